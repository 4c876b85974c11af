import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { keepTrail } from '#core/record/keep-trail.ts'
import { setReporter } from '#core/report.ts'
import { navigation } from '#kit/link/navigation.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { DELIVERY, WAREHOUSE } from '#testing/fixtures/picking.ts'
import { STAFF } from '#testing/fixtures/purge.ts'
import { hear } from '#testing/hear.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { until } from '#testing/until.ts'
import { widget } from './index.ts'
import { t } from './messages.ts'
import { t as tScan } from './scan-messages.ts'
import '#kit/tokens.css'
import '#kit/kit.css'
import './style.css'

const start = `${location.pathname}${location.search}`
beforeEach(() => {
  setReporter(() => {})
  sessionStorage.clear()
})
afterEach(() => history.replaceState(null, '', start))

const show = (server: Fixtures = {}, params = { id: '7' }) =>
  renderWidget(widget, { params, server: { ...WAREHOUSE, 'active-user': STAFF, ...server } })
const findState = () => screen.findByLabelText<HTMLSelectElement>('Stav položky Apple iPhone 16 128 GB')

test('AD-043 AD-044 AD-045 AD-046 AD-047 an item is moved from state to state, as far as the server lets it, and back', async () => {
  const { server } = show({ 'order-delivery-item': { ...DELIVERY, version: 5 } })
  const select = await findState()
  expect([...select.options].map(({ text }) => text)).toEqual([
    'Čeká na vychystání',
    'Vychystává se',
    'Vychystáno',
    'Nenalezeno',
    'Potřebuje náhradu',
  ])
  await userEvent.selectOptions(select, 'not-found')
  await userEvent.click(await screen.findByRole('button', { name: t('undo') }))
  const sent = () =>
    server.calls.filter(({ route }) => route === 'order-delivery-item').map(({ body }) => body)
  await until(() =>
    expect(sent()).toEqual([
      { picking_state: 'not-found', version: 4 },
      { picking_state: 'picked', version: 5 },
    ]),
  )
})

const [PHONE, CHARGERS] = DELIVERY.items
const SOME = { ...DELIVERY, items: [PHONE, { ...CHARGERS, picked: 2 }] }
test.each([
  ['a piece', { items: [PHONE, { ...CHARGERS, picked: 1 }] }, 'Nabíječka USB-C 20 W, 1/2 ks'],
  ['the crate', { crate: null }, 'přepravka A-03'],
])('an undo says that it took back %s', async (_, change, what) => {
  show({
    'order-delivery': SOME,
    'order-delivery-scan': { outcome: 'undone', code: 'CMDUNDO', order: { ...SOME, ...change } },
  })
  await findState()
  const heard = hear()
  scan('CMDUNDO')
  expect(await screen.findByText(`Vzato zpět: ${what}`)).toBeVisible()
  await waitFor(() => expect(heard.join('|').replaceAll('\u00a0', ' ')).toContain(`Vzato zpět: ${what}`))
})

test('where a colleague was faster, the order is shown as it is now, and nothing is overwritten', async () => {
  show({
    'order-delivery-item': {
      status: 409,
      body: { detail: 'x', current: { ...DELIVERY, customer: 'Eva Nová', version: 9 } },
    },
  })
  await userEvent.selectOptions(await findState(), 'not-found')
  expect(await screen.findByText(t('conflict').replaceAll('\u00a0', ' '))).toBeVisible()
  expect(screen.getByText('Eva Nová')).toBeVisible()
})

test('a scan is told also after a change that failed or came too late', async () => {
  show({
    'order-delivery-item': { status: 409, body: { detail: 'x', current: { ...DELIVERY, version: 9 } } },
    'order-delivery-scan': { outcome: 'piece-picked', code: '8590000000002', order: DELIVERY },
  })
  await userEvent.selectOptions(await findState(), 'not-found')
  await screen.findByText(t('conflict').replaceAll('\u00a0', ' '))
  act(() => {
    for (const key of [...'8590000000002', 'Enter']) fireEvent.keyDown(document.body, { key })
  })
  expect(await screen.findByText(tScan('outcome.piece-picked'), { selector: 'strong' })).toBeVisible()
  expect(screen.queryByText(t('conflict').replaceAll('\u00a0', ' '))).toBeNull()
})

