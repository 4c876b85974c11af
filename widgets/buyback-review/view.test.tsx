import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent as pointer } from 'vitest/browser'
import { VISIBILITY } from '#core/buyback/visibility.ts'
import type { Language } from '#core/market.ts'
import { setReporter } from '#core/report.ts'
import type { Fixture } from '#testing/fake-server.ts'
import { DETAIL, PICKUP } from '#testing/fixtures/buyback-review.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { widget } from './index.ts'
import { createReview } from './model.ts'

const NBSP = '\u00a0'

const show = (answer: Fixture = DETAIL, language: Language = 'cs') =>
  renderWidget(widget, { params: { id: 'a1b2c3' }, server: { 'buyout-detail': answer }, language })

const findTitle = () => screen.findByRole('heading', { name: 'Apple iPhone 13 128 GB' })
const part = (name: string): HTMLElement => screen.getByRole('region', { name })
/** Terms and their values as they are read. */
const readFacts = (root: HTMLElement): [string, string][] =>
  [...root.querySelectorAll('dt')].map(term => [
    term.textContent ?? '',
    [...(term.parentElement?.querySelectorAll('dd') ?? [])].map(value => value.textContent).join(' | '),
  ])

/** Lets the pauses between retries pass at once. */
async function passRetries() {
  for (let waited = 0; waited < 16_000; waited += 500) {
    await vi.advanceTimersByTimeAsync(500)
    await new Promise(requestAnimationFrame)
  }
}

beforeEach(() => setReporter(() => {}))
afterEach(() => vi.useRealTimers())

test('BB-024 BB-154 the buy-back is read by its id, and a skeleton stands there until it comes', async () => {
  const { server, container } = show({ body: DETAIL, delay: 30 })
  expect(container.querySelector('[aria-busy=true]')).toHaveTextContent('Načítá se…')
  await findTitle()
  expect(container.querySelector('[aria-busy]')).toBeNull()
  expect(server.calls.map(({ route, method, args }) => [route, method, args])).toEqual([
    ['buyout-detail', 'GET', { id: 'a1b2c3' }],
  ])
})

test('BB-082 BB-083 BB-084 BB-085 the device is shown by type, manufacturer, model and colour with its picture', async () => {
  show()
  expect(await findTitle()).toBeVisible()
  expect(screen.getByText('Kategorie: Telefony')).toBeVisible()
  expect(screen.getByText('modrá')).toBeVisible()
  expect(screen.getByRole('img', { name: 'iPhone 13, modrá' })).toBeVisible()
})

test('BB-086 price and grade are those that the server answers', async () => {
  show()
  await findTitle()
  const price = screen.getByText('Vykoupíme za').parentElement as HTMLElement
  expect(within(price).getByText('7 100 Kč')).toBeVisible()
  expect(within(price).getByText('Stav B')).toBeVisible()
})

test('BB-087 BB-088 each question is shown with its answer and the grade that the answer gave', async () => {
  show()
  await findTitle()
  const answers = part('Stav, jak jste ho popsali').querySelector('dl') as HTMLElement
  expect(readFacts(answers)).toEqual([
    ['Displej', 'Poškrábaný | Stav B'],
    ['Tělo', 'Bez vad | Stav A+'],
    ['Nabíječka', 'Přikládám'],
    ['Baterie', 'Pod 80 %'],
    ['Krabice', 'Mám'],
  ])
})

test('the arithmetic is shown where it makes the price', async () => {
  show()
  await findTitle()
  const lines = screen.getByText('Jak jsme cenu spočítali').closest('details') as HTMLElement
  expect(readFacts(lines)).toEqual([
    ['Cena za stav B', `8${NBSP}000${NBSP}Kč`],
    ['BateriePod 80 %', `−1${NBSP}000${NBSP}Kč`],
    ['KrabiceMám', `+100${NBSP}Kč`],
    ['Celkem', `7${NBSP}100${NBSP}Kč`],
  ])
})

