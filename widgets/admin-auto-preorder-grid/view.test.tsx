import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { PREORDER_STATES } from '#core/api/preorders/orders.ts'
import { setReporter } from '#core/report.ts'
import { ALLOCATED, PREORDERS, WAITING } from '#testing/fixtures/preorders.ts'
import { STAFF } from '#testing/fixtures/purge.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { until } from '#testing/until.ts'
import { nameState } from './columns.ts'
import { widget } from './index.ts'
import '#kit/tokens.css'
import '#kit/kit.css'
import '#kit/grid/grid.css'

type Options = NonNullable<Parameters<typeof renderWidget>[1]>

beforeEach(() => {
  setReporter(() => {})
  history.replaceState(null, '', location.pathname)
})

const show = ({ server, ...more }: Options = {}) =>
  renderWidget(widget, { server: { 'active-user': STAFF, ...PREORDERS, ...server }, ...more })
const findGrid = async (name: string) => within(await screen.findByRole('grid', { name }))
const done = (rows: readonly { id: string }[], before: object) => ({
  results: rows.map(({ id }) => ({ id, failure: null, before, row: null })),
})

test('PO-001 PO-042 PO-047 PO-048 two grids show who waits and who has pieces', async () => {
  const { server } = show()
  const waiting = await findGrid('Čekají na kusy')
  expect(await waiting.findByText('P0260001')).toBeVisible()
  const given = await findGrid('Mají přidělené kusy')
  expect(await given.findByText('P0260004')).toBeVisible()
  await until(() => expect(server.calls.map(({ route }) => route)).toContain('preorder-order-state-select'))
})

test('each line explains itself: the setting, the priority, the rules, and what it would be given or why nothing', async () => {
  show()
  const waiting = await findGrid('Čekají na kusy')
  const why = await waiting.findAllByText(
    /Nové telefony: priorita 5 × 100 = 500, 1 kus \+20 \(pravidlo č\. 11\)/,
  )
  expect(why.length).toBe(3)
  expect(why[0]?.textContent).toMatch(/Kurýr DPD \+15 \(pravidlo č\. 13\) = 535$/)
  expect(waiting.getByText('Dostane kusy: Hlavní sklad.')).toBeInTheDocument()
  expect(waiting.getByText('Zákazník ji zatím nepotvrdil.')).toBeInTheDocument()
  expect(waiting.getByText('Žádné volné kusy. Před ní čekají 2 předobjednávky.')).toBeInTheDocument()
})

test('PO-012 PO-013 PO-014 PO-015 PO-016 PO-017 PO-018 PO-019 PO-020 each state has a label of its own in both languages', () => {
  for (const [market, first] of [
    ['cz', 'zájem'],
    ['ro', 'interes'],
  ] as const) {
    show({ market }).unmount()
    const names = PREORDER_STATES.map(nameState)
    expect(names[0]).toBe(first)
    expect(new Set(names).size).toBe(PREORDER_STATES.length)
  }
})

test('PO-011 interest is told beside the state', async () => {
  const [first] = WAITING
  const rejected = { ...first, id: '9', order_number: 'P0260009', state: 'rejected', is_interested: false }
  show({
    server: {
      'preorder-orders-available': { count: 2, next: null, previous: null, results: [first, rejected] },
    },
  })
  const waiting = await findGrid('Čekají na kusy')
  expect(await waiting.findByText('má zájem')).toBeInTheDocument()
  expect(waiting.getByText('nemá zájem')).toBeInTheDocument()
})