const scan = (code: string) =>
  act(() => {
    for (const key of [...code, 'Enter']) fireEvent.keyDown(document.body, { key })
  })

test('a confirmation leads to the packing table as the button does, unless more waits or is to be read', async () => {
  const goTo = vi.spyOn(navigation, 'goTo').mockReturnValue()
  onTestFinished(() => goTo.mockRestore())
  const order = {
    ...DELIVERY,
    picking_state: 'picked',
    items: DELIVERY.items.map(item => ({ ...item, picked: item.quantity, picking_state: 'picked' })),
  }
  const answer = { outcome: 'ready-to-pack', code: 'CMDCONFIRM', order }
  const { server } = show({ 'order-delivery': order, 'order-delivery-scan': 'offline' })
  const link = await screen.findByRole('link', { name: t('pack') })
  for (const code of ['CMDCONFIRM', '8590000000002', 'CMDCONFIRM']) scan(code)
  await screen.findByText('Čekají 3 kódy, odešlou se samy')
  server.change({
    'order-delivery-scan': ({ body }) =>
      (body as { code: string }).code === 'CMDCONFIRM'
        ? answer
        : { outcome: 'enough-scanned', code: '8590000000002', order },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Odeslat teď' }))
  await screen.findByText('1 načtený kód se nezapočítal:')
  await screen.findByText(tScan('outcome.ready-to-pack'), { selector: 'strong' })
  expect(goTo).not.toHaveBeenCalled()
  scan('CMDCONFIRM')
  await until(() => expect(goTo).toHaveBeenCalledExactlyOnceWith(link.getAttribute('href')))
})

test.each([
  ['before all is picked', 'confirmed-early', 'Potvrdit jde, až bude vše vychystané'],
  ['before a crate is set', 'crate-missing', 'Nejdřív načtěte přepravku'],
] as const)('a confirmation %s says why it leads nowhere', async (_, outcome, text) => {
  const goTo = vi.spyOn(navigation, 'goTo').mockReturnValue()
  onTestFinished(() => goTo.mockRestore())
  show({ 'order-delivery-scan': { outcome, code: 'CMDCONFIRM', order: DELIVERY } })
  await findState()
  scan('CMDCONFIRM')
  expect(await screen.findByText(text, { selector: 'strong' })).toBeVisible()
  expect(goTo).not.toHaveBeenCalled()
})

test('of scans that waited, those that did not count are listed with the reason', async () => {
  const { server } = show({ 'order-delivery-scan': 'offline' })
  await findState()
  for (const code of ['8590000000002', '8590000000009']) scan(code)
  await screen.findByText('Čekají 2 kódy, odešlou se samy')
  let sent = 0
  server.change({
    'order-delivery-scan': () => {
      sent++
      return { outcome: sent === 1 ? 'unknown-code' : 'piece-picked', code: 'X', order: DELIVERY }
    },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Odeslat teď' }))
  const lead = await screen.findByText('1 načtený kód se nezapočítal:')
  expect(lead.closest('[role=alert]')?.textContent).toContain(
    `8590000000002 ${tScan('outcome.unknown-code')}`,
  )
})

test('while scans wait, the newest of them is shown, not what became of the one before', async () => {
  const { server, container } = show({
    'order-delivery-scan': { outcome: 'piece-picked', code: '8590000000002', order: DELIVERY },
  })
  await findState()
  scan('8590000000002')
  await screen.findByText(tScan('outcome.piece-picked'), { selector: 'strong' })
  server.change({ 'order-delivery-scan': 'offline' })
  scan('8590000000009')
  await until(() =>
    expect(container.querySelector('[data-verdict="waiting"] code')?.textContent).toBe('8590000000009'),
  )
  expect(screen.queryByText(tScan('outcome.piece-picked'), { selector: 'strong' })).toBeNull()
})

test('VA-051 VA-052 a delivery time begins before it ends, by the market’s clock', async () => {
  const { server } = show({ 'order-delivery-window': DELIVERY })
  const to = await screen.findByLabelText(t('to'))
  expect(to).toHaveValue('2026-11-21T12:00')
  expect(to, 'day and month can’t be mixed up').toHaveAccessibleDescription(
    /sobota 21\.\slistopadu\s2026\sv\s12:00/,
  )
  fireEvent.change(to, { target: { value: '2026-11-21T09:00' } })
  await userEvent.click(screen.getByRole('button', { name: t('saveWindow') }))
  expect(to).toHaveAccessibleDescription(t('windowEndWrong'))
  expect(screen.getByLabelText(t('from'))).toHaveAccessibleDescription(t('windowWrong'))
  fireEvent.change(to, { target: { value: '2026-11-21T13:00' } })
  await userEvent.click(screen.getByRole('button', { name: t('saveWindow') }))
  await screen.findByText(t('did.window'))
  expect(server.calls.at(-1)?.body).toEqual({
    delivery_from: '2026-11-21T09:00:00.000Z',
    delivery_to: '2026-11-21T12:00:00.000Z',
    version: 4,
  })
})

test('whoever sets the time below goes on there, and has in sight what was saved and the way back', async () => {
  const delivery_from = '2026-11-21T09:00:00.000Z'
  show({
    'order-delivery-window': {
      ...DELIVERY,
      delivery_from,
      delivery_to: '2026-11-21T12:00:00.000Z',
      version: 5,
    },
  })
  const from = await screen.findByLabelText(t('from'))
  fireEvent.change(from, { target: { value: '2026-11-21T10:00' } })
  fireEvent.change(screen.getByLabelText(t('to')), { target: { value: '2026-11-21T13:00' } })
  const save = screen.getByRole('button', { name: t('saveWindow') })
  save.scrollIntoView({ block: 'end' })
  await userEvent.click(save)
  await screen.findByText(t('did.window'))
  const undo = await screen.findByRole('button', { name: t('undo') })
  const { top, bottom } = undo.getBoundingClientRect()
  expect([top >= 0, bottom <= innerHeight]).toEqual([true, true])
  const place = screen.getByRole('form', { name: t('window') }).parentElement
  await until(() => expect(place).toContainElement(document.activeElement as HTMLElement))
})

test('OR-013 where the server forbids it, no product can be added', async () => {
  const { unmount } = show({
    'order-delivery': { ...DELIVERY, can_add_product: false, order_state: 'cancelled' },
  })
  expect(await screen.findByText('Do objednávky v tomto stavu už nelze přidat produkt.')).toBeVisible()
  expect(screen.queryByRole('button', { name: t('add') })).toBeNull()
  unmount()
  // Its state alone would let it grow.
  show({ 'order-delivery': { ...DELIVERY, can_add_product: false, order_state: 'in-progress' } })
  expect(
    await screen.findByText('Produkt už přidat nelze: objednávka je zaplacená nebo na splátky.'),
  ).toBeVisible()
})

test('a crate is called as it is below, not by its code', async () => {
  show({ 'order-delivery-scan': { outcome: 'crate-put', code: 'CRATE0003', order: DELIVERY } })
  await screen.findByText('Objednávka 2026000123')
  act(() => {
    for (const key of [...'CRATE0003', 'Enter']) fireEvent.keyDown(document.body, { key })
  })
  const told = await screen.findByText('Objednávka je v přepravce A-03')
  expect(told.parentElement?.textContent).not.toContain('CRATE0003')
})

test('a crate that is taken says by which order', async () => {
  const taken = { outcome: 'crate-taken', code: 'CRATE0004', order: DELIVERY, other_order: '2026000199' }
  show({ 'order-delivery-scan': taken })
  await screen.findByText('Objednávka 2026000123')
  act(() => {
    for (const key of [...'CRATE0004', 'Enter']) fireEvent.keyDown(document.body, { key })
  })
  expect(await screen.findByText('V přepravce je jiná objednávka: 2026000199')).toBeVisible()
})

test('what can’t be had is replaced by what is found', async () => {
  const { server } = show({ 'order-delivery-replace': DELIVERY })
  await userEvent.click(await screen.findByRole('button', { name: 'Nahradit Nabíječka USB-C 20 W' }))
  await userEvent.type(screen.getByLabelText(t('search')), 'kabel', { delay: 60 })
  await userEvent.click(screen.getByRole('button', { name: t('find') }))
  await userEvent.click(await screen.findByRole('button', { name: 'Vybrat Kabel USB-C 2 m' }))
  await screen.findByText(t('did.replace'))
  expect(server.calls.at(-1)?.body).toEqual({ product: 'kabel-usb-c-2m', version: 4 })
})

test('what is replaced is not offered in its own place; Escape closes the search', async () => {
  const [, charger] = DELIVERY.items
  show({
    'order-delivery-products': [{ code: charger?.code, name: charger?.name, price: '590.00', stock: 9 }],
  })
  const replace = await screen.findByRole('button', { name: 'Nahradit Nabíječka USB-C 20 W' })
  await userEvent.click(replace)
  await userEvent.type(screen.getByLabelText(t('search')), 'nab', { delay: 60 })
  await userEvent.click(screen.getByRole('button', { name: t('find') }))
  expect(await screen.findByText(t('nothingElse'))).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Vybrat/ })).toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByLabelText(t('search'))).toBeNull()
})

