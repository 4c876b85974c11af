import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { setReporter } from '#core/report.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { PACKED } from '#testing/fixtures/picking.ts'
import { STAFF } from '#testing/fixtures/purge.ts'
import { hear } from '#testing/hear.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { t as tCommand } from './command-messages.ts'
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

const show = (server: Fixtures = {}, params = {}) =>
  renderWidget(widget, { params, server: { 'active-user': STAFF, 'order-packing': PACKED, ...server } })

/** As a scanner types: all at once, and Enter. */
const scan = (code: string) =>
  act(() => {
    for (const key of [...code, 'Enter']) fireEvent.keyDown(document.activeElement ?? document.body, { key })
  })
const answer = (outcome: string, order: object | null, code = 'X') => ({ outcome, code, order })
const findStep = (name: string) => screen.findByRole('heading', { level: 2, name })

test('a scanner alone opens a crate, and the address keeps the order for a reload', async () => {
  const { server } = show({ 'order-packing-scan': answer('crate-opened', PACKED, 'CRATE0003') })
  expect(await findStep(t('step.crate'))).toBeVisible()
  scan('CRATE0003')
  expect(await findStep('Načtěte: Nabíječka USB-C 20 W')).toBeVisible()
  expect(screen.getByText(tScan('outcome.crate-opened'))).toBeVisible()
  expect(server.calls.find(({ route }) => route === 'order-packing-scan')?.body).toEqual({
    code: 'CRATE0003',
    order: null,
  })
  expect(new URLSearchParams(location.search).get('id')).toBe('7')
})

test.each([
  ['ER-035', 'crate-empty', 'Přepravka neobsahuje objednávku'],
  ['ER-036', 'already-scanned', 'Položka už je načtená'],
  ['of a piece too many', 'enough-scanned', 'Tohoto zboží už je načteno dost'],
  ['ER-037', 'serial-mismatch', 'S/N neodpovídá typu produktu'],
  ['ER-038', 'serial-unavailable', 'S/N je už přiřazené nebo nenalezené'],
  ['ER-034', 'carrier-refused', 'Nelze předat dopravci (objednávka může být zrušená)'],
])('%s a scan that is refused says why: %s', async (_, outcome, text) => {
  show({ 'order-packing-scan': answer(outcome, PACKED) }, { id: '7' })
  await screen.findByText('Objednávka 2026000123')
  scan('8590000000009')
  const told = await screen.findByText(text)
  expect(told.closest('section')).toHaveAttribute('data-verdict', 'bad')
})

test.each([
  ['assigned', 'Tento kus už patří k jiné objednávce. Vezměte jiný.'],
  ['unknown', 'Takové S/N na skladě nemáme. Načtěte ho z krabičky znovu, nebo vezměte jiný kus.'],
])('a serial number that is %s says so after the printed text, and what to do', async (unavailable, help) => {
  const refused = { ...answer('serial-unavailable', PACKED), unavailable }
  show({ 'order-packing-scan': refused }, { id: '7' })
  await screen.findByText('Objednávka 2026000123')
  scan('8590000000009')
  const printed = await screen.findByText('S/N je už přiřazené nebo nenalezené')
  expect(printed.nextElementSibling).toHaveTextContent(help)
  await waitFor(() =>
    expect(document.querySelector('[aria-live="polite"]')?.textContent?.replaceAll('\u00a0', ' ')).toContain(
      `S/N je už přiřazené nebo nenalezené. ${help}`,
    ),
  )
})

test('a key just before a scan is told to have cut it, nothing is sent, and the next scan goes', async () => {
  const { server } = show({ 'order-packing-scan': answer('piece-packed', PACKED) }, { id: '7' })
  const count = () => server.calls.filter(({ route }) => route === 'order-packing-scan').length
  await screen.findByText('Objednávka 2026000123')
  fireEvent.keyDown(document.body, { key: 'x' })
  await act(() => new Promise(resolve => setTimeout(resolve, 400)))
  scan('8590000000009')
  const told = () => screen.queryByText('Čtečku přerušila klávesa, kód se nenačetl. Načtěte ho znovu.')
  expect(told()).toBeVisible()
  expect(count()).toBe(0)
  scan('8590000000009')
  await waitFor(() => expect(count()).toBe(1))
  expect(told()).toBeNull()
})

test('AD-040 AD-041 the parcel’s dimensions are in centimetres, its weight in kilograms', async () => {
  const packed = { ...PACKED, size: { width: 30, height: 20, depth: 10 }, weight: 1.25 }
  show({ 'order-packing': packed }, { id: '7' })
  expect(await screen.findByText('30 × 20 × 10 cm')).toBeVisible()
  expect(screen.getByText('1,25 kg')).toBeVisible()
})

