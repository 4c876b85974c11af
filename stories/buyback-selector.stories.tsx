import type { Meta } from '@storybook/react-vite'
import { widgetStory } from '../.storybook/widget-story.tsx'
import { widget } from '../widgets/buyback-selector/index.ts'
import { APPRAISAL, CONDITIONS, GOOD_SHOP } from './buyback-fixtures.ts'

export default { title: 'Widgets/buyback-selector' } satisfies Meta

const chosen = { code: 'iphone-13-blue' }
const ANSWERED = { ...GOOD_SHOP }

export const Empty = widgetStory(widget, { server: GOOD_SHOP })

export const Loading = widgetStory(widget, { server: { ...GOOD_SHOP, 'buyout-types': 'hang' } })

export const TypeChosenByEditor = widgetStory(widget, { params: { type: 'telefony' }, server: GOOD_SHOP })

export const Priced = widgetStory(widget, { params: chosen, server: ANSWERED })

export const PricedDark = widgetStory(widget, {
  params: chosen,
  server: ANSWERED,
  globals: { theme: 'dark' },
})

export const PricedNarrow = widgetStory(widget, {
  params: chosen,
  server: ANSWERED,
  globals: { width: '320px' },
})

export const PricedRomanian = widgetStory(widget, {
  params: chosen,
  server: ANSWERED,
  globals: { market: 'ro', language: 'ro' },
})

export const PricedEnglish = widgetStory(widget, {
  params: chosen,
  server: ANSWERED,
  globals: { language: 'en' },
})

export const Unanswered = widgetStory(widget, {
  params: chosen,
  server: { ...ANSWERED, 'buyout-selector-data': replayed(CONDITIONS) },
})

export const NoQuality = widgetStory(widget, {
  params: chosen,
  server: {
    ...ANSWERED,
    'buyout-selector-data': replayed(
      CONDITIONS.map(c => ({ ...c, value: c.id === 'display' ? 'missing' : (c.choices[0]?.value ?? null) })),
    ),
  },
})

export const NothingOffered = widgetStory(widget, { server: { ...GOOD_SHOP, 'buyout-types': [] } })

export const Denied = widgetStory(widget, {
  server: {
    ...GOOD_SHOP,
    'buyout-types': { status: 403, body: { detail: 'You do not have permission to perform this action.' } },
  },
})

export const AppraisalRefused = widgetStory(widget, {
  params: { type: 'telefony' },
  server: {
    ...GOOD_SHOP,
    'buyout-appraisal': { status: 400, body: { detail: 'Tento model teď nevykupujeme.' } },
  },
})

function replayed(conditions: readonly object[]) {
  const data = GOOD_SHOP['buyout-selector-data']
  return {
    ...(data as Record<string, unknown>),
    appraisal: { appraisal_result: APPRAISAL.appraisal_result, valid_until: APPRAISAL.valid_until },
    device_conditions: conditions,
  }
}