test('what was done is told by its name, and what takes it back as that', async () => {
  show({ 'order-delivery-lock': { ...DELIVERY, is_locked_by_me: !DELIVERY.is_locked_by_me } })
  const name = t(DELIVERY.is_locked_by_me ? 'release' : 'take')
  await userEvent.click(await screen.findByRole('button', { name }))
  const told = DELIVERY.is_locked_by_me ? 'did.release' : 'did.take'
  expect(await screen.findByText(t(told))).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: t('undo') }))
  expect(await screen.findByText(t('did.undo'))).toBeVisible()
})

test('who leaves an order with a time that is not saved is asked first', async () => {
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  show()
  const from = await screen.findByLabelText(t('from'))
  const { value } = from as HTMLInputElement
  expect(asks()).toBe(false)
  fireEvent.change(from, { target: { value: '2036-05-05T10:00' } })
  expect(asks()).toBe(true)
  fireEvent.change(from, { target: { value } })
  expect(asks()).toBe(false)
})

test('a product whose adding had no answer is told so, and goes again under its key', async () => {
  const { server } = show({ 'order-delivery-add': { status: 504, body: '<h1>Oops</h1>' } })
  await userEvent.click(await screen.findByRole('button', { name: t('add') }))
  await userEvent.type(screen.getByLabelText(t('search')), 'kabel', { delay: 60 })
  await userEvent.click(screen.getByRole('button', { name: t('find') }))
  const choose = await screen.findByRole('button', { name: 'Vybrat Kabel USB-C 2 m' })
  await userEvent.click(choose)
  expect(await screen.findByRole('alert')).toBeVisible()
  server.change({ 'order-delivery-add': { ...DELIVERY, version: 5 } })
  await userEvent.click(choose)
  expect(await screen.findByText(t('did.add'))).toBeVisible()
  const sent = server.calls.filter(({ route }) => route === 'order-delivery-add')
  expect(sent.map(({ body }) => body)).toMatchObject(Array(2).fill({ product: 'kabel-usb-c-2m', version: 4 }))
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
})

