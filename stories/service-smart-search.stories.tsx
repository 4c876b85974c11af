import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { GOOD_SHOP } from '#testing/fixtures/buyback.ts'
import { FOUND, GOOD_SERVICE } from '#testing/fixtures/service.ts'
import { widget } from '#widgets/service-smart-search/index.ts'
import { t } from '#widgets/service-smart-search/messages.ts'
import { containing } from '../.storybook/say.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default { title: 'Service/Smart search' } satisfies Meta

const typeTerm =
  (term: string, seen?: () => string): WidgetStory['play'] =>
  async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox'), term)
    if (seen)
      await expect((await canvas.findAllByText(containing(seen()), {}, { timeout: 5000 }))[0]).toBeVisible()
  }

export const Found = widgetStory(widget, {
  server: GOOD_SERVICE,
  play: typeTerm('iphone', () => t('found', { count: 3 })),
})

export const Empty = widgetStory(widget, { server: GOOD_SERVICE })

export const LabelOfEditor = widgetStory(widget, {
  params: { label: 'Který přístroj máte?' },
  server: GOOD_SERVICE,
})

export const OneLetter = widgetStory(widget, {
  server: GOOD_SERVICE,
  play: typeTerm('i', () => t('short', { count: 2 })),
})

export const Searching = widgetStory(widget, {
  server: { ...GOOD_SERVICE, 'service-smart-search': 'hang' },
  play: typeTerm('iphone', () => t('searching')),
})

export const FoundDark = widgetStory(widget, {
  server: GOOD_SERVICE,
  globals: { theme: 'dark' },
  play: typeTerm('iphone', () => t('found', { count: 3 })),
})

export const FoundNarrow = widgetStory(widget, {
  server: GOOD_SERVICE,
  globals: { width: '320px' },
  play: typeTerm('iphone', () => t('found', { count: 3 })),
})

export const FoundRomanian = widgetStory(widget, {
  server: GOOD_SERVICE,
  globals: { market: 'ro' },
  play: typeTerm('iphone', () => t('found', { count: 3 })),
})

export const Nothing = widgetStory(widget, {
  server: GOOD_SERVICE,
  play: typeTerm('toaster', () => t('nothing')),
})

export const Failed = widgetStory(widget, {
  server: { ...GOOD_SERVICE, 'service-smart-search': { status: 404, body: { detail: 'Nenalezeno.' } } },
  play: typeTerm('iphone', () => t('failed')),
})

const FOR_SALE = FOUND.map((found, place) => ({ ...found, is_bought: place < 2 }))

export const ForSale = widgetStory(widget, {
  params: { goal: 'buyback' },
  server: { ...GOOD_SHOP, 'service-smart-search': { result: FOR_SALE } },
  play: typeTerm('iphone', () => t('found', { count: 3 })),
})
