import { expect, test } from 'vitest'
import { ORDER_STATES, type OrderState } from '#core/api/orders/orders.ts'
import { planTimeline } from './timeline.ts'

const AT = '2026-11-20T10:00:00Z'
const plan = (
  state: OrderState,
  past: readonly OrderState[],
  code: string | null = 'courier',
  payment = { is_paid: false, paid_at: null as string | null },
) =>
  planTimeline({
    state,
    created_at: AT,
    history: past.map(one => ({ at: AT, state: one })),
    delivery: { code },
    payment,
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

test('once the money has come, the wait for it is a payment', () => {
  const at = '2026-11-20T12:00:00Z'
  const past = ['new', 'waiting-for-payment', 'in-progress'] as const
  const paid = plan('in-progress', past, 'courier', { is_paid: true, paid_at: at })
  expect(paid.slice(0, 3)).toEqual([
    { state: 'new', at: AT, isCurrent: false },
    { state: 'paid', at, isCurrent: false },
    { state: 'in-progress', at: AT, isCurrent: true },
  ])
  // Not every shop tells when, and the state may come after the money.
  const current = plan('waiting-for-payment', past.slice(0, 2), 'courier', { is_paid: true, paid_at: null })
  expect(current[1]).toEqual({ state: 'paid', at: AT, isCurrent: true })
})
