import { and, count, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { MarketCode } from '#shop/contract.ts'
import type { Database } from '#shop/database/database.ts'
import { orders } from '#shop/orders/schema.ts'
import { addWorkingDays, isWorkingDay, readClock } from '../calendar.ts'
import { GONE } from '../places/find-places.ts'

/** A stretch of time in which the shop's own courier comes. */
export interface Slot {
  id: string
  /** ISO. */
  date: string
  from: string
  to: string
}

const DAYS = 5
const WINDOWS = [
  { from: '17:00', to: '19:00' },
  { from: '19:00', to: '21:00' },
] as const
/** Orders that one car brings in one stretch. */
export const EVENING_CAPACITY = 6
/** Who orders by then may have it the same evening. */
const LAST_SAME_DAY = 14 * 60

/** The evenings of the next working days. */
export function listEveningSlots(market: MarketCode, now: Date): Slot[] {
  const { date, minutes } = readClock(market, now)
  const isToday = isWorkingDay(market, date) && minutes < LAST_SAME_DAY
  return Array.from({ length: DAYS }, (_, at) => addWorkingDays(market, date, isToday ? at : at + 1)).flatMap(
    day => WINDOWS.map(({ from, to }) => ({ id: `atc-${day}-${from.slice(0, 2)}`, date: day, from, to })),
  )
}

/** The slots that have no room left. */
export async function listFullSlots(
  database: Database,
  market: MarketCode,
  slots: readonly Slot[],
): Promise<ReadonlySet<string>> {
  const taken = await database
    .select({ id: orders.timeslotId, count: count() })
    .from(orders)
    .where(
      and(
        eq(orders.market, market),
        inArray(
          orders.timeslotId,
          slots.map(({ id }) => id),
        ),
        notInArray(orders.state, GONE),
      ),
    )
    .groupBy(orders.timeslotId)
  return new Set(
    taken.flatMap(({ id, count: held }) => (id !== null && held >= EVENING_CAPACITY ? [id] : [])),
  )
}

/** The evening that an order asks for, if there is room; of two that want the last seat one waits here. */
export async function takeEveningSlot(
  tx: Database,
  { market, id, now }: { market: MarketCode; id: string; now: Date },
): Promise<Slot | null> {
  const slot = listEveningSlots(market, now).find(one => one.id === id)
  if (!slot) return null
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${market} ${id}`}))`)
  return (await listFullSlots(tx, market, [slot])).has(id) ? null : slot
}
