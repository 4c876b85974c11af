import type { Meta } from '@storybook/react-vite'
import { setReporter } from '#core/report.ts'
import type { Fixture } from '#testing/fake-server.ts'
import { widget } from '#widgets/admin-discount-grid/index.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default { title: 'Shop/Admin discount grid', beforeEach: () => setReporter(() => {}) } satisfies Meta

const ENTRIES = ['Ostrov', 'Insula', 'Island'].map((label, i) => ({ value: String(i), label }))
const show = (answer: Fixture, more: WidgetStory = {}) =>
  widgetStory(widget, { params: { heading: 'Ostrov' }, server: { 'buyout-types': answer }, ...more })

export const Filled = show(ENTRIES)

export const Waiting = show('hang')

export const Empty = show([])

export const Failed = show({ status: 400, body: {} })

export const Romanian = show(ENTRIES, { globals: { market: 'ro' } })

export const Dark = show(ENTRIES, { globals: { theme: 'dark' } })
