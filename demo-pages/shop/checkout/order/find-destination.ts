import type { MarketCode, OrderRequest } from '#shop/contract.ts'
import type { Database } from '#shop/database/database.ts'
import { CallError } from '#shop/server/call-answer.ts'
import { listTownLines } from '#shop/site/list-town-lines.ts'
import { showPostcode } from '#shop/site/show-postcode.ts'
import { findArrival } from '../calendar.ts'
import type { CheckoutState } from '../checkout-state.ts'
import { findRide } from '../courier/calls.ts'
import { takeEveningSlot } from '../courier/evening-slots.ts'
import { findExpressSlot } from '../courier/express.ts'
import type { Notice } from '../describe-checkout.ts'
import { countWanted } from '../lines.ts'
import type { DeliveryMethod } from '../methods.ts'
import type { Tills } from '../offer-methods.ts'
import { findStoreArrival } from '../places/describe-place.ts'
import { findPlace, isOpenTo } from '../places/find-places.ts'
import { findReadyDay } from '../places/opening.ts'
import { listStores, listStoresWith } from '../places/stores.ts'
import { CHECKOUT_TEXTS } from '../texts.ts'

/** Where an order goes, and when it is there. */
export interface Destination {
  /** Of the place; null where it goes to the customer's own address. */
  placeId: string | null
  /** Lines to show. */
  lines: string[]
  timeslotId: string | null
  /** ISO. */
  expectedDate: string
  tills: Tills
  /** The store whose shelves it is taken from. */
  storeId: string | null
  /** What the courier within the hour asks; null for all others. */
  ride: number | null
}

/** What can't be had any more; the customer chooses another. */
export interface Unreachable {
  notice: Notice
  detail: string
}

export interface Seeking {
  request: OrderRequest
  delivery: DeliveryMethod
  state: CheckoutState
}

/** Finds and holds the place or the hour that an order asks for. */
export function findDestination(tx: Database, seeking: Seeking): Promise<Destination | Unreachable> {
  const { kind } = seeking.delivery
  if (kind === 'store') return findStore(tx, seeking)
  if (kind === 'dispensing-place') return findDispensing(tx, seeking)
  return kind === 'express' ? findExpressRide(tx, seeking) : findAddress(tx, seeking)
}

const AT_HOME = {
  placeId: null,
  timeslotId: null,
  tills: { takesCash: true, takesCards: true },
  storeId: null,
  ride: null,
} as const

async function findStore(
  tx: Database,
  { request, state: { market, items, now } }: Seeking,
): Promise<Destination> {
  const store = listStores(market).find(({ id }) => id === request.store)
  if (!store) throw new CallError(400, { store: [CHECKOUT_TEXTS[market].unknown] })
  const isThere = (await listStoresWith(tx, market, countWanted(items))).has(store.id)
  return {
    ...AT_HOME,
    placeId: store.id,
    lines: [store.name, store.street, `${showPostcode(market, store.postcode)} ${store.city}`],
    expectedDate: isThere ? findReadyDay(market, now) : findStoreArrival(market, now),
    storeId: isThere ? store.id : null,
  }
}

async function findDispensing(
  tx: Database,
  { request, delivery, state: { market, now } }: Seeking,
): Promise<Destination | Unreachable> {
  const place = await findPlace(tx, {
    market,
    provider: delivery.provider ?? '',
    id: request.store ?? '',
  })
  if (!place) throw new CallError(400, { store: [CHECKOUT_TEXTS[market].unknown] })
  if (!isOpenTo(place)) return refuse(market, 'place-not-available', place.name)
  return {
    ...AT_HOME,
    placeId: place.id,
    lines: [place.name, place.street, `${showPostcode(market, place.postcode)} ${place.city}`],
    expectedDate: findArrival(market, now, delivery.days),
    tills: place,
  }
}

const GONE = { 'place-not-available': 'placeGone', 'delivery-not-available': 'deliveryGone' } as const

export const refuse = (market: MarketCode, kind: keyof typeof GONE, about: string): Unreachable => ({
  notice: { kind, about },
  detail: CHECKOUT_TEXTS[market][GONE[kind]],
})

/** The address that it goes to: another one where the customer gave it, else that of the invoice. */
export const readAddress = ({ order_billing_address, order_delivery_address }: OrderRequest) =>
  order_delivery_address ?? order_billing_address

function listAddressLines(market: MarketCode, request: OrderRequest): string[] {
  const { first_name, last_name, company, address, ...town } = readAddress(request)
  return [`${first_name} ${last_name}`, company, address, ...listTownLines(market, town)].filter(Boolean)
}

async function findAddress(
  tx: Database,
  { request, delivery, state: { market, now } }: Seeking,
): Promise<Destination | Unreachable> {
  const lines = listAddressLines(market, request)
  if (delivery.kind !== 'atc')
    return { ...AT_HOME, lines, expectedDate: findArrival(market, now, delivery.days) }
  const slot = await takeEveningSlot(tx, { market, id: request.timeslot ?? '', now })
  if (!slot) return refuseSlot(market, delivery)
  return { ...AT_HOME, lines, timeslotId: slot.id, expectedDate: slot.date }
}

const refuseSlot = (market: MarketCode, { name }: DeliveryMethod): Unreachable => ({
  notice: { kind: 'delivery-not-available', about: name },
  detail: CHECKOUT_TEXTS[market].slotGone,
})

async function findExpressRide(
  tx: Database,
  { request, delivery, state: { market, items, now } }: Seeking,
): Promise<Destination | Unreachable> {
  const slot = findExpressSlot(market, request.timeslot ?? '', now)
  if (!slot) return refuseSlot(market, delivery)
  const { postcode } = readAddress(request)
  const ride = await findRide(tx, market, { postcode, wanted: countWanted(items) })
  if (typeof ride === 'string')
    return { notice: { kind: 'delivery-not-available', about: delivery.name }, detail: ride }
  return {
    ...AT_HOME,
    lines: listAddressLines(market, request),
    timeslotId: slot.id,
    expectedDate: slot.date,
    tills: { takesCash: false, takesCards: false },
    storeId: ride.storeId,
    ride: ride.price,
  }
}
