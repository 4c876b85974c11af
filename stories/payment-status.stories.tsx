import type { Meta } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { Fixture } from '#testing/fake-server.ts'
import { PAYMENT } from '#testing/fixtures/payments.ts'
import { widget } from '#widgets/payment-status/index.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default { title: 'Checkout/Payment status' } satisfies Meta

const payment = (answer: Fixture, more: WidgetStory = {}) =>
  widgetStory(widget, {
    params: { id: 'pay-1' },
    server: { 'payment-status': answer },
    play: async ({ canvasElement }) => {
      await waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).toBeNull(), { timeout: 5000 })
    },
    ...more,
  })

export const Paid = payment(PAYMENT)

export const WaitsForTheBank = payment({ ...PAYMENT, status: 'in-progress' })

export const NotPaidYet = payment({ ...PAYMENT, status: 'created' })

export const Failed = payment(
  { ...PAYMENT, status: 'failed', message: 'Banka platbu odmítla.' },
  { showsErrors: true },
)

export const FailedWithoutReason = payment({ ...PAYMENT, status: 'failed' }, { showsErrors: true })

export const Cancelled = payment({ ...PAYMENT, status: 'cancelled' })

export const Unknown = payment({ status: 404, body: { detail: 'Nenalezeno.' } })

export const Loading = payment('hang', { play: async () => {} })

export const Romanian = payment(
  { ...PAYMENT, status: 'failed', total: '2499.99' },
  { globals: { market: 'ro' }, showsErrors: true },
)

export const Dark = payment({ ...PAYMENT, status: 'cancelled' }, { globals: { theme: 'dark' } })

export const Narrow = payment(
  { ...PAYMENT, status: 'failed' },
  { globals: { width: '320px' }, showsErrors: true },
)
