import { configure, screen, waitFor } from '@testing-library/react'
import { userEvent as synthetic } from '@testing-library/user-event'
import { userEvent } from 'vitest/browser'
import { buyback } from '#core/buyback/buyback.ts'
import type { MarketCode } from '#core/market.ts'
import { navigation } from '#kit/link/navigation.ts'
import { widget } from '#widgets/sell-form/index.ts'
import type { Call, Fixtures } from './fake-server.ts'
import { GOOD_INPUT, sellShop } from './fixtures/sell.ts'
import { type RenderedWidget, renderWidget } from './render-widget.tsx'

// A whole form and its server take their time where many tests share a machine.
configure({ asyncUtilTimeout: 5000 })

export interface Seller extends RenderedWidget {
  /** Where the visitor was sent, in order. */
  visited: readonly string[]
  /** The sales that reached the server. */
  listSales: () => Call[]
}

/** Renders the sell form for a test, with a device that has a price, and opens it unless told otherwise. */
export async function openSellForm({
  market = 'cz',
  type = market === 'ro' ? 'telefoane' : 'telefony',
  server = {},
  isOpened = true,
  ...more
}: {
  market?: MarketCode
  type?: string
  server?: Fixtures
  isOpened?: boolean
  params?: Record<string, unknown>
  page?: Record<string, unknown>
} = {}): Promise<Seller> {
  buyback.forget()
  buyback.showForm(null)
  const visited: string[] = []
  navigation.goTo = url => visited.push(url)
  const rendered = renderWidget(widget, { market, server: { ...sellShop(type), ...server }, ...more })
  await buyback.start(new URLSearchParams(), 'iphone-13-blue')
  if (isOpened) {
    buyback.showForm('sell')
    await screen.findAllByRole('textbox', {}, { timeout: 10_000 })
    await waitFor(() => {
      if (document.activeElement?.tagName !== 'H3')
        throw new Error('The opened form has not taken the focus.')
    })
  }
  const listSales = () => rendered.server.calls.filter(call => call.route === 'sell-buyout-online')
  return { ...rendered, visited, listSales }
}

/** The control of a field by the name that the form calls it. */
export function findField(name: string): HTMLInputElement {
  const field = document.querySelector<HTMLInputElement>(`.ostrov [name="${name}"]`)
  if (!field) throw new Error(`The form has no field ${name}.`)
  return field
}

/** Fills one field at once, as a browser's own filling does. */
export function fillField(name: string, value: string): void {
  const field = findField(name)
  if (field.type === 'radio') {
    findRadio(name, value).click()
    return
  }
  // What a runtime keeps of the value on the element itself must not hear of it before the event.
  const { prototype } = field.tagName === 'SELECT' ? HTMLSelectElement : inputOf(field)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

const inputOf = (field: Element) => (field.tagName === 'TEXTAREA' ? HTMLTextAreaElement : HTMLInputElement)

const findRadio = (name: string, value: string): HTMLElement =>
  document.querySelector<HTMLElement>(`.ostrov [name="${name}"][value="${value}"]`) ?? findField(name)

/** Fills in what a person of the market would, as far as it is asked; `changes` stand in the place of that. */
export async function fillForm(
  market: MarketCode = 'cz',
  changes: Readonly<Record<string, string>> = {},
): Promise<void> {
  const input = Object.entries({ ...GOOD_INPUT[market], ...changes })
  const asked = input.filter(([name]) => document.querySelector(`.ostrov [name="${name}"]`))
  for (const [name, value] of asked) fillField(name, value)
  await waitFor(() => {
    const form = readForm()
    if (asked.some(([name, value]) => form[name] !== value)) throw new Error('The form is not filled yet.')
  })
}

/** What stands in every field at this moment. */
export const readForm = (): Record<string, string> =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement>('.ostrov form [name]')]
      .filter(field => field.type !== 'radio' || field.checked)
      .map(field => [field.name, field.type === 'checkbox' ? String(field.checked) : field.value]),
  )

export const findSubmit = (): HTMLElement => {
  const button = document.querySelector<HTMLElement>('.ostrov form [type="submit"]')
  if (!button) throw new Error('The form has no button that sends it.')
  return button
}

/** Presses the button that sends, also where it is held. */
export const pressSell = (): void => findSubmit().click()

/** Leaves a field by the keyboard, as its visitor would. */
export async function leaveField(name: string): Promise<void> {
  findField(name).focus()
  await userEvent.tab()
}

export async function pasteInto(name: string, text: string): Promise<void> {
  findField(name).focus()
  await synthetic.paste(text)
}

/** The text of an element with its no-break spaces as a person types them. */
export const readText = (element: Element | null | undefined): string =>
  element?.textContent?.replaceAll('\u00a0', ' ') ?? ''

/** The text that a field is described by: its hint and its error. */
export const readDescription = (name: string): string =>
  (findField(name).closest('[role="radiogroup"]') ?? findField(name))
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map(id => document.getElementById(id)?.textContent ?? '')
    .join(' ') ?? ''
