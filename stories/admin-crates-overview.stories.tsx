import type { Meta } from '@storybook/react-vite'
import { WAREHOUSE } from '#testing/fixtures/picking.ts'
import { STAFF } from '#testing/fixtures/purge.ts'
import { widget } from '#widgets/admin-crates-overview/index.ts'
import { widgetStory } from '../.storybook/widget-story.tsx'

export default { title: 'Back office/Crates overview' } satisfies Meta

const server = { ...WAREHOUSE, 'active-user': STAFF }

export const Filled = widgetStory(widget, { server })

export const Empty = widgetStory(widget, { server: { ...server, crates: [] } })

export const Romanian = widgetStory(widget, { server, globals: { market: 'ro' } })

export const Dark = widgetStory(widget, { server, globals: { theme: 'dark' } })