test('ER-034 a carrier’s refusal is told in the server’s words', async () => {
  const detail = 'Nelze předat dopravci (objednávka může být zrušená).'
  show({
    'order-delivery': { ...DELIVERY, can_hand_over: true },
    'order-delivery-hand-over': { status: 400, body: { non_field_errors: [detail] } },
  })
  await userEvent.click(await screen.findByRole('button', { name: t('handOver') }))
  expect(await screen.findByText(detail)).toBeVisible()
})

test('beside the shelf a scanner alone opens an order and picks it', async () => {
  const { server } = show(
    { 'order-delivery-scan': { outcome: 'order-opened', code: '2026000123', order: DELIVERY } },
    { id: '' },
  )
  await screen.findByRole('heading', { name: t('start') })
  act(() => {
    for (const key of [...'2026000123', 'Enter']) fireEvent.keyDown(document.body, { key })
  })
  expect(await screen.findByRole('heading', { name: 'Objednávka 2026000123' })).toBeVisible()
  expect(screen.getByText(tScan('outcome.order-opened'))).toBeVisible()
  expect(server.calls.at(-1)?.body).toEqual({ code: '2026000123', order: null })
})

test('a time that is typed stays while something else of the order changes; what had no answer keeps its key', async () => {
  const { server } = show({ 'order-delivery-item': { status: 504, body: '<h1>Oops</h1>' } })
  const from = await screen.findByLabelText(t('from'))
  fireEvent.change(from, { target: { value: '2036-05-05T10:00' } })
  await userEvent.selectOptions(await findState(), 'not-found')
  expect(await screen.findByRole('alert')).toBeVisible()
  server.change({ 'order-delivery-item': { ...DELIVERY, version: 5 } })
  await userEvent.selectOptions(await findState(), 'not-found')
  expect(await screen.findByText(t('did.item'))).toBeVisible()
  expect(screen.getByLabelText(t('from'))).toHaveValue('2036-05-05T10:00')
  const sent = server.calls.filter(({ route }) => route === 'order-delivery-item')
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
})

