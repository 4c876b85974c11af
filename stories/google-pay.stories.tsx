import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { Fixture } from '#testing/fake-server.ts'
import { ORDER } from '#testing/fixtures/orders.ts'
import { ECHOES } from '#testing/fixtures/wallets.ts'
import { widget } from '#widgets/google-pay/index.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default { title: 'Checkout/Google Pay' } satisfies Meta

const WAITING = {
  ...ORDER,
  state: 'waiting-for-payment',
  payment: { ...ORDER.payment, is_paid: false, paid_at: null, can_pay: true },
}
const SCRIPT = new URL('./assets/provider.js', import.meta.url).href
/** Nobody's script is there, as where a blocker keeps it away. */
const page = { providers: { 'google-pay': `${globalThis.location?.origin}/nothing/wallet.js` } }

const order = (answer: Fixture, more: WidgetStory = {}) =>
  widgetStory(widget, {
    params: { order: 'order-1' },
    page,
    server: { ...ECHOES, 'order-status': answer },
    play: async ({ canvasElement }) => {
      await waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).toBeNull(), { timeout: 5000 })
    },
    ...more,
  })

const seesButton: WidgetStory['play'] = async ({ canvas }) => {
  await canvas.findByRole('button', { name: /Google Pay/ }, { timeout: 5000 })
}

/** A device that has it, and a script of Google's that is there. */
function onAndroidDevice<S extends StoryObj>(story: S): S {
  return {
    ...story,
    parameters: { ...story.parameters, page: { providers: { 'google-pay': SCRIPT } } },
    beforeEach() {
      class PaymentsClient {
        isReadyToPay = () => Promise.resolve({ result: true })
        loadPaymentData = () => Promise.reject({ statusCode: 'CANCELED' })
      }
      window.google = { payments: { api: { PaymentsClient } } }
      return () => {
        delete window.google
      }
    },
  }
}

export const Ready = onAndroidDevice(order(WAITING, { play: seesButton }))

export const NotOnThisDevice = order(WAITING)

export const Paid = order({ ...WAITING, payment: { ...WAITING.payment, is_paid: true } })

export const Cancelled = order({ ...WAITING, state: 'cancelled' })

export const Unknown = order({ status: 404, body: { detail: 'Nenalezeno.' } })

export const Loading = order('hang', {
  server: { ...ECHOES, 'google-pay-echo': 'hang', 'order-status': 'hang' },
  play: async () => {},
})

export const Romanian = onAndroidDevice(order(WAITING, { globals: { market: 'ro' }, play: seesButton }))

export const Dark = onAndroidDevice(order(WAITING, { globals: { theme: 'dark' }, play: seesButton }))
