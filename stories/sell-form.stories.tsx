import type { Meta } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test'
import { buyback } from '#core/buyback/buyback.ts'
import { type Failure, FailureError } from '#core/http/failure.ts'
import { describeFailure } from '#core/intl/failure-text.ts'
import type { MarketCode } from '#core/market.ts'
import { APPRAISAL, CONDITIONS } from '#testing/fixtures/buyback.ts'
import { GOOD_INPUT, sellShop } from '#testing/fixtures/sell.ts'
import { widget } from '#widgets/sell-form/index.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default { title: 'Buy-back/Sell form' } satisfies Meta

type Play = NonNullable<WidgetStory['play']>
type Canvas = Parameters<Play>[0]

/** As if the selector on the same page had a device, its answers and a press of its button. */
const openUp: Play = async ({ canvasElement }) => {
  buyback.forget()
  await buyback.start(new URLSearchParams(), 'iphone-13-blue')
  buyback.showForm('sell')
  await waitFor(() => expect(canvasElement.querySelector('h3')).toHaveFocus())
}

const open: Play = async canvas => {
  await openUp(canvas)
  await waitFor(() => expect(fieldOf(canvas, 'firstName')).not.toBeNull(), { timeout: 10_000 })
}

const fieldOf = ({ canvasElement }: Canvas, name: string): HTMLElement | null =>
  canvasElement.querySelector<HTMLElement>(`[name="${name}"]`)

/** Fills the form at once, as a browser's own filling does. */
const fill = async (canvas: Canvas, market: MarketCode = 'cz', more = {}): Promise<void> => {
  await open(canvas)
  for (const [name, value] of Object.entries({ ...GOOD_INPUT[market], ...more })) {
    const radio = canvas.canvasElement.querySelector(`[name="${name}"][value="${value}"][type="radio"]`)
    const field = fieldOf(canvas, name)
    if (radio) await userEvent.click(radio)
    else if (field) fireEvent.change(field, { target: { value } })
    else throw new Error(`the form has no field "${name}"`)
  }
}

const send = async (canvas: Canvas): Promise<void> => {
  await fill(canvas)
  await userEvent.click(screen.getByRole('button', { name: /^(Prodat|Vindeți|Sell) / }))
}

const answering = (reply: WidgetStory['server'], told?: () => string): WidgetStory => ({
  server: { ...sellShop(), ...reply },
  play: async canvas => {
    await send(canvas)
    if (told) await showFailure(told())
  },
})

/** What is said of a sale that failed, in the language of the page. */
const tell =
  (failure: Failure, isOutcomeUnknown = false) =>
  (): string =>
    describeFailure(new FailureError(failure, 'sell-buyout-online', { isWrite: true, isOutcomeUnknown }))

/** What went wrong is what the story is of, so it is brought in sight: it stands at the foot of a long form. */
const showFailure = async (told: string): Promise<void> => {
  const [note] = await screen.findAllByText(
    (text, element) => !element?.children.length && text.includes(told),
  )
  note?.scrollIntoView({ block: 'center' })
  await waitFor(() => {
    const { top = -1, bottom = 0 } = note?.getBoundingClientRect() ?? {}
    expect([top >= 0, bottom <= innerHeight], 'the failure is in sight').toEqual([true, true])
  })
}

export const Waiting = widgetStory(widget, {
  server: sellShop(),
  play: () => buyback.showForm(null),
})

export const Open = widgetStory(widget, { server: sellShop(), play: open })
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

export const Filled = widgetStory(widget, { server: sellShop(), play: canvas => fill(canvas) })

export const FilledRomanian = widgetStory(widget, {
  server: sellShop('telefoane'),
  play: canvas => fill(canvas, 'ro'),
  globals: { market: 'ro' },
})

export const PickupElsewhere = widgetStory(widget, {
  server: sellShop(),
  play: async canvas => {
    await open(canvas)
    await userEvent.click(await screen.findByRole('checkbox', { name: /na jiné adrese/ }))
    await expect(screen.getByRole('group', { name: 'Adresa vyzvednutí' })).toBeVisible()
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
    await userEvent.click(await screen.findByRole('button', { name: /^Prodat za/ }))
    await expect(await screen.findByText('Chybí 16 povinných údajů.')).toBeVisible()
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
    await expect(await screen.findByText('Opravte prosím 4 údaje')).toBeVisible()
  },
})

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
    await expect(await screen.findByText(/Cena se mezitím změnila/)).toBeVisible()
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
    await expect(await screen.findByText('Děkujeme, žádost o výkup jsme přijali.')).toBeVisible()
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
    await userEvent.click(screen.getByRole('button', { name: 'Vybrat datum' }))
    await expect(await screen.findByRole('dialog', { name: 'Platnost do' })).toBeVisible()
  },
})

export const Places = widgetStory(widget, {
  server: sellShop(),
  play: async canvas => {
    await open(canvas)
    await userEvent.type(screen.getByRole('combobox', { name: 'Vyhledat obec nebo PSČ' }), 'Pra')
    await screen.findByRole('option', { name: /Praha 1/ }, { timeout: 5000 })
    await userEvent.keyboard('{ArrowDown}')
    await expect(await screen.findByRole('option', { name: /Praha 1/, selected: true })).toBeVisible()
  },
})
