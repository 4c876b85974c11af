import { screen } from '@testing-library/react'
import { userEvent } from 'vitest/browser'
import type { MarketCode } from '../core/market.ts'
import { buyback } from '../core/state/buyback.ts'
import { widget } from '../widgets/sell-form/index.ts'
import { navigation } from '../widgets/sell-form/navigation.ts'
import type { Call, Fixtures } from './fake-server.ts'
import { type RenderedWidget, renderWidget } from './render-widget.tsx'
import { GOOD_INPUT, sellShop } from './sell-fixtures.ts'

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
  buyback.stop()
  const visited: string[] = []
  navigation.goTo = url => visited.push(url)
  const rendered = renderWidget(widget, { market, server: { ...sellShop(type), ...server }, ...more })
  await buyback.start(new URLSearchParams(), 'iphone-13-blue')
  if (isOpened) {
    buyback.showForm('sell')
    await screen.findAllByRole('textbox', {}, { timeout: 10_000 })
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

export async function fillField(name: string, value: string): Promise<void> {
  const field = findField(name)
  if (field.type === 'radio') await userEvent.click(findRadio(name, value))
  else if (field.tagName === 'SELECT') await userEvent.selectOptions(field, value)
  else await userEvent.fill(field, value)
}

const findRadio = (name: string, value: string): Element =>
  document.querySelector(`.ostrov [name="${name}"][value="${value}"]`) ?? findField(name)

/** Fills in what a person of the market would; `changes` stand in the place of that. */
export async function fillForm(
  market: MarketCode = 'cz',
  changes: Readonly<Record<string, string>> = {},
): Promise<void> {
  for (const [name, value] of Object.entries({ ...GOOD_INPUT[market], ...changes }))
    await fillField(name, value)
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

export const pressSell = (): Promise<void> => userEvent.click(findSubmit())

/** The text that a field is described by: its hint and its error. */
export const readDescription = (name: string): string =>
  (findField(name).closest('[role="radiogroup"]') ?? findField(name))
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map(id => document.getElementById(id)?.textContent ?? '')
    .join(' ') ?? ''
