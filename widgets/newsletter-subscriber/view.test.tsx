// @react

import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readParams } from '#core/params/read-params.ts'
import { setReporter } from '#core/report.ts'
import type { Call, Fixtures } from '#testing/fake-server.ts'
import { type RenderedWidget, renderWidget } from '#testing/render-widget.tsx'
import { widget } from './index.ts'

const ROUTE = 'news-add-subscriber'
const EMAIL = 'jana@example.cz'
const DONE = 'Děkujeme. Podívejte se prosím do schránky.'
const DONE_STATUS = { status: 204 }

const reporter = vi.fn()
const host = globalThis as { dataLayer?: Record<string, unknown>[] }

beforeEach(() => {
  delete host.dataLayer
  reporter.mockReset()
  setReporter(reporter)
})
afterEach(() => setReporter(() => {}))

const show = (
  answer: NonNullable<Fixtures[typeof ROUTE]> = DONE_STATUS,
  params: Record<string, unknown> = {},
  more: Parameters<typeof renderWidget>[1] = {},
): RenderedWidget => renderWidget(widget, { params, server: { [ROUTE]: answer }, ...more })

/** Of the whole form, which alone has a place for its errors. */
async function emailField(): Promise<HTMLElement> {
  await waitFor(() =>
    expect(document.querySelector('.ostrov-summary, .ostrov-newsletter-done')).not.toBeNull(),
  )
  return screen.findByRole('textbox', { name: 'E-mail' })
}
const consent = () => screen.getByRole('checkbox', { name: /^Souhlasím/ })
const submit = () => screen.getByRole('button', { name: /^(?:Odebírat novinky|Odesílá se…)$/ })
const listCalls = ({ server }: RenderedWidget): Call[] => server.calls.filter(call => call.route === ROUTE)

async function subscribe(email = EMAIL): Promise<void> {
  await userEvent.type(await emailField(), email)
  await userEvent.click(consent())
  await userEvent.click(submit())
}

test('OT-013 a visitor subscribes by an address and a consent that is not given beforehand', async () => {
  const shown = show()
  expect(await emailField()).toHaveAttribute('autocomplete', 'email')
  expect(await emailField()).toHaveAttribute('type', 'email')
  expect(consent()).not.toBeChecked()
  await subscribe(` ${EMAIL} `)
  expect(await screen.findByText(DONE)).toBeVisible()
  expect(listCalls(shown).map(({ body }) => body)).toEqual([{ e_mail: EMAIL, agree: true }])
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('the heading that asks gives way to the thanks, and is back for another address', async () => {
  show(DONE_STATUS, { heading: 'Kam je máme posílat?' })
  await subscribe()
  await screen.findByRole('region', { name: DONE })
  expect(screen.getByRole('heading')).toHaveTextContent(DONE)
  await userEvent.click(screen.getByRole('button', { name: 'Zadat jinou adresu' }))
  expect(screen.getByRole('heading')).toHaveTextContent('Kam je máme posílat?')
})

test('OT-035 the subscription is posted with a token and a key of its own', async () => {
  const shown = show()
  await subscribe()
  await screen.findByText(DONE)
  const [call] = listCalls(shown)
  expect(call?.method).toBe('POST')
  expect(call?.headers.get('x-csrftoken')).toBe('story')
  expect(call?.headers.get('idempotency-key')).toBeTruthy()
})

/** The island is taken out of the page and comes again, as when a script has emptied it. */
function comeAgain({ unmount }: RenderedWidget): void {
  const View = widget.View as (island: object) => ReactNode
  unmount()
  render(
    <div className="ostrov">
      <View {...{ params: readParams(widget.params, new Map()).values }} />
    </div>,
  )
}

test('F29 what was typed outlives the island, and is in no storage', async () => {
  const shown = show()
  await userEvent.type(await emailField(), 'jana@exa')
  await userEvent.click(consent())
  comeAgain(shown)
  expect(await emailField()).toHaveValue('jana@exa')
  expect(consent()).toBeChecked()
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href])).not.toContain('jana')
})

test('F29 what was sent does not come again', async () => {
  const shown = show()
  await subscribe()
  await screen.findByText(DONE)
  comeAgain(shown)
  expect(await emailField()).toHaveValue('')
})

