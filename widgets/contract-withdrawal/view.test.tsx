import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { words } from '#core/intl/words.ts'
import { setReporter } from '#core/report.ts'
import type { Fixture, Fixtures } from '#testing/fake-server.ts'
import { DELIVERED_ORDER, ORDER } from '#testing/fixtures/orders.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { widget } from './index.ts'
import { t } from './messages.ts'
import { forgetWithdrawals } from './model.ts'
import '#kit/tokens.css'
import '#kit/kit.css'
import './style.css'

const SENT = { status: 201, body: { id: 5, number: 'OZ2026000005' } }
const CASH_ORDER = { ...DELIVERED_ORDER, needs_refund_account: true }
const show = (order: Fixture = DELIVERED_ORDER, more: Fixtures = {}) =>
  renderWidget(widget, {
    params: { id: ORDER.id, returnAddress: 'Vodní 7, Brno', orderUrl: '/cz/objednavka/' },
    server: { 'order-status': order, 'contract-withdrawal': SENT, ...more },
  })
const item = (name: string) => screen.findByRole('checkbox', { name: new RegExp(name) })
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) })
const submit = () => userEvent.click(screen.getByRole('button', { name: t('submit') }))
const listSent = (server: ReturnType<typeof show>['server']) =>
  server.calls.filter(({ route }) => route === 'contract-withdrawal')

beforeEach(() => {
  setReporter(() => {})
  forgetWithdrawals()
})

test('OR-003 the form is filled in from the order, and what is returned is sent and confirmed with its number', async () => {
  const { server } = show()
  await userEvent.click(await item('Kabel USB-C'))
  expect(field(t('name'))).toHaveValue('Jana Nováková')
  expect(field(t('email'))).toHaveValue('jana@example.cz')
  await userEvent.click(screen.getByRole('button', { name: t('fewer', { name: 'Kabel USB-C' }) }))
  await submit()
  expect(await screen.findByText(t('done', { number: 'OZ2026000005' }))).toBeVisible()
  expect(screen.getByText('Kam zboží poslat: Vodní 7, Brno')).toBeVisible()
  expect(screen.getByRole('link', { name: t('toOrder') })).toHaveAttribute(
    'href',
    `/cz/objednavka/${ORDER.id}/`,
  )
  expect(listSent(server).map(({ body }) => body)).toEqual([
    {
      name: 'Jana Nováková',
      email: 'jana@example.cz',
      bank_account: '',
      reason: '',
      items: [{ id: '9', quantity: 2 }],
    },
  ])
})

test('insurance is returned with what it insures, so it is not offered', async () => {
  show()
  await item('Kabel USB-C')
  expect(screen.getAllByRole('checkbox')).toHaveLength(2)
})

test('nothing is sent without an item; what is missing is said, and the focus goes there', async () => {
  const { server } = show()
  const first = await item('iPhone')
  await submit()
  expect(await screen.findByText(t('chooseItem'))).toBeVisible()
  await waitFor(() => expect(first).toHaveFocus())
  expect(listSent(server)).toEqual([])
  await userEvent.click(first)
  expect(screen.queryByText(t('chooseItem'))).toBeNull()
})

test('that nothing is chosen is told along with what is wrong below', async () => {
  const { server } = show()
  await item('iPhone')
  await userEvent.clear(field(t('name')))
  await submit()
  expect(await screen.findByText(t('chooseItem'))).toBeVisible()
  expect(screen.getAllByText(NEEDS.cs[0] ?? '')[0]).toBeVisible()
  expect(listSent(server)).toEqual([])
})

const NEEDS = {
  cs: ['Vyplňte jméno a příjmení.', 'Vyplňte e-mail.', 'Vyplňte účet, na který pošleme peníze.'],
  ro: [
    'Completați numele și prenumele.',
    'Completați adresa de e-mail.',
    'Completați contul în care trimitem banii.',
  ],
}
test.each([
  ['cz', 'cs'],
  ['ro', 'ro'],
] as const)('each field that is left empty says what is to be filled in: %s', async (market, language) => {
  renderWidget(widget, {
    market,
    params: { id: ORDER.id },
    server: { 'order-status': CASH_ORDER, 'contract-withdrawal': SENT },
  })
  await item('iPhone')
  const fields = [t('name'), t('email'), t('bankAccount')].map(field)
  for (const one of fields) await userEvent.clear(one)
  await userEvent.click(screen.getAllByRole('checkbox')[0] as HTMLElement)
  await submit()
  await waitFor(() => expect(fields[0]).toBeInvalid())
  const said = fields.map(({ id }) => document.getElementById(`${id}-error`)?.textContent)
  expect(said.map(text => text?.replaceAll('\u00a0', ' ').replaceAll('\u2011', '-'))).toEqual(NEEDS[language])
})

test.each([
  ['', 'cz'],
  ['19-2000145399', 'cz'],
  ['19-2000145399/9999', 'cz'],
])('who paid in cash needs a whole account: %j is refused', async account => {
  const { server } = show(CASH_ORDER)
  await userEvent.click(await item('iPhone'))
  if (account) await userEvent.type(field(t('bankAccount')), account)
  await submit()
  await waitFor(() => expect(field(t('bankAccount'))).toBeInvalid())
  await waitFor(() => expect(field(t('bankAccount'))).toHaveFocus())
  expect(listSent(server)).toEqual([])
})

