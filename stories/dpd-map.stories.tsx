import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { setReporter } from '#core/report.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { ARTICLE } from '#testing/fixtures/article.ts'
import { DELIVERY_SHOP } from '#testing/fixtures/delivery.ts'
import { widget } from '#widgets/dpd-map/index.ts'
import { t } from '#widgets/dpd-map/messages.ts'
import { containing, told } from '../.storybook/say.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default { title: 'Checkout/DPD map', beforeEach: () => setReporter(() => {}) } satisfies Meta

/** DPD can't be reached from here; in its place stands a drawing of a map. */
const page = { providers: { dpd: new URL('./assets/provider-map.svg', import.meta.url).href } }

const show = (more: Fixtures = {}, story: WidgetStory = {}) =>
  widgetStory(widget, { page, server: { ...DELIVERY_SHOP, 'article-dpd-map': ARTICLE, ...more }, ...story })

export const Open = show()

export const WithHeading = show({}, { params: { heading: 'Kde si zásilku vyzvednete' } })

export const Chosen = show(
  {},
  {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('radio', { name: told('Papírnictví') }))
      await expect(await canvas.findByRole('button', { name: containing(told('Papírnictví')) })).toBeVisible()
    },
  },
)

export const Help = show(
  {},
  {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByText(t('help')))
      await expect(await canvas.findByText('Kartou')).toBeVisible()
    },
  },
)

export const Waiting = show({ 'dispensing-places': 'hang' })

export const NothingFound = show({ 'dispensing-places': { count: 0, places: [] } })

export const Failed = show({ 'dispensing-places': { status: 400, body: {} } })

export const Romanian = show({}, { globals: { market: 'ro' } })

export const Dark = show({}, { globals: { theme: 'dark' } })

export const Narrow = show({}, { globals: { width: '320px' } })
