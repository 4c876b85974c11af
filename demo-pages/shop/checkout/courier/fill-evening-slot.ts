import { eq } from 'drizzle-orm'
import type { MarketCode } from '#shop/contract.ts'
import type { Database } from '#shop/database/database.ts'
import { orders } from '#shop/orders/schema.ts'
import { makeTestOrder } from '#shop/orders/test-order.ts'
import { EVENING_CAPACITY, listEveningSlots, listFullSlots } from './evening-slots.ts'

/** For testers: orders take all the room of the first evening that has some; its id, or null where all are full. */
export function fillEveningSlot(
  database: Database,
  market: MarketCode,
  now = new Date(),
): Promise<string | null> {
  return database.transaction(async tx => {
    const slots = listEveningSlots(market, now)
    const full = await listFullSlots(tx, market, slots)
    const first = slots.find(({ id }) => !full.has(id))
    if (!first) return null
    for (let at = 0; at < EVENING_CAPACITY; at++) {
      const { id } = await makeTestOrder(tx, market, {
        state: 'new',
        products: { 'kabel-usb-c-1m': 1 },
        days: 0,
        now,
      })
      await tx.update(orders).set({ timeslotId: first.id }).where(eq(orders.id, id))
    }
    return first.id
  })
}
