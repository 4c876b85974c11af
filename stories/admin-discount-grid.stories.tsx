import type { Meta } from '@storybook/react-vite'
import { setReporter } from '#core/report.ts'
import type { Fixture } from '#testing/fake-server.ts'
import { DISCOUNTS, NO_DISCOUNTS } from '#testing/fixtures/discounts.ts'
import { CUSTOMER, NOBODY, STAFF } from '#testing/fixtures/purge.ts'
import { widget } from '#widgets/admin-discount-grid/index.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default { title: 'Back office/Discount grid', beforeEach: () => setReporter(() => {}) } satisfies Meta

const show = (discounts: Fixture, more: WidgetStory = {}) =>
  widgetStory(widget, {
    params: { detail: '/cz/obsluha/discount-detail/' },
    server: { 'active-user': STAFF, discounts },
    ...more,
  })

export const Filled = show(DISCOUNTS)
export const Waiting = show('hang')
export const Empty = show(NO_DISCOUNTS)
export const Failed = show({ status: 400, body: {} })
export const SignedOut = show(DISCOUNTS, { server: { 'active-user': NOBODY } })
export const Denied = show(DISCOUNTS, { server: { 'active-user': CUSTOMER }, showsErrors: true })
export const Romanian = show(DISCOUNTS, { globals: { market: 'ro' } })
export const Dark = show(DISCOUNTS, { globals: { theme: 'dark' } })