test('PO-049 what is chosen is allocated by the rules, each row says what came of it, and it is taken back', async () => {
  const { server } = show({
    server: {
      'preorder-allocate': done([{ id: '1' }], { state: 'confirmed', stock: null }),
      'preorder-unallocate': done([{ id: '1' }], { state: 'allocated', stock: '1' }),
    },
  })
  const waiting = await findGrid('Čekají na kusy')
  await userEvent.click(await waiting.findByRole('checkbox', { name: /P0260001/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Přidělit podle pravidel' }))
  await waitFor(() =>
    expect(server.calls.find(({ route }) => route === 'preorder-allocate')?.body).toEqual({
      ids: ['1'],
      stock: null,
    }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Vzít zpět' }))
  await waitFor(() =>
    expect(server.calls.find(({ route }) => route === 'preorder-unallocate')?.body).toEqual({
      ids: ['1'],
      is_undo: true,
    }),
  )
})

test('PO-051 pieces are taken back, and given again of the stock they were of', async () => {
  const { server } = show({
    server: {
      'preorder-unallocate': done(ALLOCATED, { state: 'allocated', stock: '2' }),
      'preorder-allocate': done(ALLOCATED, { state: 'not_allocated', stock: null }),
    },
  })
  const given = await findGrid('Mají přidělené kusy')
  await userEvent.click(await given.findByRole('checkbox', { name: /P0260004/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Uvolnit kusy' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Vzít zpět' }))
  await waitFor(() =>
    expect(server.calls.find(({ route }) => route === 'preorder-allocate')?.body).toEqual({
      ids: ['4'],
      stock: '2',
    }),
  )
})

test('PO-046 an order is found by its number, and one that has no pre-order is told so', async () => {
  const { server } = show({ server: { 'preorder-by-number': { result: [ALLOCATED[0]] } } })
  await userEvent.fill(
    await screen.findByRole('textbox', { name: 'Kterákoli předobjednávka podle čísla' }),
    ' P0260004 ',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Otevřít' }))
  expect(await screen.findByText('P0260004, Apple iPhone 3, černá: přiděleno')).toBeVisible()
  expect(server.calls.find(({ route }) => route === 'preorder-by-number')?.args).toEqual({
    order_number: 'P0260004',
  })
  server.change({ 'preorder-by-number': { status: 404, body: { detail: 'Nenalezeno.' } } })
  await userEvent.fill(screen.getByRole('textbox', { name: 'Kterákoli předobjednávka podle čísla' }), 'P9')
  await userEvent.click(screen.getByRole('button', { name: 'Otevřít' }))
  expect(await screen.findByText('V objednávce P9 žádná předobjednávka není.')).toBeVisible()
})

test.each(['pointer', 'keyboard'])(
  'the number in a row opens the order as the search does, by the %s',
  async way => {
    const { server } = show({ server: { 'preorder-by-number': { result: [ALLOCATED[0]] } } })
    const link = (await findGrid('Mají přidělené kusy')).getByRole('link', { name: 'P0260004' })
    expect(link).toHaveAttribute('href', `${location.pathname}?order=P0260004`)
    if (way === 'pointer') await userEvent.click(link)
    else {
      link.focus()
      await userEvent.keyboard('{Enter}')
    }
    const found = await screen.findByText('P0260004, Apple iPhone 3, černá: přiděleno')
    await waitFor(() => expect(found.closest('.ostrov-preorder-find')).toHaveFocus())
    expect(screen.getByRole('textbox', { name: 'Kterákoli předobjednávka podle čísla' })).toHaveValue(
      'P0260004',
    )
    expect(server.calls.filter(({ route }) => route === 'preorder-by-number')).toHaveLength(1)
  },
)

test('an address that names an order opens it', async () => {
  history.replaceState(null, '', `${location.pathname}?order=P0260004`)
  show({ server: { 'preorder-by-number': { result: [ALLOCATED[0]] } } })
  expect(await screen.findByText('P0260004, Apple iPhone 3, černá: přiděleno')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Kterákoli předobjednávka podle čísla' })).toHaveValue(
    'P0260004',
  )
})

test.each([
  ['rejected', 'Zákazník ji odmítl.'],
  ['not_available', 'Zboží není dostupné.'],
  ['back_to_main_stock', 'Kusy se vrátily na hlavní sklad.'],
])('the line of one that is %s says why it is given nothing', async (state, reason) => {
  const results = [{ ...WAITING[1], state }]
  show({ server: { 'preorder-orders-available': { count: 1, next: null, previous: null, results } } })
  const waiting = await findGrid('Čekají na kusy')
  expect(await waiting.findByText(reason)).toBeInTheDocument()
})
