import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { showPrice } from '#core/intl/format-money.ts'
import { words } from '#core/intl/words.ts'
import { setReporter } from '#core/report.ts'
import type { Fixture } from '#testing/fake-server.ts'
import { MADE_ORDER } from '#testing/fixtures/checkout.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { widget } from './index.ts'
import { t } from './messages.ts'

const host = globalThis as { dataLayer?: Record<string, unknown>[] }
/** Google’s double, which asks in a dialog once it was told all that it needs. */
const SURVEY = '/demo-pages/shop/providers/scripts/google-reviews.js'
const params = { order: 'o1', orderUrl: '/cz/objednavka/', goodsUrl: '/cz/zbozi/' }
const show = (answer: Fixture) =>
  renderWidget(widget, { params, server: { 'order-status': answer }, page: { consent: true } })
const pay = (payment: object, more: object = {}) => ({
  ...MADE_ORDER,
  ...more,
  payment: { ...MADE_ORDER.payment, account: null, ...payment },
})

beforeEach(() => {
  setReporter(() => {})
  host.dataLayer = []
  sessionStorage.clear()
})

test('CO-009 the number, what a transfer needs, where it goes and the way to the order are told', async () => {
  show(MADE_ORDER)
  expect(await screen.findByRole('heading', { name: 'Přijali jsme objednávku č. 2026000001' })).toBeVisible()
  for (const text of [
    '19-2000145399/0800',
    '2026000001',
    'Dlouhá 12',
    /začneme chystat, jakmile peníze dorazí/,
  ])
    expect(screen.getByText(text)).toBeVisible()
  expect(screen.queryByText(/Zaplaťte do/), 'this shop tells no day').toBeNull()
  expect(screen.queryByText(/Předpokládané doručení/), 'nobody knows when it is paid').toBeNull()
  expect(screen.getAllByText(/21 119 Kč/)).toHaveLength(3)
  expect(await screen.findByRole('img', { name: 'QR platba' })).toBeVisible()
  expect(screen.getByRole('link', { name: t('toOrder') })).toHaveAttribute('href', '/cz/objednavka/o1/')
})

test('an order that is paid tells when it comes', async () => {
  show(pay({ is_paid: true }))
  expect(await screen.findByText('Předpokládané doručení 25. 11. 2026')).toBeVisible()
})

test('a transfer says until when it is waited for, where the shop tells that', async () => {
  show(pay({ account: '19-2000145399/0800', due_date: '2026-12-04' }))
  expect(await screen.findByText('Zaplaťte do 4. 12. 2026')).toBeVisible()
})

test('an IBAN is read in groups of four', async () => {
  show(pay({ account: 'RO49AAAA1B31007593840000' }))
  expect(await screen.findByText('RO49 AAAA 1B31 0075 9384 0000')).toBeVisible()
})

test.each([
  ['paid', { is_paid: true }, /^Zaplaceno/],
  ['paid on delivery', { name: 'Na dobírku' }, 'Platba: Na dobírku.'],
])('an order that is %s needs nothing more', async (_, payment, text) => {
  show(pay(payment))
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.queryByRole('link', { name: t('payNow') })).toBeNull()
})

test.each([
  ['dispensing-place', /kódem, se kterým ji vyzvednete/],
  ['store', /stačí říct číslo objednávky/],
])('who picks a paid order up at a %s is told how', async (kind, text) => {
  show(pay({ is_paid: true }, { delivery: { ...MADE_ORDER.delivery, kind } }))
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByText('Zaplaceno. Zbývá jen vyzvednutí.')).toBeVisible()
  expect(screen.getByText('K vyzvednutí od 25. 11. 2026')).toBeVisible()
})

test('an order whose payment did not succeed leads to where it can be paid, and not to another order', async () => {
  show(pay({ can_pay: true, code: 'card' }))
  expect(await screen.findByRole('link', { name: t('payNow') })).toHaveAttribute('href', '/cz/objednavka/o1/')
})

const MAILED_ORDER = { ...MADE_ORDER, customer: { ...MADE_ORDER.customer, email: 'jana@example.cz' } }

