import { expect, test } from 'vitest'
import { findUsualStep, listNextStates } from './states.ts'

test.each([
  ['new', false, 'card', 'dpd', 'paid'],
  ['new', true, 'card', 'dpd', 'in-progress'],
  ['new', false, 'cash', 'dpd', 'in-progress'],
  ['in-progress', true, 'card', 'dpd', 'sent'],
  ['in-progress', true, 'card', 'store', 'ready-for-pickup'],
  ['ready-for-pickup', true, 'card', 'store', 'delivered'],
  ['sent', true, 'card', 'dpd', 'delivered'],
  ['cancelled', false, 'card', 'dpd', undefined],
] as const)(
  'of an order that is %s, paid: %s, by %s, to %s, the usual step is %s',
  (state, isPaid, typePayment, typeDeliveryCode, step) => {
    expect(findUsualStep({ state, isPaid, typePayment, typeDeliveryCode })).toBe(step)
  },
)

test.each([
  ['dpd', ['sent', 'cancelled']],
  ['packeta', ['sent', 'cancelled']],
  ['store', ['ready-for-pickup', 'cancelled']],
])('an order that is packed for %s goes on to %j', (typeDeliveryCode, states) => {
  expect(listNextStates({ state: 'in-progress', typeDeliveryCode })).toEqual(states)
})
