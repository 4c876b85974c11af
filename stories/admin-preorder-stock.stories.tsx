import type { Meta } from '@storybook/react-vite'
import { setReporter } from '#core/report.ts'
import { PREORDER_STOCK } from '#testing/fixtures/preorders.ts'
import { CUSTOMER, STAFF } from '#testing/fixtures/purge.ts'
import { widget } from '#widgets/admin-preorder-stock/index.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default {
  title: 'Back office/Pre-order stock',
  beforeEach: () => setReporter(() => {}),
} satisfies Meta

const show = (more: WidgetStory = {}) =>
  widgetStory(widget, { ...more, server: { 'active-user': STAFF, ...PREORDER_STOCK, ...more.server } })

export const Filled = show()
export const Waiting = show({ server: { 'preorder-stock-grid': 'hang' } })
export const Empty = show({
  server: { 'preorder-stock-grid': { count: 0, next: null, previous: null, results: [] } },
})
export const Denied = show({ showsErrors: true, server: { 'active-user': CUSTOMER } })
export const Narrow = show({ globals: { width: '390px' } })
export const Dark = show({ globals: { theme: 'dark' } })
export const Romanian = show({ globals: { market: 'ro' } })