test('an order of the address is awaited as such; one that is gone is told in its own words', async () => {
  const { unmount, container } = show({ 'order-delivery': 'hang' })
  await until(() => expect(container.querySelector('.ostrov-delivery .ostrov-skeleton')).not.toBeNull())
  expect(screen.queryByRole('heading', { name: t('start') })).toBeNull()
  unmount()
  show({ 'order-delivery': { status: 404, body: {} } })
  expect(await screen.findByText(t('missing').replaceAll('\u00a0', ' '))).toBeVisible()
  expect(screen.getByRole('heading', { name: t('start') })).toBeVisible()
})

test('a scan says of what it was and how much of it is picked, and what is taken next', async () => {
  const [phone, charger] = DELIVERY.items
  const open = { ...charger, picking_state: 'waiting', picked: 0 }
  const order = { ...DELIVERY, items: [phone, open] }
  const picked = { ...order, items: [phone, { ...open, picking_state: 'in-progress', picked: 1 }] }
  const { container } = show({
    'order-delivery': order,
    'order-delivery-scan': { outcome: 'piece-picked', code: '8590000000009', order: picked },
  })
  expect(await screen.findByRole('heading', { name: 'Načtěte: 2× Nabíječka USB-C 20 W' })).toBeVisible()
  const items = screen.getByRole('heading', { name: t('items') })
  const { top } = items.getBoundingClientRect()
  act(() => {
    for (const key of [...'8590000000009', 'Enter']) fireEvent.keyDown(document.body, { key })
  })
  await until(() =>
    expect(container.querySelector('.ostrov-delivery-outcome')?.textContent?.replaceAll('\u00a0', ' ')).toBe(
      'Vychystáno Nabíječka USB-C 20 W, 1/2 ks 8590000000009',
    ),
  )
  expect(screen.getByRole('heading', { name: 'Načtěte: 1× Nabíječka USB-C 20 W' })).toBeVisible()
  expect(items.getBoundingClientRect().top).toBe(top)
})