test('a price that came about in another way is shown without arithmetic', async () => {
  show({ ...DETAIL, price: '7500.00' })
  await findTitle()
  expect(screen.getByText('7 500 Kč')).toBeVisible()
  expect(screen.queryByText('Jak jsme cenu spočítali')).toBeNull()
})

test('BB-090 the lowest price and the version of the price list are the shop’s own: neither is shown', async () => {
  show()
  await findTitle()
  expect(DETAIL.minimal_buyout_price).toBe('1500.00')
  expect(document.body.textContent).not.toMatch(/1\s500\sKč/)
  expect(document.body).not.toHaveTextContent('2026-11')
})

test('BB-091 the customer is shown as the server sends them, masks included', async () => {
  show()
  await findTitle()
  const facts = new Map(readFacts(part('Vaše údaje')))
  expect(facts.get('Jméno')).toBe('Ing. Jana Nováková')
  expect(facts.get('Pohlaví')).toBe('Žena')
  expect(facts.get('Rodné číslo')).toBe('••••••2745')
  expect(facts.get('Telefon')).toBe(`+420${NBSP}602${NBSP}123${NBSP}456`)
  expect(facts.get('Číslo účtu')).toBe('•••••••••5399')
  expect(facts.get('Adresa')).toBe(`Veveří 12, 602${NBSP}00 Brno, Brno-město, Česko`)
})

test('the buy-back is named by its number, and the hotline by its own', async () => {
  renderWidget(widget, {
    params: { id: 'a1b2c3', hotline: '+420 800 123 456' },
    server: { 'buyout-detail': DETAIL },
  })
  expect(await screen.findByText('Výkup č. CZ-000041')).toBeVisible()
  expect(part('Vaše údaje').textContent).toMatch(/zavolejte\sna\s\+420\s800\s123\s456\./)
  expect(screen.getByRole('link', { name: /^\+420/ })).toHaveAttribute('href', 'tel:+420800123456')
})

test('BB-092 the pickup address is shown when there is one', async () => {
  show({ ...DETAIL, pickup_address: PICKUP })
  await findTitle()
  expect(readFacts(part('Adresa vyzvednutí'))).toEqual([
    ['Adresa', `Lidická 7, 664${NBSP}34 Kuřim, Brno-venkov, Česko`],
    ['Pokyny pro kurýra', 'Zvoňte u firmy v přízemí.'],
  ])
})

test('BB-092 without a pickup address nothing is said of it', async () => {
  show()
  await findTitle()
  expect(screen.queryByText('Adresa vyzvednutí')).toBeNull()
})

test('BB-097 nothing on a review can be changed', async () => {
  const { container } = show({ ...DETAIL, pickup_address: PICKUP })
  await findTitle()
  const controls = 'input, select, textarea, form, [contenteditable], [role=radio], [role=textbox]'
  expect(container.querySelectorAll(controls)).toHaveLength(0)
  expect([...container.querySelectorAll('button')].map(button => button.textContent)).toEqual(['Vytisknout'])
})

test('a review is printed by its button', async () => {
  const printed = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  onTestFinished(() => printed.mockRestore())
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Vytisknout' }))
  expect(printed).toHaveBeenCalledOnce()
})

test('BB-097 the mask of a review allows to read, and offers neither form', async () => {
  show()
  const { visibility, mount } = createReview({ id: 'a1b2c3' })
  onTestFinished(mount())
  expect(visibility.value).toBe(VISIBILITY.review)
  await findTitle()
  await waitFor(() => expect(visibility.value).toBe(VISIBILITY.review | VISIBILITY.buyout))
})

test('state and day are told, and what to do with the device', async () => {
  show()
  await findTitle()
  expect(screen.getByText('Čekáme na zařízení')).toBeVisible()
  expect(screen.getByText('Žádost odeslána 20. 11. 2026')).toBeVisible()
  const steps = within(part('Než zařízení předáte')).getAllByRole('listitem')
  expect(steps).toHaveLength(5)
  expect(steps[1]?.textContent).toContain('iCloudu nebo z účtu Google')
  expect(steps[4]).toHaveTextContent('Přibalte i to, co k zařízení přidáváte. Cena s tím počítá.')
})

