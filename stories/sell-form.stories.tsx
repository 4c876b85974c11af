import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { buyback } from '#core/buyback/buyback.ts'
import { createTranslate, getLanguage } from '#core/intl/translate.ts'
import { words } from '#core/intl/words.ts'
import { townMessages } from '#kit/address/town-messages.ts'
import { dateFieldMessages } from '#kit/date/date-field-messages.ts'
import { APPRAISAL, CONDITIONS } from '#testing/fixtures/buyback.ts'
import { sellShop } from '#testing/fixtures/sell.ts'
import { t } from '#widgets/sell-form/form-text.ts'
import { widget } from '#widgets/sell-form/index.ts'
import { containing, tell, told, whole } from '../.storybook/say.ts'
import {
  fieldOf,
  fill,
  findNext,
  open,
  openUp,
  SEND,
  send,
  showFailure,
} from '../.storybook/sell-form-visitor.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default { title: 'Buy-back/Sell form' } satisfies Meta

const tTown = createTranslate(townMessages)
const tDate = createTranslate(dateFieldMessages)

const answering = (reply: WidgetStory['server'], told?: () => string): WidgetStory => ({
  server: { ...sellShop(), ...reply },
  play: async canvas => {
    await send(canvas)
    if (told) await showFailure(told())
  },
})

export const Open = widgetStory(widget, { server: sellShop(), play: open })

export const Waiting = widgetStory(widget, {
  server: sellShop(),
  play: () => buyback.showForm(null),
})

export const OpenNarrow = widgetStory(widget, { server: sellShop(), play: open, globals: { width: '320px' } })
export const OpenDark = widgetStory(widget, { server: sellShop(), play: open, globals: { theme: 'dark' } })
export const OpenEnglish = widgetStory(widget, {
  server: sellShop(),
  play: open,
  globals: { language: 'en' },
})

export const OpenRomanian = widgetStory(widget, {
  server: sellShop('telefoane'),
  play: open,
  globals: { market: 'ro' },
})

export const Tablet = widgetStory(widget, { server: sellShop('tablety'), play: open })

export const Filled = widgetStory(widget, {
  server: sellShop(),
  play: canvas => fill(canvas, canvas.globals.market === 'ro' ? 'ro' : 'cz'),
})

export const FilledRomanian = widgetStory(widget, {
  server: sellShop('telefoane'),
  play: canvas => fill(canvas, 'ro'),
  globals: { market: 'ro' },
})

export const PickupElsewhere = widgetStory(widget, {
  server: sellShop(),
  play: async canvas => {
    await open(canvas)
    await userEvent.click(await screen.findByRole('checkbox', { name: whole(t('pickupAltAddress')) }))
    await expect(screen.getByRole('group', { name: t('altAddress') })).toBeVisible()
  },
})

export const WithTerms = widgetStory(widget, {
  params: { termsUrl: '/cz/vykup/podminky/', heading: 'Vykoupíme ho hned' },
  server: sellShop(),
  play: open,
})

export const Refused = widgetStory(widget, {
  server: sellShop(),
  play: async canvas => {
    await open(canvas)
    const next = findNext()
    await userEvent.click(next ?? screen.getByRole('button', SEND))
    if (!next) {
      // Each market asks for fields of its own.
      const summary = () => canvas.canvasElement.querySelector('.ostrov-summary')?.textContent ?? ''
      await waitFor(() => expect(summary()).toMatch(/\d/))
      return showFailure(/\d+/.exec(summary())?.[0] ?? '')
    }
    // On a phone each page is looked through before it is turned.
    await waitFor(() => expect(fieldOf(canvas, 'imei')).toHaveFocus())
    await expect(fieldOf(canvas, 'imei')).toBeInvalid()
  },
})

