import type { Meta } from '@storybook/react-vite'
import { WAREHOUSE } from '#testing/fixtures/picking.ts'
import { STAFF } from '#testing/fixtures/purge.ts'
import { widget } from '#widgets/admin-crates-overview/index.ts'
import { widgetStory } from '../.storybook/widget-story.tsx'

export default { title: 'Back office/Admin crates overview' } satisfies Meta

const server = { ...WAREHOUSE, 'active-user': STAFF }
const params = { detailUrl: '/cz/obsluha/order-delivery-detail/' }

export const Filled = widgetStory(widget, { params, server })

export const Empty = widgetStory(widget, { params, server: { ...server, crates: [] } })

export const Romanian = widgetStory(widget, { params, server, globals: { market: 'ro' } })

export const Dark = widgetStory(widget, { params, server, globals: { theme: 'dark' } })
