import { CHECKOUT_STEPS, type CheckoutStep, type Missing } from '#core/checkout/choice.ts'

const CONSENTS = new Set(['terms', 'marketing', 'promotions', 'heureka', 'createAccount'])

/** On which screen a field is. */
export const stepOfField = (field: string): CheckoutStep => (CONSENTS.has(field) ? 'summary' : 'details')

/** On which screen something is chosen. */
export const stepOfChoice = (missing: Missing): 'delivery' | 'payment' =>
  missing === 'delivery' || missing === 'place' || missing === 'timeslot' ? 'delivery' : 'payment'

/** What has to be chosen before a screen may be left for the next. */
export const findOwed = (step: CheckoutStep, missing: readonly Missing[]): Missing | undefined =>
  missing.find(name => CHECKOUT_STEPS.indexOf(stepOfChoice(name)) <= CHECKOUT_STEPS.indexOf(step))

export const stepAfter = (step: CheckoutStep): CheckoutStep | undefined =>
  CHECKOUT_STEPS[CHECKOUT_STEPS.indexOf(step) + 1]

export const stepBefore = (step: CheckoutStep): CheckoutStep | undefined =>
  CHECKOUT_STEPS[CHECKOUT_STEPS.indexOf(step) - 1]
