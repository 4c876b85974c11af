import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { setReporter } from '#core/report.ts'
import { PREORDER_STOCK, STOCK_ROWS } from '#testing/fixtures/preorders.ts'
import { STAFF } from '#testing/fixtures/purge.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { widget } from './index.ts'
import '#kit/tokens.css'
import '#kit/kit.css'
import '#kit/grid/grid.css'
import '#kit/dialog/dialog.css'

type Options = NonNullable<Parameters<typeof renderWidget>[1]>

beforeEach(() => {
  setReporter(() => {})
  history.replaceState(null, '', location.pathname)
})

const show = ({ server, ...more }: Options = {}) =>
  renderWidget(widget, { server: { 'active-user': STAFF, ...PREORDER_STOCK, ...server }, ...more })
const findGrid = async () => within(await screen.findByRole('grid', { name: 'Zásoby pro předobjednávky' }))

test('PO-002 PO-039 PO-040 PO-041 PO-053 PO-054 the stock is shown with sales and purchases of each window, and what the management keeps', async () => {
  const { server } = show()
  const grid = await findGrid()
  for (const days of [7, 21, 42, 90])
    for (const kind of ['Prodej', 'Nákup'])
      expect(
        grid.getByRole('columnheader', { name: new RegExp(`^${kind} za ${days}\\s`) }),
      ).toBeInTheDocument()
  expect(await screen.findByText(/^Rezerva vedení: 12 ks \(Hlavní sklad 4/)).toBeVisible()
  const routes = server.calls.map(({ route }) => route)
  for (const route of ['preorder-stock-grid', 'preorder-boss-quantity', 'preorder-stock-select'])
    expect(routes).toContain(route)
})

test('until it is known who asks, and then which stocks there are, rows to come stand in the place of the table', async () => {
  const readHeight = () => document.querySelector('.ostrov-skeleton')?.clientHeight
  const asked = show({ server: { 'active-user': 'hang' } })
  await waitFor(() => expect(readHeight()).toBeGreaterThan(250))
  asked.unmount()
  show({ server: { 'preorder-stock-select': 'hang' } })
  await screen.findByRole('button', { name: 'Nahrát CSV' })
  expect(readHeight()).toBeGreaterThan(250)
})

test('PO-044 rows are deleted after a question, and brought back', async () => {
  const { server } = show({
    server: {
      'preorder-stock-delete': { status: 204 },
      'preorder-stock-update': { results: [{ id: '1', failure: null, row: STOCK_ROWS[0] }] },
    },
  })
  const grid = await findGrid()
  await userEvent.click(await grid.findByRole('checkbox', { name: /M000001-1/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Odstranit' }))
  const dialog = within(await screen.findByRole('dialog'))
  // As in every question: what is done first, then the way out.
  const asked = [...(screen.getByRole('dialog').querySelectorAll('.ostrov-form-actions button') ?? [])]
  expect(asked.map(button => button.textContent)).toEqual(['Odstranit', 'Zrušit'])
  await userEvent.click(dialog.getByRole('button', { name: 'Odstranit' }))
  await waitFor(() =>
    expect(server.calls.find(({ method }) => method === 'DELETE')?.args).toEqual({ pk: '1' }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Vzít zpět' }))
  await waitFor(() =>
    expect(server.calls.find(({ route }) => route === 'preorder-stock-update')?.body).toEqual({
      rows: [{ id: '1', is_deleted: false }],
    }),
  )
})

test('a cell that is not saved says why, whatever came in the place of its row, and keeps what was typed', async () => {
  const detail = 'Nebyly zadány přihlašovací údaje.'
  const { server } = show({ server: { 'preorder-stock-update': { status: 403, body: { detail } } } })
  const grid = await findGrid()
  const cell = grid
    .getAllByRole('gridcell')
    .find(one => one.dataset.editable && one.textContent === String(STOCK_ROWS[0]?.quantity))
  if (!cell) throw new Error('There is no cell to edit.')
  await userEvent.dblClick(cell)
  await userEvent.fill(await screen.findByRole('textbox', { name: /Množství/ }), '44')
  await userEvent.keyboard('{Enter}')
  const told = await screen.findAllByText(/Přihlášení chybí, nebo vypršelo/)
  expect(told.some(one => one.checkVisibility())).toBe(true)
  expect(grid.getAllByRole('gridcell', { name: /^44/ })).toHaveLength(1)
  expect(screen.queryByText(/NaN/)).toBeNull()
  expect(server.calls.filter(({ route }) => route === 'preorder-stock-update')).toHaveLength(1)
})

test('what the shop does not take for a stock is corrected or put back, and not sent again', async () => {
  const [row] = STOCK_ROWS
  const failure = 'Rezerva vedení (500) nesmí být větší než množství (71).'
  const results = [{ id: row?.id, row, failure }]
  show({ server: { 'preorder-stock-update': { results } } })
  const grid = await findGrid()
  const own = () =>
    grid.getAllByRole('gridcell').filter(one => one.dataset.editable && one.closest('[data-id]'))[1]
  const saved = own()?.textContent ?? ''
  await userEvent.dblClick(own() ?? document.body)
  await userEvent.fill(await screen.findByRole('textbox', { name: /vedení/ }), '500')
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: 'Opravit' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Zkusit znovu' })).toBeNull()
  expect(own()?.textContent).toMatch(/^500/)
  await userEvent.click(screen.getByRole('button', { name: /^Vrátit/ }))
  expect(own()?.textContent).toBe(saved)
  expect(screen.queryByRole('button', { name: 'Opravit' })).toBeNull()
})

test.each([
  [{ who: 'Petr Obsluha', saved_by_me: true }, 'v jiném okně jste mezitím uložili „71“'],
  [{ who: 'Eva Skladová' }, 'někdo mezitím uložil „71“'],
  [{}, 'někdo mezitím uložil „71“'],
])('of a count that was saved meanwhile (%j) it is said: %s', async (saver, told) => {
  const [row] = STOCK_ROWS
  const theirs = row && { ...row, version: row.version + 1, quantity: 71 }
  const results = [{ id: row?.id, row: theirs, failure: 'Mezitím to změnil někdo jiný.', ...saver }]
  show({ server: { 'preorder-stock-update': { results } } })
  const grid = await findGrid()
  const [cell] = grid.getAllByRole('gridcell').filter(one => one.dataset.editable && one.closest('[data-id]'))
  await userEvent.dblClick(cell ?? document.body)
  await userEvent.fill(await screen.findByRole('textbox', { name: /Množství/ }), '3')
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText(new RegExp(told))).toBeVisible()
})

const OUTCOME = {
  is_applied: false,
  created: 1,
  updated: 1,
  unchanged: 0,
  errors: [{ line: 4, column: 'quantity', message: 'Hodnota chybí.' }],
  changes: [
    { line: 2, code: 'A', stock: 'main', quantity: [null, 5], boss_quantity: [null, 0] },
    { line: 3, code: 'B', stock: 'main', quantity: [1, 6], boss_quantity: [0, 0] },
  ],
}

async function choose(content: string, name = 'zasoby.csv'): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Nahrát CSV' }))
  await userEvent.upload(await screen.findByLabelText('Soubor CSV'), new File([content], name))
}

test('a preview names each field that a file changes, and leaves out lines that change nothing', async () => {
  const changes = [
    { line: 2, code: 'A', stock: 'main', quantity: [null, 5], boss_quantity: [null, 1] },
    { line: 3, code: 'B', stock: 'main', quantity: [3, 3], boss_quantity: [0, 2] },
    { line: 4, code: 'C', stock: 'main', quantity: [5, 3], boss_quantity: [0, 2] },
    { line: 5, code: 'D', stock: 'main', quantity: [4, 4], boss_quantity: [1, 1] },
  ]
  show({ server: { 'preorder-stock-import': { ...OUTCOME, updated: 2, unchanged: 1, errors: [], changes } } })
  await choose(
    'product_code;stock_code;quantity;boss_quantity\nA;main;5;1\nB;main;3;2\nC;main;3;2\nD;main;4;1\n',
  )
  const list = within(await screen.findByRole('region', { name: 'Co se změní' }))
  expect(list.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    'A, main – nový, Množství: 5, Rezerva vedení: 1',
    'B, main – Rezerva vedení: 0 → 2',
    'C, main – Množství: 5 → 3, Rezerva vedení: 0 → 2',
  ])
  expect(screen.getByText(/beze změny zůstane 1\./)).toBeVisible()
  expect(screen.queryByText(/a další/)).toBeNull()
})

test('a file is chosen by a button in our words, its name stands beside it, and the same one mended is read again', async () => {
  const { server } = show({ server: { 'preorder-stock-import': OUTCOME } })
  await choose('spatne;sloupce\nA;1\n')
  const input = screen.getByLabelText<HTMLInputElement>('Soubor CSV', { selector: 'input' })
  expect(await screen.findByText(/V souboru chybí sloupce/)).toBeVisible()
  expect(screen.getByText('Vybrat soubor')).toBeVisible()
  expect(screen.getByText('zasoby.csv')).toBeVisible()
  expect(input).toHaveAccessibleDescription(/zasoby\.csv.*V souboru chybí sloupce/)
  // Browsers tell of no change where the same file is still chosen.
  expect(input.files).toHaveLength(0)
  await userEvent.upload(input, new File(['product_code;stock_code;quantity\nA;main;5\n'], 'zasoby.csv'))
  await waitFor(() => expect(server.calls.some(({ route }) => route === 'preorder-stock-import')).toBe(true))
  expect(screen.queryByText(/V souboru chybí sloupce/)).toBeNull()
  expect(screen.getAllByText('zasoby.csv')[0]).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: 'Zrušit' }))
  expect(screen.queryByText('zasoby.csv')).toBeNull()
})

