import type { Meta } from '@storybook/react-vite'
import { WAREHOUSE } from '#testing/fixtures/picking.ts'
import { STAFF } from '#testing/fixtures/purge.ts'
import { widget } from '#widgets/admin-custom-order-email/index.ts'
import { widgetStory } from '../.storybook/widget-story.tsx'

export default { title: 'Back office/E-mail about an order' } satisfies Meta

const server = { ...WAREHOUSE, 'active-user': STAFF }
const params = { id: '7' }

export const Empty = widgetStory(widget, { params, server })

export const Romanian = widgetStory(widget, { params, server, globals: { market: 'ro' } })

export const Dark = widgetStory(widget, { params, server, globals: { theme: 'dark' } })
