import { expect, test } from 'vitest'
import { ORDER_STATES, type OrderState } from '#core/api/orders/orders.ts'
import { planTimeline } from './timeline.ts'

const AT = '2026-11-20T10:00:00Z'
const plan = (state: OrderState, past: readonly OrderState[], code: string | null = 'courier') =>
  planTimeline({
    state,
    created_at: AT,
    history: past.map(one => ({ at: AT, state: one })),
    delivery: { code },
  })

test.each<[OrderState, OrderState[], string, string]>([
  ['new', ['new'], 'courier', '*new in-progress sent delivered'],
  ['new', ['new'], 'store', '*new in-progress ready-for-pickup delivered'],
  [
    'waiting-for-payment',
    ['new', 'waiting-for-payment'],
    'courier',
    'new *waiting-for-payment in-progress sent delivered',
  ],
  ['sent', ['new', 'in-progress', 'sent'], 'courier', 'new in-progress *sent delivered'],
  ['delivered', ['new', 'in-progress', 'sent', 'delivered'], 'courier', 'new in-progress sent *delivered'],
  ['cancelled', ['new', 'cancelled'], 'courier', 'new *cancelled'],
  ['sent', [], 'courier', 'new *sent delivered'],
])('%s after %j by %s: %s', (state, past, code, wanted) =>
  expect(
    plan(state, past, code)
      .map(step => `${step.isCurrent ? '*' : ''}${step.state}`)
      .join(' '),
  ).toBe(wanted),
)

test('each state is current once, and only what has happened has its time', () => {
  for (const state of ORDER_STATES) {
    const steps = plan(state, ['new', state])
    const current = steps.findIndex(({ isCurrent }) => isCurrent)
    expect(steps.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    expect(steps.map(({ at }) => at !== null)).toEqual(steps.map((_, index) => index <= current))
  }
})
