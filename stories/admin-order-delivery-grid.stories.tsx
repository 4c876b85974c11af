import type { Meta } from '@storybook/react-vite'
import { WAREHOUSE } from '#testing/fixtures/picking.ts'
import { STAFF } from '#testing/fixtures/purge.ts'
import { widget } from '#widgets/admin-order-delivery-grid/index.ts'
import { widgetStory } from '../.storybook/widget-story.tsx'

export default { title: 'Back office/Orders to deliver' } satisfies Meta

const server = { ...WAREHOUSE, 'active-user': STAFF }

export const Filled = widgetStory(widget, { server })

export const Empty = widgetStory(widget, {
  server: { ...server, 'order-delivery-grid': { count: 0, next: null, previous: null, results: [] } },
})

export const Romanian = widgetStory(widget, { server, globals: { market: 'ro' } })

export const Dark = widgetStory(widget, { server, globals: { theme: 'dark' } })