test.each([
  [{}, 'next.stopped', 'notPicked'],
  [{ crate: null }, 'next.crate', 'notPicked'],
  [{ picking_state: 'picked', items: [] }, 'next.pack', 'notPacked'],
] as const)('of %j comes next %s, and why it can’t be handed over is %s', async (change, next, reason) => {
  show({ 'order-delivery': { ...DELIVERY, ...change } })
  expect(await screen.findByRole('heading', { name: t(next).replaceAll('\u00a0', ' ') })).toBeVisible()
  expect(screen.getByRole('button', { name: t('handOver') })).toHaveAccessibleDescription(
    t(reason).replaceAll('\u00a0', ' '),
  )
})

test('before there is a crate, the item that is taken next is named all the same', async () => {
  const open = { ...DELIVERY.items[1], picking_state: 'waiting', picked: 0 }
  show({ 'order-delivery': { ...DELIVERY, crate: null, items: [open] } })
  expect(
    await screen.findByRole('heading', {
      name: 'Načtěte přepravku nebo zboží: 2× Nabíječka USB-C 20 W',
    }),
  ).toBeVisible()
})

test.each([
  [{ order_state: 'sent' }, 'next.handed-over'],
  [{ order_state: 'cancelled' }, 'next.over'],
] as const)(
  'of %j its head says that it is over, and nothing offers to hand it over',
  async (change, next) => {
    show({ 'order-delivery': { ...DELIVERY, can_pick: false, can_hand_over: false, ...change } })
    expect(await screen.findByRole('heading', { name: t(next).replaceAll('\u00a0', ' ') })).toBeVisible()
    expect(screen.queryByRole('button', { name: t('handOver') })).toBeNull()
  },
)

test.each([
  [{}, 'next.stopped', 'notPicked'],
  [{ picking_state: 'picked', items: [] }, 'next.pack', 'notPacked'],
] as const)('of a pick-up of %j nothing speaks of a carrier', async (change, next, reason) => {
  show({ 'order-delivery': { ...DELIVERY, is_pickup: true, ...change } })
  expect(await screen.findByRole('heading', { name: t(next).replaceAll('\u00a0', ' ') })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Připraveno k vyzvednutí' })).toHaveAccessibleDescription(
    t(`pickup.${reason}`).replaceAll('\u00a0', ' '),
  )
  expect(screen.queryByText(/dopravc/i)).toBeNull()
})

test.each(['ready-for-pickup', 'delivered'] as const)(
  'a pick-up that is %s was made ready already',
  async state => {
    show({ 'order-delivery': { ...DELIVERY, is_pickup: true, can_pick: false, order_state: state } })
    expect(await screen.findByRole('heading', { name: 'Už byla připravena k vyzvednutí' })).toBeVisible()
  },
)

test('from an order that is picked a link leads to its packing', async () => {
  show({ 'order-delivery': { ...DELIVERY, picking_state: 'picked', items: [] } })
  expect(await screen.findByRole('link', { name: t('pack') })).toHaveAttribute(
    'href',
    expect.stringMatching(/packaging-order-detail\/\?id=7$/),
  )
})

test('what a colleague has picked is packed by whoever opens it; what they still pick is theirs', async () => {
  const locked = { ...DELIVERY, locked_by: 'Eva Skladová', is_locked_by_me: false }
  const { unmount } = show({ 'order-delivery': { ...locked, picking_state: 'picked', items: [] } })
  expect(await screen.findByRole('link', { name: t('pack') })).toBeVisible()
  expect(screen.getByRole('heading', { name: t('next.pack').replaceAll('\u00a0', ' ') })).toBeVisible()
  expect(screen.getByText('Pracuje na ní Eva Skladová.')).toBeVisible()
  unmount()
  show({ 'order-delivery': locked })
  expect(await screen.findByRole('heading', { name: 'Vychystává ji Eva Skladová' })).toBeVisible()
  expect(screen.queryByRole('link', { name: t('pack') })).toBeNull()
})

