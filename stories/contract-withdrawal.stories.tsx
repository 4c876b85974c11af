import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { setReporter } from '#core/report.ts'
import type { Fixture, Fixtures } from '#testing/fake-server.ts'
import { DELIVERED_ORDER, ORDER } from '#testing/fixtures/orders.ts'
import { widget } from '#widgets/contract-withdrawal/index.ts'
import { t } from '#widgets/contract-withdrawal/messages.ts'
import { forgetWithdrawals } from '#widgets/contract-withdrawal/model.ts'
import { containing, told } from '../.storybook/say.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default {
  title: 'Orders/Contract withdrawal',
  beforeEach: () => {
    setReporter(() => {})
    forgetWithdrawals()
  },
} satisfies Meta

const show = (order: Fixture, more: WidgetStory & { answers?: Fixtures } = {}) =>
  widgetStory(widget, {
    params: { id: ORDER.id },
    server: {
      'order-status': order,
      'contract-withdrawal': { status: 201, body: { id: 5, number: 'OZ2026000005' } },
      ...more.answers,
    },
    ...more,
  })

const send: NonNullable<WidgetStory['play']> = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: containing(told('Kabel USB-C')) }))
  await userEvent.click(canvas.getByRole('button', { name: t('submit') }))
}

export const Filled = show(DELIVERED_ORDER)
export const PaidInCash = show({ ...DELIVERED_ORDER, needs_refund_account: true })
export const Waiting = show('hang')

export const NothingChosen = show(DELIVERED_ORDER, {
  showsErrors: true,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('submit') }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})

export const Sent = show(DELIVERED_ORDER, {
  play: async story => {
    await send(story)
    await expect(await story.canvas.findByText(/OZ2026000005/)).toBeVisible()
  },
})

export const Refused = show(DELIVERED_ORDER, {
  answers: { 'contract-withdrawal': { status: 400, body: { email: ['Tahle adresa nefunguje.'] } } },
  play: send,
})

export const Failed = show(DELIVERED_ORDER, {
  answers: { 'contract-withdrawal': { status: 403, body: {} } },
  play: send,
})

export const Closed = show(ORDER, { showsErrors: true })
export const NotFound = show({ status: 404, body: {} })
export const Romanian = show(
  { ...DELIVERED_ORDER, needs_refund_account: true },
  { globals: { market: 'ro', language: 'ro' } },
)
export const Dark = show(DELIVERED_ORDER, { globals: { theme: 'dark' } })
export const Narrow = show(DELIVERED_ORDER, { globals: { width: '320px' } })
