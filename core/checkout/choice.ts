import type { Timeslot } from '#core/api/delivery/courier.ts'
import type { Delivery } from '#core/api/delivery/deliveries.ts'
import type { DeliveryPlace } from '#core/api/delivery/places.ts'
import type { Payment } from '#core/api/payments/payments.ts'

/** What a customer has chosen so far beside the form's own fields. */
export interface Choice {
  delivery: Delivery | null
  place: DeliveryPlace | null
  timeslot: Timeslot | null
  payment: Payment | null
  /** Code of the company that carries the payment. */
  company: string | null
  /** Id of the instalment. */
  instalment: string | null
}

export const NO_CHOICE: Choice = {
  delivery: null,
  place: null,
  timeslot: null,
  payment: null,
  company: null,
  instalment: null,
}

/** What no longer counts once another is chosen: where it goes and when hang on the delivery, the rest on the payment. */
const RESETS: Readonly<Record<keyof Choice, readonly (keyof Choice)[]>> = {
  delivery: ['place', 'timeslot'],
  place: ['timeslot'],
  timeslot: [],
  payment: ['company', 'instalment'],
  company: ['instalment'],
  instalment: [],
}

/** The choice after one more part of it; the same again resets nothing, and is told anew: its price may be another. */
export function choose<K extends keyof Choice>(choice: Choice, key: K, value: Choice[K]): Choice {
  if (choice[key] === value) return choice
  if (isSame(choice[key], value)) return { ...choice, [key]: value }
  const reset = Object.fromEntries(RESETS[key].map(name => [name, null]))
  return { ...choice, ...reset, [key]: value }
}

/** The payment stays where the new delivery offers it too. */
export const keepPayment = (choice: Choice, offered: readonly Payment[]): Choice =>
  choose(choice, 'payment', findOffered(offered, choice.payment?.code))

/** The delivery stays where the cart can still be had so; with it goes all that hung on it. */
export const keepDelivery = (choice: Choice, offered: readonly Delivery[]): Choice =>
  choose(choice, 'delivery', findOffered(offered, choice.delivery?.code))

/** What can be had by this code. */
export const findOffered = <T extends Delivery | Payment>(
  offered: readonly T[],
  code: string | null | undefined,
): T | null => offered.find(one => one.is_available && one.code === code) ?? null

const idOf = (value: Choice[keyof Choice]): unknown =>
  typeof value === 'object' && value !== null ? ('code' in value ? value.code : value.id) : value
const isSame = (one: Choice[keyof Choice], other: Choice[keyof Choice]): boolean => idOf(one) === idOf(other)

export type Missing = 'delivery' | 'place' | 'timeslot' | 'payment' | 'company' | 'instalment'

/** What has to be chosen before an order can be sent, in the order in which it is asked. */
export function listMissing({ delivery, place, timeslot, payment, company, instalment }: Choice): Missing[] {
  const needsPlace = delivery?.kind === 'dispensing-place' || delivery?.kind === 'store'
  const needsSlot = delivery?.kind === 'atc' || delivery?.kind === 'express'
  const needed: [Missing, boolean][] = [
    ['delivery', !delivery],
    ['place', needsPlace && !place],
    ['timeslot', needsSlot && !timeslot],
    ['payment', !payment],
    ['company', payment?.has_sub_payments === true && company === null],
    ['instalment', payment?.kind === 'instalment' && instalment === null],
  ]
  return needed.flatMap(([name, isMissing]) => (isMissing ? [name] : []))
}

/** The steps of the checkout in their order. */
export const CHECKOUT_STEPS = ['delivery', 'payment', 'details', 'summary'] as const
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number]

/** What must be chosen before a step can follow. */
const NEEDED: Readonly<Record<CheckoutStep, readonly Missing[]>> = {
  delivery: [],
  payment: ['delivery', 'place', 'timeslot'],
  details: ['delivery', 'place', 'timeslot', 'payment', 'company', 'instalment'],
  summary: ['delivery', 'place', 'timeslot', 'payment', 'company', 'instalment'],
}

/** Whether a step may be gone to with what is chosen; of the fields the form itself knows. */
export const canReach = (step: CheckoutStep, choice: Choice): boolean => {
  const missing = listMissing(choice)
  return !NEEDED[step].some(name => missing.includes(name))
}