test('from an order of a list its detail leads back and to its neighbours, and once it is picked to the next', async () => {
  keepTrail('deliveries', ['6', '7', '8'])
  const { unmount } = show({ 'order-delivery': { ...DELIVERY, picking_state: 'picked', items: [] } })
  await screen.findByRole('link', { name: t('pack') })
  const nav = within(screen.getByRole('navigation', { name: 'Další ze seznamu' }))
  const hrefs = nav.getAllByRole<HTMLAnchorElement>('link').map(link => link.href.replace(/.*[/?]/, ''))
  expect(nav.getByRole('link', { name: 'Zpět na seznam' })).toHaveAttribute(
    'href',
    expect.stringMatching(/order-delivery-grid\/$/),
  )
  expect(hrefs).toEqual(['', 'id=6', 'id=8'])
  expect(nav.getByText('2 ze 3 na stránce seznamu')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Další objednávka' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\?id=8$/),
  )
  unmount()
  show()
  await findState()
  expect(screen.queryByRole('link', { name: 'Další objednávka' })).toBeNull()
})

test('a piece too many is told as such, with how many there are', async () => {
  const [phone, charger] = DELIVERY.items
  const order = { ...DELIVERY, items: [phone, { ...charger, picking_state: 'picked', picked: 2 }] }
  const { container } = show({
    'order-delivery': order,
    'order-delivery-scan': { outcome: 'enough-scanned', code: '8590000000009', order },
  })
  await findState()
  act(() => {
    for (const key of [...'8590000000009', 'Enter']) fireEvent.keyDown(document.body, { key })
  })
  await until(() =>
    expect(container.querySelector('.ostrov-delivery-outcome')?.textContent?.replaceAll('\u00a0', ' ')).toBe(
      'Tohoto zboží už je načteno dost Nabíječka USB-C 20 W, 2/2 ks 8590000000009',
    ),
  )
})

test('above the goods there is little blank, and a list of refusals beside them makes none of them higher', async () => {
  await page.viewport(1366, 900)
  const { container } = show()
  await findState()
  const measure = (selector: string) => container.querySelector(selector)?.getBoundingClientRect() as DOMRect
  const blank = measure('.ostrov-scanner').top - measure('.ostrov-delivery-step').bottom
  expect(blank).toBeLessThan(56)
  const { height } = measure('.ostrov-delivery-items li')
  const scanner = container.querySelector<HTMLElement>('.ostrov-scanner') as HTMLElement
  scanner.style.minBlockSize = '1200px'
  expect(measure('.ostrov-delivery-items li').height).toBe(height)
})

test('on a phone the panel at the edge is no higher than what it says, and what waits offline moves no goods', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1366, 900))
  const { container } = show({ 'order-delivery-scan': 'offline' })
  await findState()
  const panel = container.querySelector('.ostrov-delivery-step') as Element
  const { height = 0 } = panel.querySelector('h3')?.getBoundingClientRect() ?? {}
  expect(panel.getBoundingClientRect().height).toBeLessThan(height + 60)
  // Room for a verdict below the headline, and no more.
  expect(panel.parentElement?.getBoundingClientRect().height).toBeLessThan(150)
  const items = screen.getByRole('heading', { name: t('items') })
  const { top } = items.getBoundingClientRect()
  act(() => {
    for (const key of [...'8590000000009', 'Enter']) fireEvent.keyDown(document.body, { key })
  })
  await until(() => expect(container.querySelector('.ostrov-scanner-waiting')).not.toBeNull())
  expect(items.getBoundingClientRect().top).toBe(top)
})