test('an account is sent with its bank, also where its IBAN was typed', async () => {
  const { server } = show(CASH_ORDER)
  await userEvent.click(await item('iPhone'))
  await userEvent.type(field(t('bankAccount')), 'CZ65 0800 0000 1920 0014 5399')
  await submit()
  await waitFor(() => expect(listSent(server)).toHaveLength(1))
  expect(listSent(server)[0]?.body).toMatchObject({ bank_account: '19-2000145399/0800' })
})

test('what the server has against a field stands at the field, and nothing typed is lost', async () => {
  show(DELIVERED_ORDER, {
    'contract-withdrawal': { status: 400, body: { email: ['Tahle adresa nefunguje.'] } },
  })
  await userEvent.click(await item('iPhone'))
  await userEvent.type(field(t('reason')), 'Nesedí barva')
  await submit()
  await expect.poll(() => field(t('email'))).toHaveAccessibleDescription('Tahle adresa nefunguje.')
  expect(field(t('reason'))).toHaveValue('Nesedí barva')
  expect(await item('iPhone')).toBeChecked()
})

test('a lost answer is asked for again under the same key, so there is one withdrawal', async () => {
  const { server } = show(DELIVERED_ORDER, { 'contract-withdrawal': 'offline' })
  await userEvent.click(await item('iPhone'))
  await submit()
  await screen.findByRole('alert')
  server.change({ 'contract-withdrawal': SENT })
  await submit()
  expect(await screen.findByText(t('done', { number: 'OZ2026000005' }))).toBeVisible()
  const keys = listSent(server).map(({ headers }) => headers.get('idempotency-key'))
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
})

test('what was returned meanwhile is offered no more', async () => {
  const { server } = show(DELIVERED_ORDER, {
    'contract-withdrawal': { status: 400, body: { items: ['Kabel USB-C: vrátit jde nejvýš 1 ks.'] } },
  })
  await userEvent.click(await item('Kabel USB-C'))
  const items = DELIVERED_ORDER.items.map(one => (one.id === 9 ? { ...one, returnable: 1 } : one))
  server.change({ 'order-status': { ...DELIVERED_ORDER, items } })
  await submit()
  expect(await screen.findByText(/nejvýš 1 ks/)).toBeVisible()
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: t('fewer', { name: 'Kabel USB-C' }) })).toBeNull(),
  )
})

test('an island that the page empties comes back with what was typed', async () => {
  const { unmount } = show()
  await userEvent.click(await item('iPhone'))
  await userEvent.type(field(t('reason')), 'Nesedí barva')
  unmount()
  show()
  expect(await item('iPhone')).toBeChecked()
  expect(field(t('reason'))).toHaveValue('Nesedí barva')
})

test.each([
  [{ status: 404, body: {} }, t('notFound')],
  [ORDER, t('closed')],
])('where there is nothing to withdraw from, it says why', async (order, text) => {
  show(order as Fixture)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(text)
  expect(screen.queryByRole('textbox')).toBeNull()
})

test.each([
  ['all of it is returned', ORDER],
  ['more can be returned', DELIVERED_ORDER],
])('after a reload an earlier withdrawal still says where and by when the goods go: %s', async (_, order) => {
  show({
    ...order,
    withdrawals: [
      { number: 'OZ1', created_at: '2026-10-01T10:00:00Z' },
      { number: 'OZ2', created_at: '2026-11-20T23:30:00Z' },
      { number: 'OZ3', created_at: 'včera' },
    ],
  })
  const note = (await screen.findByText(t('done', { number: 'OZ2' }))).closest('.ostrov-note')
  expect(note?.textContent?.replaceAll('\u00a0', ' ')).toBe(
    'Odstoupení OZ2 jsme přijali.Zboží nám pošlete nejpozději do 5. 12. 2026.Kam zboží poslat: Vodní 7, Brno',
  )
  expect(screen.queryByText(/OZ[13]/)).toBeNull()
})

test('what failed is tried again', async () => {
  const { server } = show({ status: 400, body: {} })
  const retry = await screen.findByRole('button', { name: words('retry') })
  server.change({ 'order-status': DELIVERED_ORDER })
  await userEvent.click(retry)
  expect(await screen.findByText(t('items'))).toBeVisible()
})

test('what is returned and its price stand above the last press, and with the money and its day afterwards', async () => {
  await page.viewport(1366, 900)
  show(DELIVERED_ORDER, {
    'contract-withdrawal': { status: 201, body: { ...SENT.body, refund: '733.00' } },
  })
  await userEvent.click(await item('Kabel USB-C'))
  expect(screen.getByText('3 × Kabel USB-C')).toBeVisible()
  expect(screen.getByText('Cena celkem: 747 Kč')).toBeVisible()
  const below = screen.getByText(t('refundBack')).nextElementSibling
  expect(below).toContainElement(screen.getByRole('button', { name: t('submit') }))
  await submit()
  const told = await screen.findByText(/^Vrátíme vám/)
  const lead = screen.getByText(t('done', { number: 'OZ2026000005' })).getBoundingClientRect()
  expect(
    screen.getByText('Odstupujete od smlouvy o tomto zboží:').getBoundingClientRect().top,
    'below it',
  ).toBeGreaterThanOrEqual(lead.bottom)
  expect(told.textContent?.replaceAll('\u00a0', ' ')).toBe(
    'Vrátíme vám 733 Kč, a to do 5. 12. 2026. Počkat smíme jen do chvíle, kdy zboží dostaneme nebo kdy doložíte, že jste ho odeslali.',
  )
  expect(screen.getByText('3 × Kabel USB-C')).toBeVisible()
})
