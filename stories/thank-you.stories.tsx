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
const pay = (payment: object) => ({
  ...MADE_ORDER,
  payment: { ...MADE_ORDER.payment, account: null, ...payment },
})

export const Transfer = show(MADE_ORDER)

export const Paid = show(pay({ is_paid: true }))

export const Unpaid = show(pay({ can_pay: true }))

export const OnDelivery = show(pay({ name: 'Na dobírku' }))

export const Cancelled = show({ ...MADE_ORDER, state: 'cancelled' })

export const Waiting = show('hang')

export const Failed = show({ status: 400, body: {} })

export const Romanian = show(MADE_ORDER, { globals: { market: 'ro' } })

export const Dark = show(MADE_ORDER, { globals: { theme: 'dark' } })

export const Narrow = show(MADE_ORDER, { globals: { width: '320px' } })
