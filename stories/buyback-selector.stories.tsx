import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { buyback } from '#core/buyback/buyback.ts'
import { APPRAISAL, CONDITIONS, GOOD_SHOP } from '#testing/fixtures/buyback.ts'
import { ENGLISH_SHOP } from '#testing/fixtures/in-english.ts'
import { widget } from '#widgets/buyback-selector/index.ts'
import { t } from '#widgets/buyback-selector/messages.ts'
import { containing, told, whole } from '../.storybook/say.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default {
  title: 'Buy-back/Device and price',
  // As on a page that has the sell form, too.
  beforeEach: () => {
    buyback.sellForms.value = 1
    return () => {
      buyback.sellForms.value = 0
    }
  },
} satisfies Meta

const chosen = { code: 'iphone-13-blue' }
const ANSWERED = { ...GOOD_SHOP }

export const Priced = widgetStory(widget, { params: chosen, server: ANSWERED })

export const Empty = widgetStory(widget, { server: GOOD_SHOP })

export const Loading = widgetStory(widget, { server: { ...GOOD_SHOP, 'buyout-types': 'hang' } })

export const TypeChosenByEditor = widgetStory(widget, { params: { type: 'telefony' }, server: GOOD_SHOP })

export const PricedDark = widgetStory(widget, {
  params: chosen,
  server: ANSWERED,
  globals: { theme: 'dark' },
})

/** Read to its end, where the price has its own place and covers nothing. */
export const PricedNarrow = widgetStory(widget, {
  play: async ({ canvas }) => {
    await canvas.findAllByText(/12\s000|2\.400/)
    scrollTo(0, document.documentElement.scrollHeight)
  },
  params: chosen,
  server: ANSWERED,
  globals: { width: '320px' },
})

export const PricedRomanian = widgetStory(widget, {
  params: chosen,
  server: ANSWERED,
  globals: { market: 'ro', language: 'ro' },
})

/** The introduction has it as its live island. */
export const PricedEnglish = widgetStory(widget, {
  params: chosen,
  server: ENGLISH_SHOP,
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

const chooseDevice: WidgetStory['play'] = async ({ canvas }) => {
  for (const name of ['Apple', /iPhone 13 128/, containing(told('modrá'))]) {
    await userEvent.click(await canvas.findByRole('radio', { name }))
  }
}

export const AppraisalRefused = widgetStory(widget, {
  params: { type: 'telefony' },
  server: {
    ...GOOD_SHOP,
    'buyout-appraisal': { status: 400, body: { detail: 'Tento model teď nevykupujeme.' } },
  },
  play: async context => {
    await chooseDevice(context)
    await expect(await context.canvas.findByText(told('Tento model teď nevykupujeme.'))).toBeVisible()
  },
})

export const AppraisalFailed = widgetStory(widget, {
  params: { type: 'telefony' },
  server: { ...GOOD_SHOP, 'buyout-appraisal': { status: 404, body: { detail: 'Not found.' } } },
  play: async context => {
    await chooseDevice(context)
    await expect(await context.canvas.findByText(containing(t('appraisalFailed')))).toBeVisible()
  },
})

const sendPrice =
  (answer: () => string): WidgetStory['play'] =>
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: whole(t('sendPrice')) }))
    await userEvent.type(await canvas.findByRole('textbox'), 'jana@example.cz')
    await userEvent.click(canvas.getByRole('button', { name: whole(t('sendPrice')) }))
    await expect((await canvas.findAllByText(containing(answer())))[0]).toBeVisible()
  }

export const PriceSent = widgetStory(widget, {
  params: chosen,
  server: GOOD_SHOP,
  play: sendPrice(() => t('emailSent', { email: '' }).trim().replace(/\W$/, '')),
})

export const PriceRefused = widgetStory(widget, {
  params: chosen,
  server: {
    ...GOOD_SHOP,
    'send-buyout-to-email': { status: 400, body: { e_mail: ['Tato adresa nepřijímá poštu.'] } },
  },
  play: sendPrice(() => told('Tato adresa nepřijímá poštu.')),
})

export const PriceNotSent = widgetStory(widget, {
  params: chosen,
  server: { ...GOOD_SHOP, 'send-buyout-to-email': { status: 500, body: '<h1>Server Error (500)</h1>' } },
  play: sendPrice(() => t('emailFailed')),
})

export const TooManyAttempts = widgetStory(widget, {
  params: chosen,
  server: {
    ...GOOD_SHOP,
    'send-buyout-to-email': { status: 429, body: { detail: 'Throttled' }, headers: { 'retry-after': '30' } },
  },
  play: sendPrice(() => '30'),
})

function replayed(conditions: readonly object[]) {
  const data = GOOD_SHOP['buyout-selector-data']
  return {
    ...(data as Record<string, unknown>),
    appraisal: { appraisal_result: APPRAISAL.appraisal_result, valid_until: APPRAISAL.valid_until },
    device_conditions: conditions,
  }
}