test('by keyboard alone, and what comes next is told where the focus is', async () => {
  show()
  ;(await emailField()).focus()
  await userEvent.keyboard(EMAIL)
  await userEvent.tab()
  expect(consent()).toHaveFocus()
  await userEvent.keyboard(' ')
  await userEvent.tab()
  expect(submit()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const told = await screen.findByText(DONE)
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain(DONE))
  await waitFor(() => expect(document.activeElement).toContainElement(told))
  expect(document.body).not.toHaveFocus()
})

test('a lead is told to analytics once it is one, with no word of the address', async () => {
  show()
  await emailField()
  expect(host.dataLayer).toBeUndefined()
  await subscribe()
  await screen.findByText(DONE)
  const leads = host.dataLayer?.filter(({ event }) => event === 'generate_lead')
  expect(leads).toEqual([expect.objectContaining({ lead_source: 'newsletter' })])
  expect(JSON.stringify(host.dataLayer)).not.toContain('jana')
})

test('who is subscribed already sees the same, also of a server that tells, and is no lead', async () => {
  show({ status: 409, body: { detail: 'Already subscribed.' } })
  await subscribe()
  expect(await screen.findByText(DONE)).toBeVisible()
  expect(screen.queryByText(/Already/)).toBeNull()
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('')
  expect(host.dataLayer).toBeUndefined()
})

test('without consent nothing is sent, and the box says why', async () => {
  const shown = show()
  await userEvent.type(await emailField(), `${EMAIL}{Enter}`)
  await waitFor(() => expect(consent()).toHaveFocus())
  expect(consent()).toBeInvalid()
  expect(consent()).toHaveAccessibleDescription('Bez vašeho souhlasu vám novinky posílat nemůžeme.')
  expect(listCalls(shown)).toEqual([])
  await userEvent.click(consent())
  await waitFor(() => expect(consent()).not.toHaveAccessibleDescription())
})