test.each([
  [{}, 'step.items'],
  [{ expected_item: 71 }, 'step.serial'],
  [{ items: [] }, 'step.box'],
  [{ items: [], size: { width: 1, height: 1, depth: 1 } }, 'step.weight'],
  [{ items: [], size: { width: 1, height: 1, depth: 1 }, weight: 1 }, 'step.confirm'],
  [{ is_handed_over: true }, 'step.done'],
  [{ locked_by: 'Eva' }, 'step.locked'],
] as const)('what comes next of %j is %s', async (change, step) => {
  show({ 'order-packing': { ...PACKED, ...change } }, { id: '7' })
  const name =
    step === 'step.locked' ? 'Eva' : step === 'step.items' ? 'Nabíječka USB-C 20 W' : 'Apple iPhone 16 128 GB'
  expect(await findStep(t(step, { name }).replaceAll('\u00a0', ' '))).toBeVisible()
})

test.each([
  ['cz', 'Načtěte: 2× Nabíječka USB-C 20 W'],
  ['ro', 'Scanați: 2× Nabíječka USB-C 20 W'],
] as const)(
  'the headline names what is scanned next, and how many of it, once, %s',
  async (market, headline) => {
    const [phone, charger] = PACKED.items
    const { container } = renderWidget(widget, {
      market,
      params: { id: '7' },
      server: {
        'active-user': STAFF,
        'order-packing': { ...PACKED, items: [phone, { ...charger, scanned: [] }] },
      },
    })
    expect(await findStep(headline)).toBeVisible()
    const panel = container.querySelector('.ostrov-packing-step')?.textContent ?? ''
    expect(panel.split('Nabíječka')).toHaveLength(2)
  },
)

/** The status that is read aloud. */
const readAloud = () => document.querySelector('[aria-live="polite"]')?.textContent?.replaceAll('\u00a0', ' ')

test('the code of goods is answered aloud by what is asked for next, once and by name', async () => {
  const [phone, charger] = PACKED.items
  const order = { ...PACKED, items: [{ ...phone, scanned: [] }, charger], expected_item: 71 }
  show(
    {
      'order-packing': { ...order, expected_item: null },
      'order-packing-scan': answer('serial-expected', order, '8590000000001'),
    },
    { id: '7' },
  )
  await findStep('Načtěte: Apple iPhone 16 128 GB')
  scan('8590000000001')
  await findStep('Načtěte S/N: Apple iPhone 16 128 GB')
  await waitFor(() => expect(readAloud()).toBe('Načtěte S/N: Apple iPhone 16 128 GB'))
})

test('a piece that is packed is told aloud with the name of the next', async () => {
  const [phone, charger] = PACKED.items
  const before = { ...PACKED, items: [{ ...phone, scanned: [] }, charger], expected_item: 71 }
  show(
    { 'order-packing': before, 'order-packing-scan': answer('piece-packed', PACKED, 'SN00010001') },
    { id: '7' },
  )
  await findStep('Načtěte S/N: Apple iPhone 16 128 GB')
  scan('SN00010001')
  await waitFor(() =>
    expect(readAloud()).toBe('Zabaleno: Apple iPhone 16 128 GB, 1/1 ks. Načtěte: Nabíječka USB-C 20 W'),
  )
})

test.each([
  ['cz', 'Potvrdit: připraveno k vyzvednutí', 'Načtěte kód „Potvrdit“', 'Připraveno k vyzvednutí'],
  ['ro', 'Confirmați: gata de ridicare', 'Scanați codul „Confirmare”', 'Gata de ridicare'],
] as const)(
  'an order that is fetched in a shop goes to no carrier, %s',
  async (market, confirm, scanned, done) => {
    const packed = {
      ...PACKED,
      is_pickup: true,
      can_confirm: true,
      items: [],
      size: { width: 1, height: 1, depth: 1 },
      weight: 1,
    }
    const { container } = renderWidget(widget, {
      market,
      params: { id: '7' },
      server: {
        'active-user': STAFF,
        'order-packing': packed,
        'order-packing-scan': answer('handed-over', { ...packed, is_handed_over: true }, 'CMDCONFIRM'),
      },
    })
    expect(await findStep(scanned)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: confirm }))
    expect(await findStep(done)).toBeVisible()
    expect(container.textContent).not.toMatch(/dopravc|curier/)
  },
)

