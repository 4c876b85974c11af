import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { buyback } from '#core/buyback/buyback.ts'
import { setReporter } from '#core/report.ts'
import { notifications } from '#core/state/notifications.ts'
import {
  fillField,
  fillForm,
  findField,
  findSubmit,
  openSellForm,
  pressSell,
  readForm,
  readText,
  type Seller,
} from '#testing/act-as-seller.tsx'
import type { Fixture, Fixtures, Reply } from '#testing/fake-server.ts'
import { APPRAISAL } from '#testing/fixtures/buyback.ts'

const host = globalThis as { dataLayer?: Record<string, unknown>[] }
let told: string[] = []

beforeEach(() => {
  told = []
  setReporter((message, cause) => told.push(`${message} ${cause ?? ''}`))
  host.dataLayer = []
  return () => setReporter(() => undefined)
})

/** Fills the form and sends it to a server that answers so. */
async function sell(
  answer: Fixture,
  server: Fixtures = {},
): Promise<Seller & { typed: Record<string, string> }> {
  const seller = await openSellForm({ server: { ...server, 'sell-buyout-online': answer } })
  await fillForm()
  const typed = readForm()
  pressSell()
  return { ...seller, typed }
}

const created = (location?: string): Reply => ({
  status: 201,
  body: {},
  ...(location !== undefined && { headers: { location } }),
})

test('BB-152 after the sale the Location of the answer is followed, once', async () => {
  const { visited } = await sell(created('/cz/vykup/prehled/a1b2c3/'))
  await waitFor(() => expect(visited).toEqual([`${location.origin}/cz/vykup/prehled/a1b2c3/`]))
  expect(await screen.findByText('Děkujeme, žádost o výkup jsme přijali.')).toBeVisible()
})

test('a sale is tracked once, without anything that was typed', async () => {
  const { visited, typed } = await sell(created('/cz/vykup/prehled/a1b2c3/'))
  await waitFor(() => expect(visited).toHaveLength(1))
  expect(host.dataLayer?.filter(event => event.event === 'generate_lead')).toEqual([
    { event: 'generate_lead', lead_source: 'buyback_sell', value: 12100, currency: 'CZK' },
  ])
  // Whether a box is ticked is nothing that was typed, and others keep such words in storage.
  const values = Object.values(typed).filter(value => value.length > 3 && !/^(?:true|false)$/.test(value))
  const heard = JSON.stringify([
    host.dataLayer,
    told,
    { ...localStorage },
    { ...sessionStorage },
    location.href,
  ])
  expect(values.filter(value => heard.includes(value))).toEqual([])
})

for (const [name, where] of [
  ['of another site', 'https://evil.example/cz/'],
  ['that is a script', 'javascript:alert(1)'],
  ['with credentials', `https://a:b@${location.host}/`],
  ['that is missing', undefined],
] as const) {
  test(`T-12 a Location ${name} is not followed; the visitor is told that the sale was made`, async () => {
    const { visited } = await sell(created(where))
    expect(await screen.findByText('Děkujeme, žádost o výkup jsme přijali.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Zobrazit přehled výkupu' })).toBeNull()
    expect(visited).toEqual([])
    expect(told.join()).toContain('its Location is missing or no URL of this site')
  })
}

test('a double click and Enter beside it send one sale', async () => {
  const { listSales } = await openSellForm({
    server: { 'sell-buyout-online': { ...created('/x/'), delay: 1500 } },
  })
  await fillForm()
  findSubmit().click()
  findSubmit().click()
  await userEvent.type(findField('firstName'), '{Enter}')
  expect(findSubmit()).toHaveAttribute('aria-disabled', 'true')
  await screen.findByText('Děkujeme, žádost o výkup jsme přijali.', {}, { timeout: 5000 })
  expect(listSales()).toHaveLength(1)
})

const LOWERED = {
  url: null,
  appraisal: {
    ...APPRAISAL,
    version: '2026-12',
    appraisal_result: [{ id: 1, quality: 'A+', price: '11000.00', url: null }],
  },
}

test('a price that has changed is told, read anew, and the same form is sent again with it', async () => {
  const { server, typed, listSales, visited } = await sell(
    { status: 409, body: { detail: 'Ceník se změnil.' } },
    { 'buyout-appraisal': LOWERED },
  )
  await waitFor(() => expect(readText(findSubmit())).toBe('Prodat za 11 100 Kč'))
  expect(readText(screen.getByText(/Cena se mezitím změnila/))).toContain('z 12 100 Kč na 11 100 Kč')
  expect(screen.queryByText('Ceník se změnil.'), 'it is told once').toBeNull()
  expect(readForm()).toEqual(typed)
  server.change({ 'sell-buyout-online': created('/cz/vykup/prehled/a1b2c3/') })
  pressSell()
  await waitFor(() => expect(visited).toHaveLength(1))
  const keys = listSales().map(call => call.headers.get('Idempotency-Key'))
  expect(new Set(keys).size).toBe(2)
  expect(listSales()[1]?.body).toHaveProperty('appraisal_version', '2026-12')
})

