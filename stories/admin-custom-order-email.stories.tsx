import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { setReporter } from '#core/report.ts'
import { WAREHOUSE } from '#testing/fixtures/picking.ts'
import { CUSTOMER, STAFF } from '#testing/fixtures/purge.ts'
import { widget } from '#widgets/admin-custom-order-email/index.ts'
import { t } from '#widgets/admin-custom-order-email/messages.ts'
import { containing, told } from '../.storybook/say.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default {
  title: 'Back office/E-mail about an order',
  beforeEach: () => setReporter(() => {}),
} satisfies Meta

const show = (more: WidgetStory = {}) =>
  widgetStory(widget, {
    params: { id: '7' },
    ...more,
    server: { ...WAREHOUSE, 'active-user': STAFF, ...more.server },
  })

type Play = NonNullable<WidgetStory['play']>

const fill: Play = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: told('Zboží se zdrží') }))
  await expect(canvas.getByText(/2026000123 \p{L}/u, { selector: 'strong' })).toBeVisible()
}
const send: Play = async context => {
  await fill(context)
  await userEvent.click(context.canvas.getByRole('button', { name: t('send') }))
}

export const Filled = show({ play: fill })
export const Empty = show({
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(t('subject'))).toHaveValue('')
  },
})
export const Sent = show({
  server: { 'order-mail': { status: 204 } },
  play: async context => {
    await send(context)
    await expect(await context.canvas.findByRole('button', { name: t('another') })).toBeVisible()
  },
})
export const Waiting = show({
  server: { 'order-mail-setting': 'hang' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull()
  },
})
export const Failed = show({
  server: { 'order-mail-setting': { status: 400, body: {} } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(containing(t('failed')))).toBeVisible()
  },
})
export const NotSent = show({
  server: { 'order-mail': { status: 400, body: {} } },
  play: async context => {
    await send(context)
    await context.canvas.findByRole('alert')
    await expect(context.canvas.getByLabelText(t('subject'))).not.toHaveValue('')
  },
})
export const Denied = show({
  showsErrors: true,
  server: { 'active-user': CUSTOMER },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
    await expect(canvas.queryByLabelText(t('subject'))).toBeNull()
  },
})
export const Romanian = show({ globals: { market: 'ro' } })
export const Dark = show({ globals: { theme: 'dark' } })
