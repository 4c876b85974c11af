import type { MarketCode } from '#shop/contract.ts'
import { findArrival, readClock } from '../calendar.ts'
import { CHECKOUT_TEXTS } from '../texts.ts'
import { type FoundPlace, isOpenTo } from './find-places.ts'
import { listExceptions, listHours } from './opening.ts'
import type { Store } from './stores.ts'

/** With so little room it may be full by the time that an order is sent. */
const LITTLE_ROOM = 3
/** Minutes until what lies in a store is ready there. */
export const READY_IN = 30
/** Working days until goods have come to a store. */
const DAYS_TO_STORE = 2

/** A carrier's place in the words of the contract. */
export function describePlace(market: MarketCode, place: FoundPlace, now: Date) {
  const texts = CHECKOUT_TEXTS[market]
  const isAvailable = isOpenTo(place)
  return {
    id: place.id,
    name: place.name,
    street: place.street,
    city: place.city,
    postcode: place.postcode,
    kind: place.kind,
    latitude: null,
    longitude: null,
    opening_hours: listHours(place.schedule),
    exceptions: listExceptions(market, place.schedule, readClock(market, now).date),
    is_available: isAvailable,
    is_almost_full: isAvailable && place.room <= LITTLE_ROOM,
    reason: isAvailable ? null : place.isClosed ? texts.placeClosed : texts.placeFull,
    takes_cards: place.takesCards,
    takes_cash: place.takesCash,
    ready_in: null,
    ready_date: findArrival(market, now, 1),
  }
}

/** The day on which goods are in a store where they do not lie yet. */
export const findStoreArrival = (market: MarketCode, now: Date): string =>
  findArrival(market, now, DAYS_TO_STORE)

/** A store in the words of the contract; `isThere`: all of the cart lies in it. */
export function describeStore(
  market: MarketCode,
  store: Store,
  { now, isThere }: { now: Date; isThere: boolean },
) {
  return {
    ...store,
    kind: 'store' as const,
    opening_hours: listHours('store'),
    exceptions: listExceptions(market, 'store', readClock(market, now).date),
    is_available: true,
    is_almost_full: false,
    reason: null,
    takes_cards: true,
    takes_cash: true,
    ready_in: isThere ? READY_IN : null,
    ready_date: isThere ? null : findStoreArrival(market, now),
  }
}
