import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { moveOrder } from '../orders/move-order.ts'
import { orders } from '../orders/schema.ts'
import { leavesTo } from '../orders/states.ts'
import { askCarrier } from './carrier.ts'
import { endChange, hold } from './change.ts'
import type { Delivery, Desk } from './read-delivery.ts'
import { crates, orderDeliveries, packages } from './schema.ts'

/** Gives a packed order to its carrier, who numbers the parcel; its customer is mailed, and the crate is free again. Null where the carrier does not take it. */
export async function handOverOrder(tx: Database, desk: Desk, delivery: Delivery): Promise<Delivery | null> {
  const { order } = delivery
  const taken = askCarrier(delivery)
  const to = leavesTo(order)
  const moved = taken && (await moveOrder(tx, order.id, { from: order.state, to, origin: desk.origin }))
  if (!taken || !moved) return null
  await tx.update(packages).set({ label: taken.label }).where(eq(packages.orderId, order.id))
  await tx
    .update(orderDeliveries)
    .set({ handedOverAt: new Date() })
    .where(eq(orderDeliveries.orderId, order.id))
  await hold(tx, order.id, null)
  const handed = await endChange(tx, desk, order.id, {
    action: 'hand-over',
    changes: { order_state: [order.state, to] },
  })
  await tx.update(crates).set({ orderId: null, changedAt: new Date() }).where(eq(crates.orderId, order.id))
  const [sent] = await tx.select().from(orders).where(eq(orders.id, order.id))
  return { ...handed, order: sent ?? handed.order, crate: null }
}
