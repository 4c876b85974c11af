import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { Fixture } from '#testing/fake-server.ts'
import { ORDER } from '#testing/fixtures/orders.ts'
import { ECHOES } from '#testing/fixtures/wallets.ts'
import { widget } from '#widgets/apple-pay/index.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default { title: 'Checkout/Apple Pay' } satisfies Meta

const WAITING = {
  ...ORDER,
  state: 'waiting-for-payment',
  payment: { ...ORDER.payment, is_paid: false, paid_at: null, can_pay: true },
}
/** Nobody's script is there, as where a blocker keeps it away. */
const page = { providers: { 'apple-pay': `${globalThis.location?.origin}/nothing/wallet.js` } }

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
  await canvas.findByRole('button', { name: /Apple Pay/ }, { timeout: 5000 })
}

/** A device that has it: Apple's own browser knows it without a script. */
function onAppleDevice<S extends StoryObj>(story: S): S {
  return {
    ...story,
    beforeEach() {
      class Session {
        static STATUS_SUCCESS = 0
        static STATUS_FAILURE = 1
        static canMakePayments = () => true
        onvalidatemerchant = null
        onpaymentauthorized = null
        oncancel = null
        completeMerchantValidation = () => {}
        completePayment = () => {}
        begin = () => {}
        abort = () => {}
      }
      window.ApplePaySession = Session
      return () => {
        delete window.ApplePaySession
      }
    },
  }
}

export const Ready = onAppleDevice(order(WAITING, { play: seesButton }))

export const NotOnThisDevice = order(WAITING)

export const Paid = order({ ...WAITING, payment: { ...WAITING.payment, is_paid: true } })

export const Cancelled = order({ ...WAITING, state: 'cancelled' })

export const Unknown = order({ status: 404, body: { detail: 'Nenalezeno.' } })

export const Loading = order('hang', {
  server: { ...ECHOES, 'apple-pay-echo': 'hang', 'order-status': 'hang' },
  play: async () => {},
})

export const Romanian = onAppleDevice(order(WAITING, { globals: { market: 'ro' }, play: seesButton }))

export const Dark = onAppleDevice(order(WAITING, { globals: { theme: 'dark' }, play: seesButton }))