export const RefusedByServer = widgetStory(widget, {
  ...answering({
    'sell-buyout-online': {
      status: 400,
      body: {
        customer_data: { e_mail: ['Na tuto adresu nelze doručit.'], postcode: ['Sem nejezdíme.'] },
        buyout_device: { imei: ['Toto zařízení už bylo vykoupeno.'] },
        non_field_errors: ['Výkup zkuste dokončit na pobočce.'],
      },
    },
  }),
  play: async canvas => {
    await send(canvas)
    await showFailure(words('checkFields', { count: 3 }))
  },
})

const PRICE_CHANGED = {
  cs: 'Cena se mezitím změnila',
  ro: 'Între timp prețul s-a schimbat',
  en: 'The price has changed',
}

export const PriceChanged = widgetStory(widget, {
  ...answering({
    'sell-buyout-online': { status: 409, body: { detail: 'Ceník se změnil.' } },
    'buyout-appraisal': {
      url: null,
      appraisal: {
        ...APPRAISAL,
        version: '2026-12',
        appraisal_result: APPRAISAL.appraisal_result.map(r => (r.id === 1 ? { ...r, price: '11000.00' } : r)),
      },
    },
  }),
  play: async canvas => {
    await send(canvas)
    await showFailure(PRICE_CHANGED[getLanguage()])
  },
})

export const NoPrice = widgetStory(widget, {
  server: {
    ...sellShop(),
    'buyout-selector-data': {
      ...(sellShop()['buyout-selector-data'] as Record<string, unknown>),
      device_conditions: CONDITIONS,
    },
  },
  play: open,
})

export const TooMany = widgetStory(
  widget,
  answering(
    { 'sell-buyout-online': { status: 429, body: {}, headers: { 'retry-after': '30' } } },
    () => '30',
  ),
)

export const OutcomeUnknown = widgetStory(
  widget,
  answering({ 'sell-buyout-online': 'offline' }, tell({ kind: 'offline' }, true)),
)

export const TooLarge = widgetStory(
  widget,
  answering(
    { 'sell-buyout-online': { status: 413, body: '<h1>413 Request Entity Too Large</h1>' } },
    tell({ kind: 'too-large' }),
  ),
)

export const SignedOut = widgetStory(
  widget,
  answering(
    {
      'sell-buyout-online': {
        status: 403,
        body: { detail: 'Authentication credentials were not provided.' },
      },
    },
    tell({ kind: 'signed-out' }),
  ),
)

export const Sending = widgetStory(widget, answering({ 'sell-buyout-online': 'hang' }))

export const SentWithoutReview = widgetStory(widget, {
  ...answering({ 'sell-buyout-online': { status: 201, body: {} } }),
  play: async canvas => {
    await send(canvas)
    await expect(await screen.findByText(whole(t('sent')))).toBeVisible()
  },
})

export const CountriesFailed = widgetStory(widget, {
  server: { ...sellShop(), 'country-options': { status: 404, body: { detail: 'Not found.' } } },
  play: open,
})

export const WithoutDefaultCountry = widgetStory(widget, {
  showsErrors: true,
  server: sellShop(),
  page: { defaultCountry: undefined },
  play: openUp,
})

export const Calendar = widgetStory(widget, {
  server: sellShop(),
  play: async canvas => {
    await open(canvas)
    await userEvent.click(screen.getByRole('button', { name: tDate('openCalendar') }))
    await expect(await screen.findByRole('dialog', { name: t('identityValidTo') })).toBeVisible()
  },
})

export const Places = widgetStory(widget, {
  server: sellShop(),
  play: async canvas => {
    await open(canvas)
    await userEvent.type(screen.getByRole('combobox', { name: tTown('label') }), told('Praha').slice(0, 3))
    await screen.findByRole('option', { name: containing(told('Praha 1')) }, { timeout: 5000 })
    await userEvent.keyboard('{ArrowDown}')
    await expect(
      await screen.findByRole('option', { name: containing(told('Praha 1')), selected: true }),
    ).toBeVisible()
  },
})
