import type { Meta } from '@storybook/react-vite'
import { setReporter } from '#core/report.ts'
import type { Fixture } from '#testing/fake-server.ts'
import { MADE_ORDER } from '#testing/fixtures/checkout.ts'
import { widget } from '#widgets/thank-you/index.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default { title: 'Checkout/Thank you', beforeEach: () => setReporter(() => {}) } satisfies Meta

const params = { order: 'o1', orderUrl: '/cz/objednavka/', goodsUrl: '/cz/zbozi/' }
const show = (answer: Fixture, more: WidgetStory = {}) =>
  widgetStory(widget, { params, server: { 'order-status': answer }, ...more })
const pay = (payment: object, more: object = {}) => ({
  ...MADE_ORDER,
  state: 'new',
  payment: { ...MADE_ORDER.payment, account: null, variable_symbol: null, qr_text: null, ...payment },
  ...more,
})

export const Transfer = show(MADE_ORDER)

export const Paid = show(
  pay({ name: 'Kartou online', code: 'card', is_paid: true }, { state: 'in-progress' }),
)

export const Unpaid = show(pay({ name: 'Kartou online', code: 'card', can_pay: true }))

export const OnDelivery = show(
  pay(
    { name: 'Na dobírku', code: 'cash', price: '39.00', is_on_delivery: true },
    { state: 'in-progress', total: '21158.00', vat: '3672.05' },
  ),
)

export const Cancelled = show({ ...MADE_ORDER, state: 'cancelled' })

export const Waiting = show('hang')

export const Failed = show({ status: 400, body: {} })

export const Romanian = show(MADE_ORDER, { globals: { market: 'ro' } })

export const Dark = show(MADE_ORDER, { globals: { theme: 'dark' } })

export const Narrow = show(MADE_ORDER, { globals: { width: '320px' } })
