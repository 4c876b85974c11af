import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { words } from '#core/intl/words.ts'
import { setReporter } from '#core/report.ts'
import { navigation } from '#kit/link/navigation.ts'
import type { Fixture, Fixtures } from '#testing/fake-server.ts'
import { DELIVERED_ORDER, NEW_ORDER, ORDER, TRANSFER_ORDER } from '#testing/fixtures/orders.ts'
import { BEGUN, ECHOES } from '#testing/fixtures/wallets.ts'
import { hear } from '#testing/hear.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { actAsCustomer, findDouble, signTokens } from '#testing/wallet-double.ts'
import { widget } from './index.ts'
import { t } from './messages.ts'
import '#kit/dialog/dialog.css'

const show = (order: Fixture, more: Fixtures = {}, page = {}) =>
  renderWidget(widget, {
    params: { id: ORDER.id, hotline: '+420 800 123 456' },
    server: { 'order-status': order, ...more },
    page,
  })
const findPart = async (name: string) => within(await screen.findByRole('region', { name }))
const findValue = async (part: string, term: string): Promise<string> => {
  const found = (await findPart(part)).getByText(term)
  return plain(found.nextElementSibling?.textContent ?? '')
}
/** As queries read it: each space is a plain one. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

beforeEach(() => setReporter(() => {}))
afterEach(() => vi.restoreAllMocks())

test('OR-001 OR-004 OR-005 an order shows its number, its time where the shop is, and its status', async () => {
  show(ORDER)
  expect(await screen.findByRole('heading', { level: 2, name: 'Objednávka 2026000123' })).toBeVisible()
  expect(plain(screen.getByText(/^Přijato 20/).textContent)).toBe('Přijato 20. 11. 2026 9:05')
  const steps = (await findPart(t('progress'))).getAllByRole('listitem')
  expect(steps.map(step => plain(step.textContent))).toEqual([
    'Přijato20. 11. 2026 9:05',
    'Připravuje se20. 11. 2026 9:07',
    'Na cestě21. 11. 2026 15:30',
    'Doručeno(teprve nastane)',
  ])
  expect(steps[2]).toHaveAttribute('aria-current', 'step')
})

test('OR-006 the parcel has its number, its status and a link to the carrier', async () => {
  show(ORDER)
  expect(await findValue(t('delivery'), t('deliveryStatus'))).toBe('Na cestě k vám')
  const link = screen.getByRole('link', { name: 'Sledovat zásilku 13870000000123' })
  expect(link).toHaveAttribute('href', 'https://tracking.example/13870000000123')
  expect(link.textContent).toBe('13870000000123')
})

test('OR-007 PM-009 an order that is paid says so with its date, one that is not says so, too', async () => {
  show(ORDER).unmount()
  show(ORDER)
  expect(await findValue(t('payment'), t('paymentState'))).toBe('Zaplaceno')
  expect(await findValue(t('payment'), t('paidAt'))).toBe('20. 11. 2026 9:07')
  document.body.replaceChildren()
  show(NEW_ORDER)
  expect(await findValue(t('payment'), t('paymentState'))).toBe('Nezaplaceno')
  expect(screen.queryByText(t('paidAt'))).toBeNull()
})

test('what is paid as it is handed over is not owed before; what lies ready is not expected any more', async () => {
  show({
    ...ORDER,
    state: 'ready-for-pickup',
    payment: { ...NEW_ORDER.payment, code: 'cash', can_pay: false, is_on_delivery: true },
  })
  expect(await findValue(t('payment'), t('paymentState'))).toBe('Zaplatíte při převzetí')
  expect((await findPart(t('delivery'))).queryByText(t('expected'))).toBeNull()
})

test.each([
  ['store', t('expectedThere')],
  ['dispensing-place', t('expectedThere')],
  ['address', t('expected')],
])('the day of an order that goes to a place of the kind %s stands by the words “%s”', async (kind, term) => {
  show({ ...ORDER, delivery: { ...ORDER.delivery, kind } })
  expect(await findValue(t('delivery'), term)).toBe('24. 11. 2026')
})

test('what waits at a place to be collected is collected in the end, and a bonus has no code and no pieces', async () => {
  const [phone] = ORDER.items
  if (!phone) throw new Error('The order has no item.')
  const bonus = {
    ...phone,
    id: 'b',
    kind: 'bonus',
    code: 'BONUS',
    name: 'Sleva za staré zařízení',
    image: null,
    url: null,
  }
  show({
    ...ORDER,
    delivery: { ...ORDER.delivery, kind: 'dispensing-place' } as never,
    items: [bonus] as never,
  })
  expect((await findPart(t('progress'))).getByText('Vyzvednuto')).toBeVisible()
  const [item] = (await findPart(t('items'))).getAllByRole('listitem')
  expect(item?.textContent).not.toMatch(/Kód|ks|za kus/)
})

test('OR-008 an order names its customer and the company', async () => {
  show(ORDER)
  expect(await findValue(t('customer'), t('name'))).toBe('Jana Nováková')
  expect(await findValue(t('customer'), t('company'))).toBe('Vlna s. r. o.')
  expect(await findValue(t('customer'), 'IČO')).toBe('00000019')
  expect(await findValue(t('customer'), 'DIČ')).toBe('CZ00000019')
  expect(document.body.textContent).not.toContain(ORDER.customer.email)
})

test('OR-009 an item has its code, quantity, price of a piece and final price; all make the total', async () => {
  show(ORDER)
  const items = (await findPart(t('items'))).getAllByRole('listitem').map(item => plain(item.textContent))
  expect(items[2]).toBe('Kabel USB-CKód kabel-usb-c-1m3 ks249 Kč za kus747 Kč')
  document.body.replaceChildren()
  show({ ...ORDER, items: ORDER.items.map(item => ({ ...item, sku: 'CABLU-1M' })) })
  expect((await findPart(t('items'))).getAllByText('Kód CABLU-1M')).toHaveLength(ORDER.items.length)
  expect(await findValue(t('items'), t('discount'))).toBe('−500 Kč')
  expect(await findValue(t('items'), t('total'))).toBe('22 526 Kč')
})

test('OR-010 OR-012 each state of the invoice has its words, and a made one its link', async () => {
  show(ORDER).unmount()
  const states = [
    ['not-created', null, t('invoice.not-created')],
    ['in-progress', null, t('invoice.in-progress')],
    ['created', null, t('invoice.created')],
    ['created', ORDER.invoice.document, 'Faktura FV2026000045'],
  ] as const
  for (const [state, document, said] of states) {
    const { unmount } = show({ ...ORDER, invoice: { state, document } })
    expect(await screen.findByText(said)).toBeVisible()
    const link = screen.queryByRole('link', { name: 'Faktura FV2026000045' })
    expect(link?.getAttribute('href') ?? null).toBe(document?.url ?? null)
    expect(screen.queryAllByText(/^Faktura /)).toHaveLength(1)
    unmount()
  }
})

test('of a cancelled order no invoice is promised, and one that was made stays', async () => {
  const cancelled = { ...NEW_ORDER, state: 'cancelled', can_cancel: false } as const
  const { unmount } = show(cancelled)
  await findPart(t('items'))
  expect(screen.queryByText(t('invoice.not-created'))).toBeNull()
  expect(screen.queryByRole('heading', { name: t('documents') })).toBeNull()
  unmount()
  show({ ...cancelled, invoice: { state: 'created', document: ORDER.invoice.document } })
  expect(await screen.findByRole('link', { name: 'Faktura FV2026000045' })).toBeVisible()
})

test('OR-011 a credit note and the withdrawal it came of are there', async () => {
  show({
    ...ORDER,
    credit_note: { number: 'OD2026000002', url: '/cz/dobropis/Ab12-cd34-ef56/' },
    withdrawals: [{ number: 'OZ2026000002', created_at: '2026-11-22T10:00:00Z' }],
    withdrawal_url: '/cz/odstoupeni/Ab12-cd34-ef56/',
  })
  expect(await screen.findByRole('link', { name: 'Dobropis OD2026000002' })).toHaveAttribute(
    'href',
    '/cz/dobropis/Ab12-cd34-ef56/',
  )
  expect(screen.getByText('Odstoupení od smlouvy OZ2026000002 z 22. 11. 2026')).toBeVisible()
  // Nothing more can be returned, and where to send what is returned still stands there.
  expect(screen.queryByRole('link', { name: t('withdraw') })).toBeNull()
  expect(screen.getByRole('link', { name: 'Kam a dokdy zboží poslat' })).toHaveAttribute(
    'href',
    '/cz/odstoupeni/Ab12-cd34-ef56/',
  )
})

test('what nobody has withdrawn from tells nobody where to send it', async () => {
  show(DELIVERED_ORDER)
  expect(await screen.findByRole('link', { name: t('withdraw') })).toBeVisible()
  expect(screen.queryByText(t('sendGoods'))).toBeNull()
})

test('a transfer says where the money goes: as a code for a phone, and in lines to copy', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  show(TRANSFER_ORDER)
  const part = await findPart(t('payment'))
  const lines: [name: string, shown: string, copied: string][] = [
    ['Příjemce', 'Laguna s. r. o.', 'Laguna s. r. o.'],
    ['Číslo účtu', '19-2000145399/0800', '19-2000145399/0800'],
    ['Variabilní symbol', '2026000123', '2026000123'],
    ['Částka', '22 526 Kč', '22526'],
  ]
  for (const [name, shown, copied] of lines) {
    expect(part.getByText(shown)).toBeVisible()
    await userEvent.click(part.getByRole('button', { name: `Kopírovat: ${name}` }))
    expect(write).toHaveBeenLastCalledWith(copied)
    expect((await part.findAllByText('Zkopírováno')).length).toBeGreaterThan(0)
  }
  const code = await part.findByRole('img', { name: 'QR platba' })
  expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M0 0h7v1h-7z/)
})

test('a market without QR payments shows the lines alone, and what can’t be copied is said to be so', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'))
  show({ ...TRANSFER_ORDER, payment: { ...TRANSFER_ORDER.payment, qr_text: null } })
  const part = await findPart(t('payment'))
  const heard = hear()
  await userEvent.click(part.getByRole('button', { name: 'Kopírovat: Číslo účtu' }))
  expect(write).toHaveBeenCalledOnce()
  await expect.poll(() => plain(heard.join())).toMatch(/Zkopírovat to nejde/)
  expect(part.queryByRole('img')).toBeNull()
})

test('once the money has come, nobody is asked for it', async () => {
  show({ ...TRANSFER_ORDER, payment: { ...TRANSFER_ORDER.payment, is_paid: true } })
  expect((await findPart(t('payment'))).queryByText('19-2000145399/0800')).toBeNull()
})

test('no delivery is promised before a transfer has come, and a cancelled order does not say it is unpaid', async () => {
  const delivery = { ...TRANSFER_ORDER.delivery, expected_date: '2026-11-25' }
  const { unmount } = show({ ...TRANSFER_ORDER, delivery })
  expect((await findPart(t('delivery'))).queryByText(t('expected'))).toBeNull()
  unmount()
  show({ ...NEW_ORDER, delivery, state: 'cancelled', can_cancel: false })
  const part = await findPart(t('payment'))
  expect(part.getByText(t('paymentWay'))).toBeVisible()
  expect(part.queryByText('Nezaplaceno')).toBeNull()
  expect((await findPart(t('delivery'))).queryByText(t('expected'))).toBeNull()
})

test('of an order that came back it says that the money went back', async () => {
  show({
    ...NEW_ORDER,
    state: 'returned',
    can_cancel: false,
    payment: { ...NEW_ORDER.payment, is_paid: true },
  })
  const part = await findPart(t('payment'))
  expect(part.getByText('Peníze vráceny')).toBeVisible()
  expect(part.queryByText('Zaplaceno')).toBeNull()
})

test('of an order that is under way it says whom to call to change it, and of none that is over', async () => {
  const paid = { ...NEW_ORDER.payment, is_paid: true, can_pay: false }
  const { unmount } = show({ ...NEW_ORDER, state: 'in-progress', can_cancel: false, payment: paid })
  expect(await screen.findByText(t('byPhone'))).toBeVisible()
  expect(screen.getByRole('link', { name: '+420 800 123 456' })).toHaveAttribute('href', 'tel:+420800123456')
  unmount()
  show(DELIVERED_ORDER)
  await screen.findByRole('link', { name: t('withdraw') })
  expect(screen.queryByText(t('byPhone'))).toBeNull()
})

test('ER-020 an order that there is not says so, and offers no second try', async () => {
  show({ status: 404, body: {} })
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Objednávku jsme nenašli\./)
  expect(screen.queryByRole('button')).toBeNull()
})

test('ER-021 what can name no order is asked of nobody', async () => {
  const { server } = renderWidget(widget, { params: { id: 'a b' }, server: { 'order-status': ORDER } })
  expect(screen.getByRole('alert').textContent).toMatch(/^Neplatná objednávka/)
  expect(server.calls).toEqual([])
})

test('ER-022 an order without its items leads to support, and shows all else', async () => {
  show({ ...ORDER, items: [] })
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Položky objednávky se nepodařilo najít, kontaktujte prosím podporu\./,
  )
  expect(screen.getByText(/800/)).toBeVisible()
  expect(screen.getByRole('heading', { level: 2 })).toBeVisible()
})

test('what pays an order stands together, and what cancels it comes last', async () => {
  show(NEW_ORDER)
  await screen.findByRole('button', { name: t('pay') })
  const actions = document.querySelectorAll('.ostrov-order-actions > .ostrov-button')
  expect([...actions].map(one => one.textContent)).toEqual([t('pay'), t('payOtherwise'), t('cancel')])
})

test('an order is cancelled once, after a question that begins at the harmless answer', async () => {
  const { server } = show(NEW_ORDER, {
    'cancel-order': { ...NEW_ORDER, state: 'cancelled', can_cancel: false },
  })
  await userEvent.click(await screen.findByRole('button', { name: t('cancel') }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Zrušit objednávku 2026000123?' }))
  await waitFor(() => expect(dialog.getByRole('button', { name: t('cancelNo') })).toHaveFocus())
  expect(server.calls.some(({ route }) => route === 'cancel-order')).toBe(false)
  await userEvent.dblClick(dialog.getByRole('button', { name: t('cancelYes') }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.calls.filter(({ route }) => route === 'cancel-order')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: t('cancel') })).toBeNull()
  expect(screen.getAllByText('Zrušeno').length).toBeGreaterThan(0)
})

test('what can not be cancelled any more says why, and shows how it stands now', async () => {
  const { server } = show(NEW_ORDER, {
    'cancel-order': { status: 409, body: { detail: 'Už ji balíme.' } },
  })
  await userEvent.click(await screen.findByRole('button', { name: t('cancel') }))
  server.change({ 'order-status': ORDER })
  await userEvent.click(await screen.findByRole('button', { name: t('cancelYes') }))
  await waitFor(() => expect(screen.getAllByText('Na cestě').length).toBeGreaterThan(0))
})

test('an order that waits for its money is paid by a wallet on its own page, whose script comes when it is wanted', async () => {
  actAsCustomer()
  signTokens()
  let isPaid = false
  const { server } = show(
    NEW_ORDER,
    {
      ...ECHOES,
      'order-status': () => ({
        ...NEW_ORDER,
        payment: { ...NEW_ORDER.payment, is_paid: isPaid, can_pay: !isPaid },
      }),
      'google-pay-init': BEGUN,
      'google-pay-process': () => {
        isPaid = true
        return BEGUN
      },
    },
    {
      providers: {
        'google-pay': findDouble('google-pay'),
        'apple-pay': findDouble('apple-pay', 'unavailable'),
      },
    },
  )
  const opener = await screen.findByRole('button', { name: t('payOtherwise') })
  expect(server.calls.map(({ route }) => route)).toEqual(['order-status'])
  await userEvent.click(opener)
  expect(opener).toHaveAttribute('aria-expanded', 'true')
  expect(await screen.findByText(/^Apple Pay na tomto zařízení není/)).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: /^Zaplatit\s.+\spřes\sGoogle\sPay$/ }))
  await waitFor(() => expect(screen.getAllByText('Zaplaceno').length).toBeGreaterThan(0))
  expect(screen.queryByRole('button', { name: t('payOtherwise') })).toBeNull()
})

test('paying leads to the gateway that the page knows, and to no other', async () => {
  const goTo = vi.spyOn(navigation, 'goTo').mockImplementation(() => {})
  const pay = async (url: string) => {
    const shown = show(
      NEW_ORDER,
      { 'card-pay': { payment_id: 'p', url } },
      { paymentOrigins: ['https://gate.example'] },
    )
    await userEvent.click(await screen.findByRole('button', { name: t('pay') }))
    return shown
  }
  const { unmount } = await pay('https://gate.example/pay/1')
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('https://gate.example/pay/1'))
  unmount()
  goTo.mockClear()
  await pay('https://elsewhere.example/pay/1')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Platbu se nepodařilo zahájit/)
  expect(goTo).not.toHaveBeenCalled()
})

test('what was delivered may be returned, until a day that is said', async () => {
  show(DELIVERED_ORDER)
  expect(await screen.findByRole('link', { name: t('withdraw') })).toHaveAttribute(
    'href',
    '/cz/odstoupeni/Ab12-cd34-ef56/',
  )
  expect(screen.getByText(/do 7\. 12\. 2026/)).toBeVisible()
})

test('links of the server that are not safe lead nowhere', async () => {
  const url = 'javascript:alert(1)'
  show({
    ...DELIVERED_ORDER,
    delivery: { ...ORDER.delivery, tracking_url: url },
    items: ORDER.items.map(item => ({ ...item, url })),
    invoice: { state: 'created', document: { number: 'FV1', url } },
    credit_note: { number: 'OD1', url },
    withdrawal_url: url,
  })
  await screen.findByRole('heading', { level: 2 })
  expect(screen.queryAllByRole('link')).toEqual([])
})

test('what failed is tried again, and the focus goes to what has come', async () => {
  const { server } = show({ status: 400, body: {} })
  const retry = await screen.findByRole('button', { name: words('retry') })
  server.change({ 'order-status': ORDER })
  await userEvent.click(retry)
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus())
})

test('a page that comes back reads the order anew', async () => {
  const { server } = show(NEW_ORDER)
  await screen.findByRole('button', { name: t('pay') })
  server.change({ 'order-status': ORDER })
  dispatchEvent(new Event('ostrov:restored'))
  await waitFor(() => expect(screen.queryByRole('button', { name: t('pay') })).toBeNull())
})

test('an order from a store is collected, and a return tells its money', async () => {
  show({
    ...ORDER,
    state: 'delivered',
    delivery: { ...ORDER.delivery, kind: 'store' },
    withdrawals: [{ number: 'OZ1', created_at: '2026-11-25T08:00:00Z', refund: '733.00' }],
  })
  expect((await screen.findAllByText('Vyzvednuto')).length).toBeGreaterThan(0)
  expect(screen.queryByText('Doručeno')).toBeNull()
  expect(screen.getByText('K vrácení: 733 Kč')).toBeVisible()
})