test('too many tries hold the button for as long as the server says', async () => {
  const { listSales, typed } = await sell({ status: 429, body: {}, headers: { 'retry-after': '2' } })
  expect(await screen.findByText(/Zkuste to znovu za 2 sekundy/)).toBeVisible()
  expect(screen.getByText('Odeslat lze za 2 s')).toBeVisible()
  expect(findSubmit()).toHaveAttribute('aria-disabled', 'true')
  pressSell()
  expect(listSales()).toHaveLength(1)
  await waitFor(() => expect(findSubmit()).not.toHaveAttribute('aria-disabled'), { timeout: 4000 })
  expect(screen.queryByText(/Zkuste to znovu za/)).toBeNull()
  pressSell()
  await waitFor(() => expect(listSales()).toHaveLength(2))
  expect(readForm()).toEqual(typed)
})

test('an answer that was lost is told as not known, and sending again carries the same key', async () => {
  const { server, listSales, visited, typed } = await sell('offline')
  expect(await screen.findByText(/Nevíme, jestli k nám údaje dorazily/)).toBeVisible()
  expect(readForm()).toEqual(typed)
  server.change({ 'sell-buyout-online': created('/cz/vykup/prehled/a1b2c3/') })
  pressSell()
  await waitFor(() => expect(visited).toHaveLength(1))
  const [first, second] = listSales().map(call => call.headers.get('Idempotency-Key'))
  expect(second).toBe(first)
})

for (const [status, body, text] of [
  [413, '<h1>413</h1>', 'Odesílaný text je příliš dlouhý. Zkraťte ho prosím.'],
  [500, '<h1>Server Error (500)</h1>', /Při zpracování požadavku došlo k chybě/],
  [403, { detail: 'Authentication credentials were not provided.' }, /Přihlášení chybí, nebo vypršelo/],
  [403, { detail: 'You do not have permission to perform this action.' }, /nemáte oprávnění/],
] as const) {
  test(`a ${status} (${JSON.stringify(body)}) is explained and keeps every field`, async () => {
    const { typed } = await sell({ status, body })
    expect(await screen.findByText(text)).toBeVisible()
    expect(document.body.textContent).not.toContain('Server Error (500)')
    expect(readForm()).toEqual(typed)
    expect(findSubmit()).not.toHaveAttribute('aria-disabled')
  })
}

test('who has to sign in does so beside the form, which stays as it is', async () => {
  const { typed } = await sell({
    status: 403,
    body: { detail: 'Authentication credentials were not provided.' },
  })
  const link = await screen.findByRole('link', { name: 'Přihlásit se v nové kartě' })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('href', expect.stringContaining('/cz/prihlaseni/?next='))
  expect(readForm()).toEqual(typed)
})

test('without the network nothing is sent and nothing is lost', async () => {
  const { listSales } = await openSellForm()
  await fillForm()
  const typed = readForm()
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  pressSell()
  expect(await screen.findByText(/Zkontrolujte připojení k internetu/)).toBeVisible()
  Reflect.deleteProperty(navigator, 'onLine')
  expect(listSales()).toEqual([])
  expect(readForm()).toEqual(typed)
})

test('a page that comes back from the browser’s memory in mid-sending may send again, under the same key', async () => {
  const { server, listSales, visited } = await sell('hang')
  await waitFor(() => expect(listSales()).toHaveLength(1))
  dispatchEvent(new CustomEvent('ostrov:restored'))
  await waitFor(() => expect(findSubmit()).not.toHaveAttribute('aria-disabled'))
  expect(listSales()).toHaveLength(1)
  server.change({ 'sell-buyout-online': created('/cz/vykup/prehled/a1b2c3/') })
  pressSell()
  await waitFor(() => expect(visited).toHaveLength(1))
  const [first, second] = listSales().map(call => call.headers.get('Idempotency-Key'))
  expect(second).toBe(first)
})

test('an answer that comes when the form is gone carries nobody off; the visitor is told in the page', async () => {
  const { unmount, visited } = await sell({ ...created('/cz/vykup/prehled/a1b2c3/'), delay: 100 })
  unmount()
  await waitFor(() => expect(notifications.value.map(n => n.title)).toEqual(['Žádost o výkup jsme přijali']))
  expect(visited).toEqual([])
})

test('without a price nothing is sent, and the visitor is told what is missing', async () => {
  const { listSales } = await openSellForm()
  await fillForm()
  buyback.answer('display', null)
  pressSell()
  expect(await screen.findAllByText(/Odpovězte prosím nahoře na všechny otázky/)).not.toHaveLength(0)
  expect(listSales()).toEqual([])
})

test('another colour empties the form', async () => {
  await openSellForm({ server: { 'buyout-appraisal': { url: null, appraisal: APPRAISAL } } })
  fillField('firstName', 'Jana')
  buyback.choose('color', 'iphone-13-red')
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  await waitFor(() => expect(buyback.data.value).not.toBeNull())
  buyback.showForm('sell')
  await waitFor(() => expect(findField('firstName')).toHaveValue(''))
})
