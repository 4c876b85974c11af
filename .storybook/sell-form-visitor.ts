import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test'
import { buyback } from '#core/buyback/buyback.ts'
import type { MarketCode } from '#core/market.ts'
import { GOOD_INPUT } from '#testing/fixtures/sell.ts'
import { t } from '#widgets/sell-form/form-text.ts'
import { containing } from './say.ts'
import type { WidgetStory } from './widget-story.tsx'

export type Play = NonNullable<WidgetStory['play']>
type Canvas = Parameters<Play>[0]

/** As if the selector on the same page had a device, its answers and a press of its button. */
export const openUp: Play = async ({ canvasElement }) => {
  buyback.forget()
  await buyback.start(new URLSearchParams(), 'iphone-13-blue')
  buyback.showForm('sell')
  await waitFor(() => expect(canvasElement.querySelector('h3')).toHaveFocus())
}

export const open: Play = async canvas => {
  await openUp(canvas)
  await waitFor(() => expect(fieldOf(canvas, 'firstName')).not.toBeNull(), { timeout: 10_000 })
}

export const fieldOf = ({ canvasElement }: Canvas, name: string): HTMLElement | null =>
  canvasElement.querySelector<HTMLElement>(`[name="${name}"]`)

/** Fills the form at once, as a browser's own filling does. */
export const fill = async (canvas: Canvas, market: MarketCode = 'cz', more = {}): Promise<void> => {
  await open(canvas)
  for (const [name, value] of Object.entries({ ...GOOD_INPUT[market], ...more })) {
    const radio = canvas.canvasElement.querySelector(`[name="${name}"][value="${value}"][type="radio"]`)
    const field = fieldOf(canvas, name)
    if (radio) await userEvent.click(radio)
    else if (field) fireEvent.change(field, { target: { value } })
    // Not every market asks for all of it.
    else if (value) throw new Error(`the form has no field "${name}"`)
  }
}

export const SEND = { name: /^(Prodat|Vindeți|Sell) / }

export const send = async (canvas: Canvas): Promise<void> => {
  await fill(canvas, canvas.globals.market === 'ro' ? 'ro' : 'cz')
  await turnPages(() => screen.queryByRole('button', SEND))
  await userEvent.click(screen.getByRole('button', SEND))
}

/** What stands in the form's pages alone has the attribute `hidden`, and is shown by the stylesheet. */
const findShown = (role: 'button' | 'heading', name: string | RegExp): HTMLElement | undefined =>
  screen.queryAllByRole(role, { name, hidden: true }).find(one => one.checkVisibility())

const readPage = () => findShown('heading', /^(Krok|Pasul|Step) \d/)?.textContent

/** The button that turns the page of a form that has pages. */
export const findNext = () => findShown('button', t('next'))

/** On a phone the form has pages: they are turned until what is wanted is there, as the button that sends it on the last. */
export const turnPages = async (find: () => Element | null | undefined): Promise<void> => {
  while (!find()) {
    const page = readPage()
    const next = findNext()
    if (!next) throw new Error('the form can be neither sent nor turned')
    await userEvent.click(next)
    await waitFor(() => expect(readPage()).not.toBe(page))
  }
}

/** What went wrong is what the story is of, so it is brought in sight: it stands at the foot of a long form. */
export const showFailure = async (told: string): Promise<void> => {
  const find = async (): Promise<HTMLElement | undefined> => {
    const all = await screen.findAllByText(
      (text, element) => !element?.children.length && containing(told).test(text),
    )
    // What is only told to readers of the screen is a point.
    return all.find(one => one.checkVisibility() && one.getBoundingClientRect().height > 8)
  }
  await waitFor(async () => expect(await find()).toBeDefined())
  const note = await find()
  note?.scrollIntoView({ block: 'center', behavior: 'instant' })
  await waitFor(() => {
    const { top = -1, bottom = 0 } = note?.getBoundingClientRect() ?? {}
    expect([top >= 0, bottom <= innerHeight], 'the failure is in sight').toEqual([true, true])
  })
}
