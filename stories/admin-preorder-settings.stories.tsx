import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { setReporter } from '#core/report.ts'
import { PREORDER_SETTINGS } from '#testing/fixtures/preorders.ts'
import { CUSTOMER, NOBODY, STAFF } from '#testing/fixtures/purge.ts'
import { widget } from '#widgets/admin-preorder-settings/index.ts'
import { containing, told } from '../.storybook/say.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default {
  title: 'Back office/Pre-order settings',
  beforeEach: () => {
    setReporter(() => {})
    history.replaceState(null, '', location.pathname)
  },
} satisfies Meta

const show = (more: WidgetStory = {}) =>
  widgetStory(widget, { ...more, server: { 'active-user': STAFF, ...PREORDER_SETTINGS, ...more.server } })
const opened = (more: WidgetStory = {}) =>
  show({
    play: async ({ canvas }) => {
      await userEvent.click(
        await canvas.findByRole('button', { name: containing(told('Nové telefony')) }, { timeout: 5000 }),
      )
      await waitFor(() => expect(canvas.getAllByRole('combobox').length).toBeGreaterThan(1), {
        timeout: 5000,
      })
    },
    ...more,
  })

export const Listed = show()
export const Opened = opened()
export const Waiting = show({ server: { 'preorder-settings-grid': 'hang' } })
export const Empty = show({
  server: { 'preorder-settings-grid': { count: 0, next: null, previous: null, results: [] } },
})
export const Failed = show({
  showsErrors: true,
  server: { 'preorder-settings-grid': { status: 404, body: {} } },
})
export const Denied = show({ showsErrors: true, server: { 'active-user': CUSTOMER } })
export const SignedOut = show({ server: { 'active-user': NOBODY } })
export const Narrow = opened({ globals: { width: '390px' } })
export const Dark = opened({ globals: { theme: 'dark' } })
export const Romanian = opened({ globals: { market: 'ro' } })