test('PO-043 a file is checked, its changes are looked at, and it is sent once', async () => {
  const { server } = show({ server: { 'preorder-stock-import': OUTCOME } })
  await choose('product_code;stock_code;quantity\nA;main;5\nB;main;6\nC;main;\n')
  expect(await screen.findByText('Řádek 4, quantity: Hodnota chybí.')).toBeVisible()
  expect(screen.getByText('zasoby.csv: 3 řádky, kódování UTF-8, oddělovač středník')).toBeVisible()
  expect(await screen.findByText('A, main – nový, Množství: 5')).toBeVisible()
  server.change({ 'preorder-stock-import': { ...OUTCOME, is_applied: true } })
  await userEvent.click(screen.getByRole('button', { name: 'Nahrát 2 řádky' }))
  expect(await screen.findByText('Nahráno: přibylo 1, změnilo se 1.')).toBeVisible()
  const sent = server.calls.filter(({ route }) => route === 'preorder-stock-import').map(({ body }) => body)
  expect(sent).toEqual([
    expect.objectContaining({ preview: 'true', skip_errors: 'true' }),
    expect.objectContaining({
      preview: 'false',
      skip_errors: 'true',
      file: expect.stringContaining('A;main;5'),
    }),
  ])
})

test('an import is taken back where it is told of, with what stays as it is, and the dialog is closed by its button', async () => {
  const { server } = show({ server: { 'preorder-stock-import': OUTCOME } })
  await choose('product_code;stock_code;quantity\nA;main;5\nB;main;6\n')
  server.change({ 'preorder-stock-import': { ...OUTCOME, errors: [], is_applied: true, id: '7' } })
  await userEvent.click(await screen.findByRole('button', { name: /^Nahrát \d/ }))
  const left = [{ code: 'B', stock: 'Hlavní sklad', message: 'Mezitím to změnil někdo jiný.' }]
  server.change({ 'preorder-stock-import-undo': { undone: 1, left } })
  await userEvent.click(await screen.findByRole('button', { name: 'Vzít zpět' }))
  expect(await screen.findByText('Nahrání je vzaté zpět: 1 řádek.')).toBeVisible()
  expect(screen.getByText('1 řádek zůstal, jak je')).toBeVisible()
  expect(screen.getByText('B, Hlavní sklad: Mezitím to změnil někdo jiný.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Vzít zpět' })).toBeNull()
  expect(screen.queryByText('Nahráno: přibylo 1, změnilo se 1.')).toBeNull()
  expect(server.calls.find(({ route }) => route === 'preorder-stock-import-undo')?.args).toEqual({ pk: '7' })
  await userEvent.click(screen.getByRole('button', { name: 'Hotovo' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test.each([
  [
    'VA-049',
    'a',
    'zasoby.xlsx',
    'Soubor musí být CSV: text se sloupci oddělenými čárkou, středníkem nebo tabulátorem.',
  ],
  ['VA-050', 'product_code;quantity\nA;1', 'zasoby.csv', 'V souboru chybí sloupce: Sklad (stock_code).'],
])('%s ER-045 a file that is none says why beside its field', async (_, content, name, message) => {
  const { server } = show()
  await choose(content, name)
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByLabelText('Soubor CSV', { selector: 'input' })).toHaveAccessibleDescription(
    new RegExp(message.slice(0, 20)),
  )
  expect(server.calls.some(({ route }) => route === 'preorder-stock-import')).toBe(false)
})

test('where it can’t be told what the management keeps, that is said, and read once more', async () => {
  const { server } = show({ server: { 'preorder-boss-quantity': { status: 413, body: '<h1>Oops</h1>' } } })
  await findGrid()
  expect(await screen.findByText(/^Kolik kusů drží vedení, se nepodařilo načíst/)).toBeVisible()
  server.change({ 'preorder-boss-quantity': PREORDER_STOCK['preorder-boss-quantity'] ?? {} })
  await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }))
  expect(await screen.findByText(/^Rezerva vedení: 12 ks/)).toBeVisible()
})