test.each([
  ['with consent', true, 1],
  ['not without it', false, 0],
  ['not after a no', 'refused', 0],
] as const)(
  'whether Google may ask for a review is asked in the page, whose dialog comes to who wants it: %s',
  async (_, consent, count) => {
    onTestFinished(() => document.querySelector('#google-survey')?.remove())
    renderWidget(widget, {
      params: { ...params, reviewsMerchant: 5550001 },
      server: { 'order-status': MAILED_ORDER },
      page: { consent, providers: { 'google-reviews': `${location.origin}${SURVEY}?${consent}` } },
    })
    await screen.findByRole('heading', { name: 'Přijali jsme objednávku č. 2026000001' })
    await new Promise(resolve => setTimeout(resolve, 50))
    expect(document.querySelector(`#google-survey, script[src*="${SURVEY}?${consent}"]`)).toBeNull()
    if (count > 0) {
      await userEvent.click(screen.getByRole('button', { name: t('surveyYes') }))
      expect(await screen.findByRole('dialog', { name: 'Google Customer Reviews' })).toBeVisible()
      expect(screen.getByText(t('surveyAllowed'))).toBeInTheDocument()
    }
    expect(screen.queryByRole('button', { name: t('surveyYes'), hidden: true })).toBeNull()
    expect(document.querySelectorAll(`script[src*="${SURVEY}?${consent}"]`)).toHaveLength(count)
  },
)

test('where Google is blocked, the page says its thanks all the same', async () => {
  renderWidget(widget, {
    params: { ...params, reviewsMerchant: 5550001 },
    server: { 'order-status': MAILED_ORDER },
    page: { consent: true, providers: { 'google-reviews': `${location.origin}/nothing/google.js` } },
  })
  await userEvent.click(await screen.findByRole('button', { name: t('surveyYes') }))
  const url = `${location.origin}/nothing/google.js`
  await expect.poll(() => performance.getEntriesByName(url).length).toBeGreaterThan(0)
  expect(await screen.findByRole('heading', { name: 'Přijali jsme objednávku č. 2026000001' })).toBeVisible()
})

test('a purchase is told once, also when the page is opened again, with its value without tax and delivery', async () => {
  const { unmount } = show(MADE_ORDER)
  const told = () => host.dataLayer?.filter(({ event }) => event === 'purchase')
  await expect.poll(told).toHaveLength(1)
  expect(told()?.[0]?.ecommerce).toEqual({
    transaction_id: '2026000001',
    value: 17347.11,
    tax: 3665.28,
    shipping: 129,
    currency: 'CZK',
    items: [{ item_id: 'iphone-16', item_name: 'Apple iPhone 16 128\u00a0GB', price: 20990, quantity: 1 }],
  })
  unmount()
  show(MADE_ORDER)
  await screen.findByRole('heading', { name: /2026000001/ })
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(told()).toHaveLength(1)
})

test('a cancelled order says so, and nobody bought it', async () => {
  show({ ...MADE_ORDER, state: 'cancelled' })
  expect(await screen.findByText('Objednávka č. 2026000001 je zrušená.')).toBeVisible()
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(host.dataLayer?.filter(({ event }) => event === 'purchase')).toEqual([])
})

test('what failed is tried again, and the way to the order stands all the while', async () => {
  const { server } = show({ status: 400, body: {} })
  const retry = await screen.findByRole('button', { name: words('retry') })
  expect(screen.getByRole('link', { name: t('toOrder') })).toBeVisible()
  server.change({ 'order-status': MADE_ORDER })
  await userEvent.click(retry)
  expect(await screen.findByRole('heading', { name: /2026000001/ })).toBeVisible()
})

test('an order that the server does not know is not said to have been made, and the mail is named', async () => {
  show({ status: 404, body: {} })
  expect(await screen.findByText(t('unknown'))).toBeVisible()
  expect(screen.queryByText(t('failed'), { exact: false })).toBeNull()
  expect(screen.getByRole('link', { name: t('toOrder') })).toBeVisible()
})

test('what is to be done about a bonus is told where it is said what comes next, with the way to it', async () => {
  const [item] = MADE_ORDER.items
  const bonus = { ...item, id: 99, kind: 'bonus', name: 'Bonus', url: '/cz/vykup/', note: 'Pošlete nám ho.' }
  show({ ...MADE_ORDER, payment: { ...MADE_ORDER.payment, is_paid: true }, items: [item, bonus] })
  const next = (await screen.findByRole('heading', { name: t('next') })).closest('section') as HTMLElement
  expect(within(next).getByText(t('paidMore'))).toBeVisible()
  expect(within(next).getByText('Pošlete nám ho.')).toBeVisible()
  expect(within(next).getByRole('link', { name: 'Bonus' })).toHaveAttribute('href', '/cz/vykup/')
})

test.each([
  ['courier', 'onDelivery'],
  ['store', 'onCollection'],
] as const)('what is paid as it is handed over says how much (%s)', async (kind, text) => {
  const delivery = { ...MADE_ORDER.delivery, kind }
  show(pay({ is_paid: false, can_pay: false, is_on_delivery: true }, { delivery }))
  const total = Number(MADE_ORDER.total) * 100
  const next = (await screen.findByRole('heading', { name: t('next') })).closest('section')
  expect(next?.textContent).toContain(t(text, { total: showPrice(total) }))
})
