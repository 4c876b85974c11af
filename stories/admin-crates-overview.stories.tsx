import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { setReporter } from '#core/report.ts'
import { WAREHOUSE } from '#testing/fixtures/picking.ts'
import { CUSTOMER, STAFF } from '#testing/fixtures/purge.ts'
import { widget } from '#widgets/admin-crates-overview/index.ts'
import { t } from '#widgets/admin-crates-overview/messages.ts'
import { containing } from '../.storybook/say.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default {
  title: 'Back office/Crates overview',
  beforeEach: () => setReporter(() => {}),
} satisfies Meta

const show = (more: WidgetStory = {}) =>
  widgetStory(widget, { ...more, server: { ...WAREHOUSE, 'active-user': STAFF, ...more.server } })

export const Filled = show({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'A-03' })).toBeVisible()
  },
})
export const Waiting = show({
  server: { crates: 'hang' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull()
  },
})
export const Empty = show({ server: { crates: [] } })
export const Failed = show({
  server: { crates: { status: 404, body: { detail: 'Nenalezeno.' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(containing(t('failed')))).toBeVisible()
  },
})
export const Denied = show({
  showsErrors: true,
  server: { 'active-user': CUSTOMER },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
    await expect(canvas.queryByText('A-03')).toBeNull()
  },
})
export const Romanian = show({ globals: { market: 'ro' } })
export const Dark = show({ globals: { theme: 'dark' } })
