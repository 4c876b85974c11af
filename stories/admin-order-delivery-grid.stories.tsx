import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { setReporter } from '#core/report.ts'
import { WAREHOUSE } from '#testing/fixtures/picking.ts'
import { CUSTOMER, STAFF } from '#testing/fixtures/purge.ts'
import { widget } from '#widgets/admin-order-delivery-grid/index.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default {
  title: 'Back office/Orders to deliver',
  beforeEach: () => setReporter(() => {}),
} satisfies Meta

const show = (more: WidgetStory = {}) =>
  widgetStory(widget, { ...more, server: { ...WAREHOUSE, 'active-user': STAFF, ...more.server } })

export const Filled = show({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2026000123')).toBeVisible()
  },
})
export const Waiting = show({
  server: { 'order-delivery-grid': 'hang' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull()
  },
})
export const Empty = show({
  server: { 'order-delivery-grid': { count: 0, next: null, previous: null, results: [] } },
})
export const Failed = show({
  server: { 'order-delivery-grid': { status: 400, body: {} } },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
    await expect(canvas.queryByText('2026000123')).toBeNull()
  },
})
export const Denied = show({
  showsErrors: true,
  server: { 'active-user': CUSTOMER },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
    await expect(canvas.queryByText('2026000123')).toBeNull()
  },
})
export const Romanian = show({ globals: { market: 'ro' } })
export const Dark = show({ globals: { theme: 'dark' } })
