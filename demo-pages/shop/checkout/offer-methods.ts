import { formatMoney, MARKETS, type MarketCode, writeDecimal } from '../contract.ts'
import { findArrival } from './calendar.ts'
import { type CheckoutState, listMissing, priceCarriage } from './checkout-state.ts'
import { listEveningSlots } from './courier/evening-slots.ts'
import { type DeliveryMethod, listCompanies, type PaymentMethod, pricePayment } from './methods.ts'
import { findStoreArrival } from './places/describe-place.ts'
import { findReadyDay } from './places/opening.ts'
import { CHECKOUT_TEXTS } from './texts.ts'

/** Why the cart can't be delivered so; null where it can. `isSomewhere`: some store has all of it. */
export function findDeliveryFault(
  { market, items, totals }: Pick<CheckoutState, 'market' | 'items' | 'totals'>,
  method: DeliveryMethod,
  isSomewhere: boolean,
): string | null {
  const texts = CHECKOUT_TEXTS[market]
  const { mostGoods, mostPieces, kind } = method
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
  if (listMissing(items).length > 0) return texts.noStock
  if (mostGoods !== undefined && totals.goods > mostGoods) return texts.tooDear(show(market, mostGoods))
  if (mostPieces !== undefined && pieces > mostPieces) return texts.tooMany(mostPieces)
  return kind === 'express' && !isSomewhere ? texts.nowhere : null
}

/** What can be paid with where the goods are handed over. */
export interface Tills {
  takesCash: boolean
  takesCards: boolean
}

/** Why the cart can't be paid so; null where it can. */
export function findPaymentFault(
  { market, totals }: Pick<CheckoutState, 'market' | 'totals'>,
  method: PaymentMethod,
  delivery: DeliveryMethod | null,
  tills: Tills | null = null,
): string | null {
  const texts = CHECKOUT_TEXTS[market]
  const sum = totals.goods - totals.discount
  if (delivery && !delivery.payments.includes(method.code)) return texts.notWithDelivery
  if (method.kind === 'cash' && tills && !tills.takesCash && !tills.takesCards) return texts.noTill
  const most = method.kind === 'cash' && delivery ? (delivery.cashUpTo ?? 0) : method.upTo
  if (method.from !== undefined && sum < method.from) return texts.payFrom(show(market, method.from))
  if (most !== undefined && sum > most) return texts.payUpTo(show(market, most))
  return null
}

const show = (market: MarketCode, minor: number): string => formatMoney(minor, MARKETS[market])

/** The first day on which the goods may be had; of the evening courier the first that is offered. */
function findEarliest(
  { market, now }: Pick<CheckoutState, 'market' | 'now'>,
  { kind, days }: DeliveryMethod,
  isSomewhere: boolean,
): string {
  const [evening] = kind === 'atc' ? listEveningSlots(market, now) : []
  if (evening) return evening.date
  if (kind !== 'store') return findArrival(market, now, days)
  return isSomewhere ? findReadyDay(market, now) : findStoreArrival(market, now)
}

/** A delivery in the words of the contract. */
export function describeDelivery(state: CheckoutState, method: DeliveryMethod, isSomewhere: boolean) {
  const { totals, cart } = state
  const reason = findDeliveryFault(state, method, isSomewhere)
  return {
    code: method.code,
    name: method.name,
    description: method.description,
    kind: method.kind,
    provider: method.provider,
    map_key: method.mapKey ?? null,
    price: writeDecimal(priceCarriage(method, totals.goods - totals.discount, cart)),
    free_from: method.freeFrom === null ? null : writeDecimal(method.freeFrom),
    earliest_date: findEarliest(state, method, isSomewhere),
    is_available: reason === null,
    reason,
  }
}

/** A payment in the words of the contract. */
export function describePayment(
  state: CheckoutState,
  method: PaymentMethod,
  delivery: DeliveryMethod | null,
  tills: Tills | null = null,
) {
  const { market } = state
  const reason = findPaymentFault(state, method, delivery, tills)
  return {
    code: method.code,
    name: method.name,
    description:
      tills && reason === null && method.kind === 'cash'
        ? sayTills(market, tills)
        : (method.description ?? null),
    kind: method.kind,
    price: writeDecimal(pricePayment(method, delivery)),
    is_available: reason === null,
    reason,
    has_sub_payments: listCompanies(market, method).length > 0,
    is_exclusive: method.isExclusive,
    arrange_types: method.arrangeTypes,
  }
}

function sayTills(market: MarketCode, { takesCash, takesCards }: Tills): string {
  const texts = CHECKOUT_TEXTS[market]
  if (takesCash && takesCards) return texts.cashOrCard
  return takesCash ? texts.cashAlone : texts.cardAlone
}
