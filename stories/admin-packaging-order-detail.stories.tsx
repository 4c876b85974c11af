import type { Meta } from '@storybook/react-vite'
import { PACKED, WAREHOUSE } from '#testing/fixtures/picking.ts'
import { STAFF } from '#testing/fixtures/purge.ts'
import { widget } from '#widgets/admin-packaging-order-detail/index.ts'
import { widgetStory } from '../.storybook/widget-story.tsx'

export default { title: 'Back office/Packaging of an order' } satisfies Meta

const server = { ...WAREHOUSE, 'active-user': STAFF }
const measured = { size: { width: 30, height: 20, depth: 10 }, weight: 1.25 }

export const Packing = widgetStory(widget, { params: { id: '7' }, server })

export const Empty = widgetStory(widget, { server })

export const SerialNumber = widgetStory(widget, {
  params: { id: '7' },
  server: { ...server, 'order-packing': { ...PACKED, expected_item: 71 } },
})

export const HandedOver = widgetStory(widget, {
  params: { id: '7' },
  server: {
    ...server,
    'order-packing': { ...PACKED, ...measured, label: '13870000000007', is_handed_over: true },
  },
})

export const OfColleague = widgetStory(widget, {
  params: { id: '7' },
  server: { ...server, 'order-packing': { ...PACKED, locked_by: 'Eva Skladová' } },
})

export const Romanian = widgetStory(widget, { params: { id: '7' }, server, globals: { market: 'ro' } })

export const Dark = widgetStory(widget, { params: { id: '7' }, server, globals: { theme: 'dark' } })
