import type { Meta } from '@storybook/react-vite'
import { widget } from '#widgets/admin-order-delivery-detail/index.ts'
import { widgetStory } from '../.storybook/widget-story.tsx'

export default { title: 'Shop/Admin order delivery detail' } satisfies Meta

export const Empty = widgetStory(widget)

export const WithHeading = widgetStory(widget, { params: { heading: 'Ostrov' } })

export const Romanian = widgetStory(widget, { globals: { market: 'ro' } })

export const Dark = widgetStory(widget, { params: { heading: 'Ostrov' }, globals: { theme: 'dark' } })