test.each([
  [1366, 768],
  [390, 844],
])(
  'what waits offline stands in the panel at the edge, with its codes folded, and moves no goods, at %i × %i',
  async (width, height) => {
    await page.viewport(width, height)
    onTestFinished(() => page.viewport(1366, 900))
    const { container } = show({ 'order-delivery-scan': 'offline' })
    await findState()
    const items = screen.getByRole('heading', { name: t('items') })
    const { top } = items.getBoundingClientRect()
    scan('8590000000002')
    expect(await screen.findByText('Čeká 1 kód, odešle se sám')).toBeVisible()
    expect(items.getBoundingClientRect().top).toBe(top)
    for (let count = 1; count < 5; count++) scan('8590000000009')
    const lead = await screen.findByText('Čeká 5 kódů, odešlou se samy')
    expect(items.getBoundingClientRect().top).toBe(top)
    const panel = lead.closest('.ostrov-delivery-step') as HTMLElement
    const button = within(panel).getByRole('button', { name: 'Odeslat teď' })
    expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(top)
    expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(top)
    expect(container.textContent).not.toContain('zkuste to znovu')
    expect(within(panel).getByText('8590000000002')).not.toBeVisible()
    await userEvent.click(lead)
    expect(within(panel).getByText('8590000000002')).toBeVisible()
    expect(within(panel).getByText(/Můžete načítat dál/)).toBeVisible()
  },
)

test('scans that wait for somebody say why', async () => {
  show({ 'order-delivery-scan': { status: 403, body: { detail: 'Sem nesmíte.' } } })
  await findState()
  scan('8590000000002')
  const lead = await screen.findByText('Na odeslání čeká 1 kód')
  expect(screen.getByRole('alert').closest('.ostrov-delivery-step')).toBe(
    lead.closest('.ostrov-delivery-step'),
  )
})

test('an item that is picked has a sign and a ground of its own, as on the packing table', async () => {
  show()
  const line = (await findState()).closest('li')
  const open = screen.getByLabelText('Stav položky Nabíječka USB-C 20 W').closest('li')
  if (!line || !open) throw new Error('There are no items.')
  const read = (item: Element) => ({
    ground: getComputedStyle(item).backgroundColor,
    sign: getComputedStyle(item.querySelector('.ostrov-delivery-count') ?? item, '::before').content,
  })
  expect(read(line).sign).toContain('✓')
  expect(read(open).sign).not.toContain('✓')
  expect(read(line).ground).not.toBe(read(open).ground)
})

test.each([
  ['cz', 'Objednáno', '20. 11. 2026 9:15', 'Platba'],
  ['ro', 'Comandat', '20.11.2026 10:15', 'Plată'],
] as const)(
  'when an order was placed and how it is paid stand with its facts, %s',
  async (market, ordered, moment, payment) => {
    const { container } = renderWidget(widget, {
      market,
      params: { id: '7' },
      server: { ...WAREHOUSE, 'active-user': STAFF },
    })
    await screen.findByText(ordered)
    const told = [...container.querySelectorAll('.ostrov-delivery-facts dl > div')].map(fact =>
      [...fact.children].map(child => child.textContent?.replaceAll('\u00a0', ' ')),
    )
    expect(told).toContainEqual([ordered, moment])
    expect(told).toContainEqual([payment, 'Kartou online'])
  },
)

test('a server that does not tell the payment leaves it out', async () => {
  show({ 'order-delivery': { ...DELIVERY, payment_name: null } })
  await screen.findByText('Objednáno')
  expect(screen.queryByText('Platba')).toBeNull()
})

test.each([390, 1366])(
  'without an order the code is typed right below what asks for it, at %i pixels',
  async width => {
    await page.viewport(width, 900)
    onTestFinished(() => page.viewport(1366, 900))
    show({ 'order-delivery': { status: 404, body: {} } })
    const asked = (await screen.findByText(t('startHelp').replaceAll('\u00a0', ' '))).getBoundingClientRect()
    const code = screen.getByText('Kód').getBoundingClientRect()
    expect(code.left).toBe(asked.left)
    expect(code.top - asked.bottom).toBeLessThan(30)
  },
)
