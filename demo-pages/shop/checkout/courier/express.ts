import type { MarketCode } from '#shop/contract.ts'
import { addDays, isHoliday, readClock, weekdayOf } from '../calendar.ts'
import { type DeliveryMethod, findDelivery } from '../methods.ts'
import { listStores, type Store } from '../places/stores.ts'
import type { Slot } from './evening-slots.ts'

/** How far the parts of Prague and Brno are from the stores, by how their postcodes begin; in kilometres. */
const KILOMETRES: Readonly<Record<string, number>> = {
  10: 8,
  11: 2,
  12: 3,
  13: 4,
  14: 8,
  15: 6,
  16: 7,
  17: 4,
  18: 8,
  19: 10,
  60: 2,
  61: 4,
  62: 6,
  63: 7,
  64: 6,
}
const NEAR = 3
/** Minor units for each kilometre further. */
const PER_KILOMETRE = 1200

export interface ExpressQuote {
  price: number
  /** The stores of that town. */
  stores: readonly Store[]
}

/** What a ride to a postcode costs, and from where it may go; null where nobody rides. */
export function quoteExpress(market: MarketCode, postcode: string): ExpressQuote | null {
  const method = findExpress(market)
  const digits = postcode.replace(/\s/g, '')
  const kilometres = /^\d{5}$/.test(digits) ? KILOMETRES[digits.slice(0, 2)] : undefined
  if (!method || kilometres === undefined) return null
  return {
    price: method.price + Math.max(0, kilometres - NEAR) * PER_KILOMETRE,
    stores: listStores(market).filter(store => store.postcode.startsWith(digits.slice(0, 1))),
  }
}

export const findExpress = (market: MarketCode): DeliveryMethod | null => {
  const method = findDelivery(market, 'liftago')
  return method?.kind === 'express' ? method : null
}

/** Between these minutes of a day the stores hand goods out; null on days on which they are closed. */
function readOpening(market: MarketCode, date: string): { from: number; to: number } | null {
  const weekday = weekdayOf(date)
  if (weekday === 7 || isHoliday(market, date)) return null
  return { from: 9 * 60, to: weekday === 6 ? 18 * 60 : 20 * 60 }
}

/** The ride itself takes an hour at most. */
const RIDE = 60
const STEP = 30
const QUARTER = 15
const MOST_SLOTS = 8

/** The next hours in which a courier can come: the first within the hour while the stores are open, else from when they open. */
export function listExpressSlots(market: MarketCode, now: Date): Slot[] {
  const { date, minutes } = readClock(market, now)
  const today = slotsOf(market, date, Math.ceil(minutes / QUARTER) * QUARTER)
  if (today.length > 0) return today
  let next = addDays(date, 1)
  while (!readOpening(market, next)) next = addDays(next, 1)
  return slotsOf(market, next, 0)
}

function slotsOf(market: MarketCode, date: string, earliest: number): Slot[] {
  const open = readOpening(market, date)
  if (!open) return []
  const slots: Slot[] = []
  for (let at = Math.max(open.from, earliest); at + RIDE <= open.to && slots.length < MOST_SLOTS; at += STEP)
    slots.push({
      id: `express-${date}-${writeTime(at).replace(':', '')}`,
      date,
      from: writeTime(at),
      to: writeTime(at + RIDE),
    })
  return slots
}

const writeTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** As long a slot that was shown may still be taken. */
const PATIENCE = 20 * 60_000

/** The hour that an order asks for; one that was shown a moment ago counts too. */
export function findExpressSlot(market: MarketCode, id: string, now: Date): Slot | null {
  for (let late = 0; late <= PATIENCE; late += 5 * 60_000) {
    const slots = listExpressSlots(market, new Date(now.getTime() - late))
    const found = slots.find(slot => slot.id === id)
    if (found) return found
  }
  return null
}