test('what the management keeps is read anew once a cell of it is saved', async () => {
  const kept = PREORDER_STOCK['preorder-boss-quantity'] as { total: number }
  const { server } = show({
    server: { 'preorder-stock-update': { results: [{ id: '1', failure: null, row: STOCK_ROWS[0] }] } },
  })
  const grid = await findGrid()
  expect(await screen.findByText(/^Rezerva vedení: 12 ks/)).toBeVisible()
  server.change({ 'preorder-boss-quantity': { ...kept, total: 14 } })
  const cell = grid.getAllByRole('gridcell').find(one => one.dataset.editable && one.closest('[data-id]'))
  if (!cell) throw new Error('There is no cell to edit.')
  await userEvent.dblClick(cell)
  await userEvent.keyboard('44{Enter}')
  expect(await screen.findByText(/^Rezerva vedení: 14 ks/)).toBeVisible()
})

test('the columns of a file are called as the list heads them, and so it is read', async () => {
  show({ server: { 'preorder-stock-import': OUTCOME } })
  await choose('Kód;Sklad;Množství;Drží vedení\nA;main;5;1\n')
  expect(screen.getByLabelText('Soubor CSV', { selector: 'input' })).toHaveAccessibleDescription(
    /^Sloupce Kód, Sklad, Množství; nepovinné: Rezerva vedení\./,
  )
  expect(await screen.findByText('zasoby.csv: 1 řádek, kódování UTF-8, oddělovač středník')).toBeVisible()
})
