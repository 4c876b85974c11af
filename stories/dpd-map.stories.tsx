import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { setReporter } from '#core/report.ts'
import type { Call, Fixtures } from '#testing/fake-server.ts'
import { ARTICLE } from '#testing/fixtures/article.ts'
import { DELIVERY_SHOP, searchPlaces } from '#testing/fixtures/delivery.ts'
import { widget } from '#widgets/dpd-map/index.ts'
import { t } from '#widgets/dpd-map/messages.ts'
import { containing, told } from '../.storybook/say.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default { title: 'Checkout/DPD map', beforeEach: () => setReporter(() => {}) } satisfies Meta

/** DPD can't be reached from here; in its place stands a drawing of a map. */
const page = { providers: { dpd: new URL('./assets/provider-map.svg', import.meta.url).href } }

/** The places of every carrier, whose boxes are DPD's here. */
const findDpdPlaces = (call: Call) => {
  const { count, places } = searchPlaces(call)
  return { count, places: places.map(one => (one.kind === 'box' ? { ...one, name: 'DPD Box' } : one)) }
}
const SHOP: Fixtures = {
  ...DELIVERY_SHOP,
  'dispensing-places': findDpdPlaces,
  'article-dpd-map': ARTICLE,
}

const show = (more: Fixtures = {}, story: WidgetStory = {}) =>
  widgetStory(widget, { page, server: { ...SHOP, ...more }, ...story })

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
