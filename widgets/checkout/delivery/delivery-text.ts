import type { Totals } from '#core/api/checkout/checkout-cart.ts'
import type { Timeslot } from '#core/api/delivery/courier.ts'
import type { Delivery } from '#core/api/delivery/deliveries.ts'
import { leftToFree } from '#core/checkout/free-delivery.ts'
import { showPrice } from '#core/intl/format-money.ts'
import { showDay } from '#core/intl/show-day.ts'
import { createTranslate } from '#core/intl/translate.ts'
import type { Minor } from '#core/money/decimal.ts'
import type { CardChoice, CardLine } from '#kit/device/choice-cards.tsx'
import { deliveryMessages } from './delivery-messages.ts'

export const t = createTranslate(deliveryMessages)

export const showFee = (price: Minor): string => (price === 0 ? t('free') : showPrice(price))

/** What is missing to have several deliveries for nothing, where it is the same for all that can be; null otherwise. */
export function findSharedLeft(offered: readonly Delivery[], totals: Totals | undefined): Minor | null {
  const [first = null, ...others] = offered.flatMap(one => (one.is_available && readLeft(one, totals)) || [])
  return others.length > 0 && others.every(left => left === first) ? first : null
}

const readLeft = (delivery: Delivery, totals: Totals | undefined): Minor | null =>
  totals ? leftToFree(delivery, totals) : null

/**
 * A delivery as a card: its price, when it comes, what is missing to have it for nothing where that is not said above
 * all (`isLeftTold`), or why it can't be had.
 */
export function describeDelivery(
  delivery: Delivery,
  totals: Totals | undefined,
  isLeftTold: boolean,
): CardChoice {
  const left = isLeftTold ? null : readLeft(delivery, totals)
  const lines = delivery.is_available ? listWelcome(delivery, left) : [refuse(delivery)]
  return {
    value: delivery.code,
    label: delivery.name,
    aside: showFee(delivery.price),
    lines: [...(delivery.description ? [{ text: delivery.description }] : []), ...lines],
    isDisabled: !delivery.is_available,
  }
}

function listWelcome({ earliest_date, kind }: Delivery, left: Minor | null): CardLine[] {
  return [
    ...(kind === 'express' ? [{ text: t('withinHour') }] : []),
    ...(earliest_date && kind !== 'express'
      ? [{ text: t('earliest', { day: showDay(earliest_date) }) }]
      : []),
    ...(left === null ? [] : [{ text: t('toFree', { amount: showPrice(left) }), tone: 'good' as const }]),
  ]
}

const refuse = ({ reason }: Delivery): CardLine => ({ text: reason ?? t('unavailable'), tone: 'warning' })

export const nameDelivery = ({ name, price }: Delivery): string => `${name}, ${showFee(price)}`

export const nameHours = ({ from, to }: Timeslot): string => `${from}–${to}`

export const nameSlot = (slot: Timeslot): string => `${showDay(slot.date)} ${nameHours(slot)}`