test('without a network scans wait in sight, and are counted once it is back', async () => {
  const { server } = show({ 'order-packing-scan': 'offline' }, { id: '7' })
  await screen.findByText('Objednávka 2026000123')
  scan('8590000000009')
  const wait = await screen.findByText('Čeká 1 kód, odešle se sám')
  expect(wait).toBeVisible()
  expect(sessionStorage.getItem('ostrov:scans:packing')).not.toContain('Jana')
  server.change({ 'order-packing-scan': answer('piece-packed', PACKED) })
  await userEvent.click(screen.getByRole('button', { name: 'Odeslat teď' }))
  expect(await screen.findByText(tScan('outcome.piece-packed'))).toBeVisible()
  const keys = server.calls.filter(({ route }) => route === 'order-packing-scan')
  expect(keys.map(({ body }) => body)).toEqual([{ code: '8590000000009', order: '7' }])
  await waitFor(() => expect(screen.queryByText('Čeká 1 kód, odešle se sám')).toBeNull())
})

test.each([
  [1366, 768],
  [390, 844],
])(
  'what waits offline stands where a verdict would, and moves nothing below, at %i × %i',
  async (width, height) => {
    await page.viewport(width, height)
    onTestFinished(() => page.viewport(1366, 900))
    const { container } = show({ 'order-packing-scan': 'offline' }, { id: '7' })
    await screen.findByText('Objednávka 2026000123')
    const bar = container.querySelector('.ostrov-scanner') as HTMLElement
    const { top } = bar.getBoundingClientRect()
    for (let count = 0; count < 5; count++) scan('8590000000009')
    const lead = await screen.findByText('Čeká 5 kódů, odešlou se samy')
    expect(lead.closest('.ostrov-packing-step')).toHaveAttribute('data-verdict', 'waiting')
    expect(bar.getBoundingClientRect().top).toBe(top)
    expect(container.textContent).not.toContain('zkuste to znovu')
  },
)

test('while scans wait, the table shows the newest of them, not what became of the one before', async () => {
  const { server, container } = show(
    { 'order-packing-scan': answer('already-scanned', PACKED, 'SN00001') },
    { id: '7' },
  )
  await screen.findByText('Objednávka 2026000123')
  scan('SN00001')
  await screen.findByText(tScan('outcome.already-scanned'))
  server.change({ 'order-packing-scan': 'offline' })
  scan('8590000000009')
  const table = container.querySelector('.ostrov-packing-step')
  await waitFor(() => expect(table).toHaveAttribute('data-verdict', 'waiting'))
  expect(table?.querySelector('summary')?.textContent).toBe('Čeká 1 kód, odešle se sám 8590000000009')
  expect(screen.queryByText(tScan('outcome.already-scanned'))).toBeNull()
})

