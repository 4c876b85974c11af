import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { GOOD_SERVICE } from '#testing/fixtures/service.ts'
import { widget } from '#widgets/service-selector/index.ts'
import { t } from '#widgets/service-selector/messages.ts'
import { containing, told, whole } from '../.storybook/say.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default { title: 'Service/Device and operations' } satisfies Meta

const chosen = { code: 'iphone-13-blue' }
const contact = { contactPhone: '+420 800 123 456', contactUrl: '/cz/kontakt/' }

export const Filled = widgetStory(widget, { params: { ...chosen, ...contact }, server: GOOD_SERVICE })

export const Empty = widgetStory(widget, { server: GOOD_SERVICE, params: contact })

export const Loading = widgetStory(widget, { server: { ...GOOD_SERVICE, 'service-types': 'hang' } })

export const TypeChosenByEditor = widgetStory(widget, {
  params: { type: 'telefony' },
  server: GOOD_SERVICE,
})

export const FilledDark = widgetStory(widget, {
  params: { ...chosen, ...contact },
  server: GOOD_SERVICE,
  globals: { theme: 'dark' },
})

export const FilledNarrow = widgetStory(widget, {
  params: { ...chosen, ...contact },
  server: GOOD_SERVICE,
  globals: { width: '320px' },
})

export const FilledRomanian = widgetStory(widget, {
  params: { ...chosen, ...contact },
  server: GOOD_SERVICE,
  globals: { market: 'ro', language: 'ro' },
})

export const FilledEnglish = widgetStory(widget, {
  params: chosen,
  server: GOOD_SERVICE,
  globals: { language: 'en' },
})

export const Expanded = widgetStory(widget, {
  params: chosen,
  server: GOOD_SERVICE,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: whole(t('showAll', { count: 10 })) }))
    await expect(await canvas.findByText(told('Čištění a údržba'), { selector: 'strong' })).toBeVisible()
  },
})

export const ThreeBeforeExpanding = widgetStory(widget, {
  params: { ...chosen, visibleOperations: 3 },
  server: GOOD_SERVICE,
})

const chooseDevice: WidgetStory['play'] = async ({ canvas }) => {
  for (const name of ['Apple', /iPhone 13 128/, containing(told('modrá'))]) {
    await userEvent.click(await canvas.findByRole('radio', { name }))
  }
}

export const OperationsLoading = widgetStory(widget, {
  params: { type: 'telefony' },
  server: { ...GOOD_SERVICE, 'service-operations': 'hang' },
  play: chooseDevice,
})

export const OperationsFailed = widgetStory(widget, {
  params: { type: 'telefony' },
  server: {
    ...GOOD_SERVICE,
    'service-operations': {
      status: 403,
      body: { detail: 'You do not have permission to perform this action.' },
    },
  },
  play: async context => {
    await chooseDevice(context)
    await expect(await context.canvas.findByRole('alert')).toBeVisible()
  },
})

export const NoOperations = widgetStory(widget, {
  params: { type: 'telefony', ...contact },
  server: { ...GOOD_SERVICE, 'service-operations': { url: null, choices: [] } },
  play: async context => {
    await chooseDevice(context)
    await expect(await context.canvas.findByText(containing(t('noOperations')))).toBeVisible()
  },
})

export const NothingOffered = widgetStory(widget, {
  params: contact,
  server: { ...GOOD_SERVICE, 'service-types': [] },
})

export const AddressNotFound = widgetStory(widget, {
  params: chosen,
  server: { ...GOOD_SERVICE, 'service-selector-data': { status: 404, body: { detail: 'Nenalezeno.' } } },
})