test('once the device was handed over there is nothing to prepare', async () => {
  show({ ...DETAIL, state: 'received' })
  await findTitle()
  expect(screen.getByText('Zařízení jsme převzali')).toBeVisible()
  expect(screen.queryByText('Než zařízení předáte')).toBeNull()
})

test('AC-004 who may not see it is told so', async () => {
  show({ status: 403, body: { detail: 'You do not have permission to perform this action.' } }, 'en')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'You do not have permission to access this page.',
  )
  expect(screen.queryByRole('button')).toBeNull()
})

test('AC-004 the denial is told in Czech and in Romanian', async () => {
  const denied = { status: 403, body: { detail: 'K této akci nemáte oprávnění.' } }
  const { unmount } = show(denied)
  expect(await screen.findByRole('alert')).toHaveTextContent('K zobrazení této stránky nemáte oprávnění.')
  unmount()
  show(denied, 'ro')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Nu aveți permisiunea de a accesa această pagină.',
  )
})

test('a buy-back that is not there is said so, and what to check', async () => {
  show({ status: 404, body: { detail: 'Not found.' } })
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Takový výkup jsme nenašli. Zkontrolujte prosím, zda máte celý odkaz.',
  )
  expect(screen.queryByRole('button')).toBeNull()
})

test('who is signed out gets a way to sign in and come back', async () => {
  show({ status: 403, body: { detail: 'Authentication credentials were not provided.' } })
  const link = await screen.findByRole('link', { name: 'Přihlásit se' })
  expect(link.getAttribute('href')).toBe(
    `/cz/prihlaseni/?next=${encodeURIComponent(location.pathname + location.search)}`,
  )
})

test.each([
  ['the network is cut', 'offline' as const, 'Spojení s obchodem se přerušilo.'],
  ['the shop does not answer in time', { status: 408, body: '' }, 'Obchod neodpověděl včas.'],
])('when %s it can be tried again, and the focus goes to what came', async (_, fault, text) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { server } = show(fault)
  await passRetries()
  vi.useRealTimers()
  expect((await screen.findByRole('alert')).textContent).toContain(text)
  server.change({ 'buyout-detail': DETAIL })
  await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }))
  const title = await findTitle()
  await waitFor(() => expect(title).toHaveFocus())
  title.blur()
  server.change({ 'buyout-detail': { ...DETAIL, state: 'paid' } })
  dispatchEvent(new Event('ostrov:restored'))
  await screen.findByText('Vyplaceno')
  expect(title).not.toHaveFocus()
})

test('a try that leads to a failure without a button keeps the focus in its place', async () => {
  const { server, container } = show({ status: 409, body: {} })
  await screen.findByRole('alert')
  server.change({ 'buyout-detail': { status: 403, body: {} } })
  await pointer.click(screen.getByRole('button', { name: 'Zkusit znovu' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Zkusit znovu' })).toBeNull())
  await waitFor(() => expect(container).toContainElement(document.activeElement as HTMLElement))
})

test.each([
  ['a page of HTML', '<html><body>Údržba</body></html>', 'text/html'],
  ['no price', JSON.stringify({ ...DETAIL, price: null }), 'application/json'],
  ['no customer', JSON.stringify({ ...DETAIL, customer_data: null }), 'application/json'],
])('an answer of the wrong shape (%s) is a failure that can be tried again', async (_, body, type) => {
  const { server } = show({ body, headers: { 'content-type': type } })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Při zpracování požadavku došlo k chybě.')
  server.change({ 'buyout-detail': DETAIL })
  await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }))
  await findTitle()
})

test('a page that comes back from memory reads the state anew', async () => {
  const { server } = show()
  await findTitle()
  server.change({ 'buyout-detail': { ...DETAIL, state: 'paid' } })
  dispatchEvent(new Event('ostrov:restored'))
  expect(await screen.findByText('Vyplaceno')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Než zařízení předáte')).toBeNull())
})