test('of scans that waited, those that did not count are listed with the reason until that is read', async () => {
  const { server } = show({ 'order-packing-scan': 'offline' }, { id: '7' })
  await screen.findByText('Objednávka 2026000123')
  scan('SN00001')
  scan('SN00001')
  scan('8590000000009')
  await screen.findByText('Čekají 3 kódy, odešlou se samy')
  let sent = 0
  server.change({
    'order-packing-scan': () => {
      sent++
      return answer(sent === 2 ? 'already-scanned' : 'piece-packed', PACKED, 'X')
    },
  })
  const felt = vi.spyOn(navigator, 'vibrate')
  onTestFinished(() => felt.mockRestore())
  await userEvent.click(screen.getByRole('button', { name: 'Odeslat teď' }))
  const lead = await screen.findByText('1 načtený kód se nezapočítal:')
  await waitFor(() => expect(felt).toHaveBeenCalledTimes(3))
  expect(felt.mock.lastCall, 'as what is bad, though the last one counted').toEqual([[120, 60, 120]])
  const alert = lead.closest('[role=alert]') as HTMLElement
  expect(alert.textContent).toContain(`SN00001 ${tScan('outcome.already-scanned')}`)
  expect(
    screen.getByText(tScan('outcome.piece-packed'), { selector: '.ostrov-packing-outcome *' }),
  ).toBeVisible()
  await userEvent.click(within(alert).getByRole('button', { name: 'Zavřít' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

const [PHONE, CHARGERS] = PACKED.items
const MEASURED = { ...PACKED, size: { width: 30, height: 20, depth: 10 }, weight: 1.25 }
test.each([
  ['a piece', PACKED, { items: [PHONE, { ...CHARGERS, scanned: [] }] }, 'Nabíječka USB-C 20 W, 0/2 ks'],
  [
    'a serial number',
    PACKED,
    { items: [{ ...PHONE, scanned: [] }, CHARGERS] },
    'Apple iPhone 16 128 GB, 0/1 ks, S/N SN00010001',
  ],
  ['a box', MEASURED, { size: null }, 'rozměry 30 × 20 × 10 cm'],
  ['a weight', MEASURED, { weight: null }, 'váha 1,25 kg'],
  [
    'that a serial number was to come',
    { ...PACKED, expected_item: 71 },
    { expected_item: null },
    'Apple iPhone 16 128 GB',
  ],
])('an undo says that it took back %s', async (_, before, change, what) => {
  const after = { ...before, ...change }
  const { container } = show(
    { 'order-packing': before, 'order-packing-scan': answer('undone', after, 'CMDUNDO') },
    { id: '7' },
  )
  await screen.findByText('Objednávka 2026000123')
  const heard = hear()
  scan('CMDUNDO')
  await waitFor(() => expect(heard.join('|').replaceAll('\u00a0', ' ')).toContain(`Vzato zpět: ${what}`))
  expect(container.querySelector('.ostrov-packing-outcome')).toHaveTextContent(`Vzato zpět: ${what}`)
})

test('a command is told by what it did, without its code', async () => {
  const { container } = show({ 'order-packing-scan': answer('undone', PACKED, 'CMDUNDO') }, { id: '7' })
  await screen.findByText('Objednávka 2026000123')
  scan('CMDUNDO')
  expect(await screen.findByText(tScan('outcome.undone'))).toBeVisible()
  expect(container.querySelector('.ostrov-packing-outcome code')).toBeNull()
})

test('what one left waiting is not sent for who signs in next, and nothing of either stands in storage', async () => {
  const packer = { ...STAFF, first_name: 'Eva', last_name: 'Nová', e_mail: 'eva@sklad.example' }
  const eva = { ...packer, session_mark: 'a'.repeat(32) }
  const { unmount } = show({ 'active-user': eva, 'order-packing-scan': 'offline' }, { id: '7' })
  await screen.findByText('Objednávka 2026000123')
  scan('8590000000009')
  expect(await screen.findByText('Čeká 1 kód, odešle se sám')).toBeVisible()
  unmount()
  const kept = JSON.parse(sessionStorage.getItem('ostrov:scans:packing') ?? '')
  expect(kept).toEqual([
    { key: expect.stringMatching(/^[\da-f-]{36}$/), code: '8590000000009', order: '7', by: eva.session_mark },
  ])
  const petr = { ...packer, first_name: 'Petr', e_mail: 'petr@sklad.example', session_mark: 'b'.repeat(32) }
  const { server } = show(
    { 'active-user': petr, 'order-packing-scan': answer('piece-packed', PACKED) },
    { id: '7' },
  )
  expect(await screen.findByText('Z jiného přihlášení tu zůstal 1 neodeslaný kód:')).toBeVisible()
  expect(server.calls.map(({ route }) => route)).not.toContain('order-packing-scan')
  await userEvent.click(screen.getByRole('button', { name: 'Odeslat je' }))
  expect(await screen.findByText(tScan('outcome.piece-packed'))).toBeVisible()
  await waitFor(() => expect(sessionStorage.getItem('ostrov:scans:packing')).toBeNull())
  expect(server.calls.filter(({ route }) => route === 'order-packing-scan')).toHaveLength(1)
})

test('measures that were typed are sent as a scanner would send them', async () => {
  const { server } = show({ 'order-packing-scan': answer('box-set', PACKED) }, { id: '7' })
  await userEvent.click(await screen.findByText(t('measure')))
  const typed = { width: '30', height: '20', depth: '999', weightKg: '1,5' } as const
  for (const [name, text] of Object.entries(typed))
    await userEvent.type(screen.getByLabelText(t(name as keyof typeof typed)), text, { delay: 60 })
  await userEvent.click(screen.getByRole('button', { name: t('save') }))
  const wrong = screen.getByLabelText(t('depth'))
  await waitFor(() => expect(wrong).toHaveFocus())
  expect(wrong).toHaveAccessibleDescription(t('sideWrong').replaceAll('\u00a0', ' '))
  await userEvent.clear(wrong)
  await userEvent.type(wrong, '10', { delay: 60 })
  await userEvent.click(screen.getByRole('button', { name: t('save') }))
  await waitFor(() =>
    expect(
      server.calls.filter(({ route }) => route === 'order-packing-scan').map(({ body }) => body),
    ).toEqual([
      { code: 'BOX30X20X10', order: '7' },
      { code: 'GRAMS1500', order: '7' },
    ]),
  )
})

test('who packs nothing yet has nothing to undo or confirm, and a colleague’s order can be taken over', async () => {
  const { server } = show(
    { 'order-packing': { ...PACKED, locked_by: 'Eva' }, 'order-packing-scan': answer('taken-over', PACKED) },
    { id: '7' },
  )
  await userEvent.click(await screen.findByRole('button', { name: t('take') }))
  expect(await screen.findByText(tScan('outcome.taken-over'))).toBeVisible()
  expect(screen.getByRole('button', { name: t('confirm') })).toHaveAttribute('aria-disabled', 'true')
  expect(server.calls.at(-1)?.body).toEqual({ code: 'CMDTAKEOVER', order: '7' })
})

test('the commands are printed as barcodes', async () => {
  const { container } = show()
  await userEvent.click(await screen.findByText(tCommand('commands')))
  const card = container.querySelector<HTMLElement>('.ostrov-packing-card')
  if (!card) throw new Error('There is no card.')
  expect(within(card).getByText('CMDCONFIRM')).toBeVisible()
  expect(card.querySelectorAll('svg rect').length).toBeGreaterThan(100)
})

test('an order of the address is awaited as such; one that is gone is told in its own words', async () => {
  const { server, unmount } = show({ 'order-packing': 'hang' }, { id: '7' })
  expect(await findStep(t('step.loading'))).toBeVisible()
  await waitFor(() => expect(server.calls.map(({ route }) => route)).toContain('order-packing'))
  expect(await findStep(t('step.loading'))).toBeVisible()
  unmount()
  show({ 'order-packing': { status: 404, body: {} } }, { id: '7' })
  expect(await screen.findByText(t('missing').replaceAll('\u00a0', ' '))).toBeVisible()
  expect(await findStep(t('step.crate'))).toBeVisible()
})

test('a scan says of what it was and how much of it is packed; what comes next and why nothing can be confirmed are told', async () => {
  const [phone, charger] = PACKED.items
  const packed = { ...PACKED, items: [phone, { ...charger, scanned: ['8590000000009', '8590000000009'] }] }
  const { container } = show(
    { 'order-packing-scan': answer('piece-packed', packed, '8590000000009') },
    { id: '7' },
  )
  expect(await findStep('Načtěte: Nabíječka USB-C 20 W')).toBeVisible()
  expect(screen.getByRole('button', { name: t('confirm') })).toHaveAccessibleDescription(
    tScan('outcome.items-missing').replaceAll('\u00a0', ' '),
  )
  scan('8590000000009')
  await waitFor(() =>
    expect(
      container.querySelector('.ostrov-packing-outcome span')?.textContent?.replaceAll('\u00a0', ' '),
    ).toBe('Nabíječka USB-C 20 W, 2/2 ks'),
  )
  expect(screen.getByRole('button', { name: t('confirm') })).toHaveAccessibleDescription(
    tScan('outcome.box-missing').replaceAll('\u00a0', ' '),
  )
})

test.each([
  ['DPD0000000042', 'DPD0000000042'],
  [null, '2026000123'],
])(
  'the label of a parcel that was handed over (%s) is printed alone from the panel, and scanning goes on',
  async (label, code) => {
    const packed = { ...PACKED, is_handed_over: true, label, weight: 1.25 }
    const { container, server } = show(
      { 'order-packing': packed, 'order-packing-scan': answer('crate-opened', PACKED, 'CRATE0003') },
      { id: '7' },
    )
    const printed: string[] = []
    vi.spyOn(window, 'print').mockImplementation(() => {
      printed.push(container.querySelector('[data-ostrov-part]')?.textContent ?? '')
    })
    const print = await screen.findByRole('button', { name: t('printLabel') })
    expect(print.closest('.ostrov-packing-step')).not.toBeNull()
    await userEvent.click(print)
    expect(printed).toHaveLength(1)
    expect(printed[0]).toContain(code)
    expect(printed[0]).toContain('Kurýr DPD')
    expect(printed[0]?.replaceAll('\u00a0', ' ')).toContain('1,25 kg')
    expect(container.querySelector('.ostrov-packing-label svg rect')).not.toBeNull()
    expect(container.querySelector('[data-ostrov-part]')).toBeNull()
    await waitFor(() => expect(print).toHaveFocus())
    scan('CRATE0003')
    expect(await findStep('Načtěte: Nabíječka USB-C 20 W')).toBeVisible()
    expect(printed).toHaveLength(1)
    expect(server.calls.filter(({ route }) => route === 'order-packing-scan')).toHaveLength(1)
  },
)

test('the confirming code once more, after the parcel is handed over, is told and alarms nobody', async () => {
  const packed = { ...PACKED, is_handed_over: true }
  show({ 'order-packing': packed, 'order-packing-scan': answer('already-handed-over', packed) }, { id: '7' })
  await findStep(t('step.done'))
  scan('CMDCONFIRM')
  const told = await screen.findByText(tScan('outcome.already-handed-over'))
  expect(told.closest('section')).toHaveAttribute('data-verdict', 'good')
})

test('before a parcel is handed over it has no label to print', async () => {
  show({}, { id: '7' })
  await screen.findByText('Objednávka 2026000123')
  expect(screen.queryByRole('button', { name: t('printLabel') })).toBeNull()
})

test.each([
  ['serial-expected', { expected_item: 73, owed_items: [71] }],
  ['piece-packed', { expected_item: null, owed_items: [71] }],
] as const)(
  'another scan while a serial number is awaited marks the row that lacks it, and the headline alone asks (%s)',
  async (outcome, change) => {
    const [phone, charger] = PACKED.items
    const watch = { ...phone, id: 73, name: 'Apple Watch', barcode: '8590000000003', scanned: [] }
    const items = [{ ...phone, scanned: [] }, charger, watch]
    const { container } = show(
      {
        'order-packing': { ...PACKED, items, expected_item: 71 },
        'order-packing-scan': answer(outcome, { ...PACKED, items, ...change }, '8590000000003'),
      },
      { id: '7' },
    )
    await screen.findByText('Objednávka 2026000123')
    scan('8590000000003')
    const owed = await screen.findByText('chybí S/N')
    const row = within(owed.closest('li') as HTMLElement)
    expect(row.getByText('Apple iPhone 16 128 GB')).toBeVisible()
    expect(container.querySelector('.ostrov-packing-step')).toHaveAttribute('data-verdict', 'waiting')
    await waitFor(() =>
      expect(
        document.querySelector('[aria-live="polite"]')?.textContent?.replaceAll('\u00a0', ' '),
      ).toContain('Ještě chybí S/N: Apple iPhone 16 128 GB'),
    )
    const said = container.querySelector('.ostrov-packing-outcome')?.textContent
    expect(said).toBe(outcome === 'piece-packed' ? 'Zabaleno8590000000003' : '')
  },
)

test('what lacks its serial number says so until it comes, or is asked for again', async () => {
  const [phone, charger] = PACKED.items
  const watch = { ...phone, id: 73, name: 'Apple Watch', barcode: '8590000000003', scanned: [] }
  const items = [{ ...phone, scanned: [] }, charger, watch]
  const asks = (expected_item: number | null) => ({
    ...PACKED,
    items,
    expected_item,
    owed_items: expected_item === 71 ? [] : [71],
  })
  const { server } = show(
    {
      'order-packing': asks(71),
      'order-packing-scan': answer('serial-expected', asks(73), '8590000000003'),
    },
    { id: '7' },
  )
  await screen.findByText('Objednávka 2026000123')
  const scanFor = async (outcome: string, order: object, code: string) => {
    server.change({ 'order-packing-scan': answer(outcome, order, code) })
    const count = server.calls.length
    scan(code)
    await waitFor(() => expect(server.calls.length).toBeGreaterThan(count))
  }
  scan('8590000000003')
  await findStep('Načtěte S/N: Apple Watch')
  expect(screen.getByText('chybí S/N')).toBeVisible()
  const packed = { ...watch, scanned: ['SN00030001'] }
  await scanFor('piece-packed', { ...asks(null), items: [items[0], charger, packed] }, 'SN00030001')
  await screen.findByText(tScan('outcome.piece-packed'), { selector: 'strong' })
  const row = within(screen.getByText('chybí S/N').closest('li') as HTMLElement)
  expect(row.getByText('Apple iPhone 16 128 GB')).toBeVisible()
  await scanFor('serial-expected', { ...asks(71), items: [items[0], charger, packed] }, '8590000000001')
  await findStep('Načtěte S/N: Apple iPhone 16 128 GB')
  expect(screen.queryByText('chybí S/N')).toBeNull()
})

test('after a reload the row that lacks its serial number still says so', async () => {
  show({ 'order-packing': { ...PACKED, owed_items: [71] } }, { id: '7' })
  const owed = await screen.findByText('chybí S/N')
  expect(within(owed.closest('li') as HTMLElement).getByText('Apple iPhone 16 128 GB')).toBeVisible()
})

test('the code of the goods once more, where their serial number is asked for, warns and says what to scan', async () => {
  const order = { ...PACKED, expected_item: 71 }
  const { container } = show(
    {
      'order-packing': order,
      'order-packing-scan': answer('serial-expected', order, '8590000000001'),
    },
    { id: '7' },
  )
  await screen.findByText('Objednávka 2026000123')
  scan('8590000000001')
  const told = await screen.findByText('To je kód zboží. Načtěte S/N z krabičky.')
  expect(told.closest('section')).toHaveAttribute('data-verdict', 'waiting')
  expect(container.querySelector('.ostrov-packing-outcome')?.textContent).not.toContain('Ještě S/N')
})

test('a serial number that was awaited and came warns of nothing', async () => {
  const [phone, charger] = PACKED.items
  const { container } = show(
    {
      'order-packing': { ...PACKED, items: [{ ...phone, scanned: [] }, charger], expected_item: 71 },
      'order-packing-scan': answer('piece-packed', PACKED, 'SN00010001'),
    },
    { id: '7' },
  )
  await screen.findByText('Objednávka 2026000123')
  scan('SN00010001')
  await screen.findByText(tScan('outcome.piece-packed'), { selector: 'strong' })
  expect(container.querySelector('.ostrov-packing-step')).toHaveAttribute('data-verdict', 'good')
})

test.each([
  ['no order is on the table', {}],
  ['its label is to be stuck on', { is_handed_over: true, label: 'DPD0000000042' }],
] as const)('on a phone the panel has no blank while %s', async (_, change) => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1366, 900))
  const isOpen = Object.keys(change).length > 0
  const { container } = show({ 'order-packing': { ...PACKED, ...change } }, isOpen ? { id: '7' } : {})
  await findStep(t(isOpen ? 'step.done' : 'step.crate'))
  const outcome = container.querySelector('.ostrov-packing-outcome')
  expect(outcome?.getBoundingClientRect().height).toBeLessThan(10)
})

/** All is packed and the box is known. */
const BOXED = { ...PACKED, items: [], size: { width: 20, height: 15, depth: 10 } }
const readSent = (server: ReturnType<typeof show>['server']) =>
  server.calls
    .filter(({ route }) => route === 'order-packing-scan')
    .map(({ body }) => (body as { code: string }).code)

test.each([
  ['cz', '1,2', 'Načtěte váhu', 'Kód', 'Zadejte váhu od 0,01 do 31,5 kg.', /v kilogramech/],
  ['ro', '1.2', 'Scanați greutatea', 'Cod', 'Introduceți greutatea între 0,01 și 31,5 kg.', /în kilograme/],
] as const)(
  'AD-041 where a weight is awaited, a plain number typed as a code is one in kilograms, %s',
  async (market, typed, step, name, refusal, unit) => {
    const { server } = renderWidget(widget, {
      market,
      params: { id: '7' },
      server: {
        'active-user': STAFF,
        'order-packing': BOXED,
        'order-packing-scan': answer('weight-set', { ...BOXED, weight: 1.2 }, 'GRAMS1200'),
      },
    })
    await findStep(step)
    const field = screen.getByRole('textbox', { name })
    expect(field).toHaveAccessibleDescription(unit)
    for (const absurd of ['45', '1200', '0'])
      await userEvent.type(field, `{Control>}a{/Control}${absurd}{Enter}`, { delay: 60 })
    expect(field).toHaveValue('0')
    await waitFor(() => expect(field).toHaveFocus())
    const said = (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map(id => document.getElementById(id)?.textContent?.replaceAll('\u00a0', ' '))
    expect(said).toContain(refusal)
    expect(readSent(server)).toEqual([])
    await userEvent.type(field, `{Control>}a{/Control}${typed}{Enter}`, { delay: 60 })
    await waitFor(() => expect(field).toHaveValue(''))
    expect(field).not.toHaveAttribute('aria-invalid')
    await waitFor(() => expect(readSent(server)).toEqual(['GRAMS1200']))
    // What came of it says the weight, not the code that it was sent as.
    await waitFor(() =>
      expect(document.querySelector('.ostrov-packing-outcome')?.textContent).toMatch(/1,2\skg$/),
    )
  },
)

test.each([
  ['of goods', { ...BOXED, items: [{ ...PACKED.items[0], barcode: '12' }] }],
  ['of a crate', { ...BOXED, crate: { name: 'A-12', code: '12' } }],
  ['of an order', { ...BOXED, number: '12' }],
  ['before the box is known', { ...BOXED, size: null }],
  ['once the weight is known', { ...BOXED, weight: 1 }],
])('a number that is the code %s stays a code', async (_, order) => {
  const shown = show(
    { 'order-packing': order, 'order-packing-scan': answer('unknown-code', order) },
    { id: '7' },
  )
  const field = await screen.findByRole('textbox', { name: 'Kód' })
  await screen.findByText(/^Objednávka/)
  await userEvent.type(field, '12{Enter}', { delay: 60 })
  await waitFor(() => expect(readSent(shown.server)).toEqual(['12']))
})

test('the measures open by themselves where they are awaited, the focus stays, and the weight is saved alone', async () => {
  const shown = show(
    {
      'order-packing': { ...BOXED, size: null },
      'order-packing-scan': answer('box-set', BOXED, 'BOX20X15X10'),
    },
    { id: '7' },
  )
  await findStep(t('step.box'))
  await userEvent.type(screen.getByRole('textbox', { name: 'Kód' }), 'BOX20X15X10{Enter}', { delay: 60 })
  await findStep(t('step.weight'))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Kód' })).toHaveFocus())
  const weight = screen.getByLabelText(t('weightKg'))
  expect(weight).toBeVisible()
  expect(screen.getByLabelText(t('width'))).toHaveValue('20')
  expect(screen.getByLabelText(t('height'))).toHaveValue('15')
  expect(screen.getByLabelText(t('depth'))).toHaveValue('10')
  shown.server.change({
    'order-packing-scan': answer('weight-set', { ...BOXED, weight: 1.2 }, 'GRAMS1200'),
  })
  await userEvent.type(weight, '1,2{Enter}', { delay: 60 })
  await findStep(t('step.confirm'))
  expect(readSent(shown.server)).toEqual(['BOX20X15X10', 'GRAMS1200'])
  expect(weight).toHaveValue('1,2')
  await waitFor(() => expect(weight).toHaveFocus())
  // What is saved already is said to be, instead of nothing.
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(readSent(shown.server)).toEqual(['BOX20X15X10', 'GRAMS1200', 'GRAMS1200']))
})

test('a box that is scanned into a field of the measures replaces the one that stands there', async () => {
  const larger = { ...BOXED, size: { width: 40, height: 30, depth: 20 } }
  show({ 'order-packing': BOXED, 'order-packing-scan': answer('box-set', larger) }, { id: '7' })
  await findStep(t('step.weight'))
  const width = screen.getByLabelText(t('width'))
  await userEvent.type(width, 'BOX40X30X20{Enter}', { delay: 5 })
  await waitFor(() => expect(width).toHaveValue('40'))
  expect(screen.getByLabelText(t('height'))).toHaveValue('30')
})

test.each([390, 1366])('the sound has a row of its own, at %i pixels', async width => {
  await page.viewport(width, 900)
  onTestFinished(() => page.viewport(1366, 900))
  show({ 'order-packing': BOXED }, { id: '7' })
  await findStep(t('step.weight'))
  const mute = screen.getByRole('button', { name: 'Vypnout zvuk' }).getBoundingClientRect()
  const above = [
    screen.getByText(tScan('outcome.weight-missing')),
    screen.getByRole('button', { name: t('confirm') }),
  ]
  for (const element of above) expect(element.getBoundingClientRect().bottom).toBeLessThanOrEqual(mute.top)
})

test('what to do and what came of a scan stay in sight beside the printed codes, however far down they are', async () => {
  await page.viewport(1366, 640)
  onTestFinished(() => page.viewport(1366, 900))
  const { container } = show({}, { id: '7' })
  await screen.findByText('Objednávka 2026000123')
  await userEvent.click(screen.getByText(tCommand('commands')))
  container.style.paddingBlockEnd = '600px'
  const table = container.querySelector('.ostrov-packing') as Element
  scrollTo(0, table.getBoundingClientRect().bottom + scrollY - 400)
  const { top, bottom } = (container.querySelector('.ostrov-packing-step') as Element).getBoundingClientRect()
  expect(scrollY).toBeGreaterThan(200)
  expect(top).toBeGreaterThanOrEqual(0)
  expect(bottom).toBeLessThan(320)
})

test('an empty table begins at the left as all that is above it', async () => {
  await page.viewport(1366, 900)
  const { container } = show()
  const step = await findStep(t('step.crate'))
  const left = step.closest('section')?.getBoundingClientRect().left
  expect(screen.getByText('Kód').getBoundingClientRect().left).toBe(left)
  expect(container.querySelector('.ostrov-packing-content')).toBeNull()
})