test('why the consent is needed stands right under it, before the link to the terms', async () => {
  show(DONE_STATUS, { termsUrl: '/cz/podminky/' })
  await emailField()
  await userEvent.click(submit())
  const error = await screen.findByText('Bez vašeho souhlasu vám novinky posílat nemůžeme.')
  const link = screen.getByRole('link', { name: 'Jak nakládáme s vaším e-mailem' })
  expect(error.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('an address that is missing is asked for as other forms ask', async () => {
  const rendered = show()
  await emailField()
  await userEvent.click(submit())
  await waitFor(async () => expect(await emailField()).toHaveAccessibleDescription('Vyplňte e-mail.'))
  expect(listCalls(rendered)).toEqual([])
})

test('an address that is none is not sent, and stays as it was typed', async () => {
  const shown = show()
  await subscribe('jana@')
  await waitFor(async () => expect(await emailField()).toHaveFocus())
  expect(await emailField()).toHaveAccessibleDescription(/Neplatný e-mail/)
  expect(await emailField()).toHaveValue('jana@')
  expect(listCalls(shown)).toEqual([])
})

test('what the server has against a field stands beside it', async () => {
  show({ status: 400, body: { e_mail: ['Vložte platnou e-mailovou adresu.'], agree: ['Chybí souhlas.'] } })
  await subscribe()
  await waitFor(async () =>
    expect(await emailField()).toHaveAccessibleDescription('Vložte platnou e-mailovou adresu.'),
  )
  expect(consent()).toHaveAccessibleDescription('Chybí souhlas.')
  await waitFor(async () => expect(await emailField()).toHaveFocus())
  expect(screen.queryByText('Opravte prosím 2 údaje')).toBeNull()
  expect(await emailField()).toHaveValue(EMAIL)
  expect(consent()).toBeChecked()
  expect(host.dataLayer).toBeUndefined()
})

test.each([
  [{ non_field_errors: ['Odběr je dočasně zavřený.'] }],
  [{ captcha: ['Odběr je dočasně zavřený.'] }],
  [{ detail: 'Odběr je dočasně zavřený.' }],
])('what the server has against the whole is told above the form: %j', async body => {
  show({ status: 400, body })
  await subscribe()
  expect(await screen.findByText('Odběr je dočasně zavřený.')).toBeVisible()
})

test.each<[string, NonNullable<Fixtures[typeof ROUTE]>, string]>([
  ['a server that is down', { status: 500, body: '<h1>x</h1>' }, 'Při zpracování požadavku došlo k chybě.'],
  ['a lost answer', 'offline', 'Nevíme, jestli k nám údaje dorazily.'],
  ['a denied visitor', { status: 403, body: { detail: 'Přístup odepřen.' } }, 'Přístup odepřen.'],
])('%s is told in words, and what was typed stays', async (_, answer, words) => {
  show(answer)
  await subscribe()
  expect(await screen.findByText(new RegExp(`Přihlášení k odběru se nezdařilo.*${words}`))).toBeVisible()
  expect(await emailField()).toHaveValue(EMAIL)
  expect(consent()).toBeChecked()
  expect(JSON.stringify(reporter.mock.calls.map(String))).not.toContain('jana')
})

test('after a lost answer the same subscription keeps its key', async () => {
  const shown = show('offline')
  await subscribe()
  await screen.findByText(/Nevíme, jestli/)
  shown.server.change({ [ROUTE]: DONE_STATUS })
  await userEvent.click(submit())
  await screen.findByText(DONE)
  const keys = listCalls(shown).map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('a throttled visitor is told the seconds, and can not send until then', async () => {
  const shown = show({ status: 429, body: {}, headers: { 'retry-after': '30' } })
  await subscribe()
  expect(await screen.findByText(/Zkuste to znovu za 30 sekund/)).toBeVisible()
  expect(submit()).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(submit())
  expect(listCalls(shown)).toHaveLength(1)
})

test('two presses subscribe once', async () => {
  const shown = show({ status: 204, delay: 100 })
  await userEvent.type(await emailField(), EMAIL)
  await userEvent.click(consent())
  await userEvent.dblClick(submit())
  await screen.findByText(DONE)
  expect(listCalls(shown)).toHaveLength(1)
})

test('another address begins with an empty form and a consent of its own', async () => {
  const shown = show()
  await subscribe()
  await userEvent.click(await screen.findByRole('button', { name: 'Zadat jinou adresu' }))
  expect(await emailField()).toHaveValue('')
  expect(consent()).not.toBeChecked()
  await waitFor(() => expect(document.body).not.toHaveFocus())
  await subscribe('petr@example.cz')
  await screen.findByText(DONE)
  const keys = listCalls(shown).map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(2)
})

test('F23 a page back from memory lets the form be sent again', async () => {
  const shown = show('hang')
  await subscribe()
  await waitFor(() => expect(submit()).toHaveAttribute('aria-disabled', 'true'))
  dispatchEvent(new Event('ostrov:restored'))
  await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'))
  shown.server.change({ [ROUTE]: DONE_STATUS })
  await userEvent.click(submit())
  expect(await screen.findByText(DONE)).toBeVisible()
})

test('what was typed is in no storage and in no address', async () => {
  show()
  await subscribe()
  await screen.findByText(DONE)
  const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, document.cookie])
  expect(kept).not.toContain('jana')
})

test('heading, text and terms are as the editor wrote them', async () => {
  show(DONE_STATUS, { heading: 'Slevy', text: 'Dvakrát do měsíce.', termsUrl: '/cz/newsletter/podminky/' })
  await emailField()
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Slevy')
  expect(screen.getByRole('region', { name: 'Slevy' })).toContainElement(
    screen.getByText('Dvakrát do měsíce.'),
  )
  const terms = screen.getByRole('link', { name: 'Jak nakládáme s vaším e-mailem' })
  expect(terms).toHaveAttribute('href', '/cz/newsletter/podminky/')
  expect(terms).toHaveAttribute('target', '_blank')
})

test.each(['', 'javascript:alert(1)', '//evil.example/', 'http://evil.example/'])(
  'with "%s" for the terms there is no link',
  async termsUrl => {
    show(DONE_STATUS, { termsUrl })
    await emailField()
    expect(screen.queryByRole('link')).toBeNull()
    expect(reporter).toHaveBeenCalledTimes(termsUrl ? 1 : 0)
  },
)

test('a Romanian page is spoken to in Romanian', async () => {
  show(DONE_STATUS, {}, { market: 'ro' })
  await userEvent.type(await emailField(), 'ana@example.ro')
  await userEvent.click(screen.getByRole('checkbox', { name: /^Sunt de acord/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Mă abonez' }))
  expect(await screen.findByText(/verificați căsuța de e-mail/)).toBeVisible()
})
