// @react

import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type OrderRow, orders } from '#core/api/orders/orders.ts'
import { formatters } from '#core/intl/intl.ts'
import { configurePage } from '#core/page.ts'
import { resetBrowserUrl } from '#core/state/browser-url.ts'
import { createListModel } from '#core/state/list-model.ts'
import { clearResources } from '#core/state/resource.ts'
import { type Fixtures, startFakeServer } from '#testing/fake-server.ts'
import { hear } from '#testing/hear.ts'
import type { Column } from './column.ts'
import { DataGrid } from './data-grid.tsx'
import type { GridAction } from './grid-action.ts'
import '#kit/tokens.css'
import '#kit/kit.css'
import './grid.css'

const COLUMNS: readonly Column<OrderRow>[] = [
  {
    id: 'number',
    label: 'Číslo',
    kind: 'text',
    read: row => row.number,
    isOrderable: true,
    href: row => row.url,
  },
  { id: 'created_at', label: 'Vytvořeno', kind: 'moment', read: row => row.created_at, isOrderable: true },
  { id: 'total', label: 'Celkem', kind: 'money', read: row => row.total, isOrderable: true },
  { id: 'is_paid', label: 'Zaplaceno', kind: 'flag', read: row => row.is_paid },
]

const makeOrder = (at: number) => ({
  id: `o${at}`,
  number: `2026${String(at).padStart(4, '0')}`,
  created_at: '2026-11-21T10:00:00Z',
  state: 'new',
  is_paid: at % 2 === 0,
  total: `${at}000.00`,
  item_count: 1,
  names: [],
  url: `/cz/objednavka/o${at}/`,
})
const answerPages =
  (count: number): NonNullable<Fixtures['orders']> =>
  ({ query }) => {
    // More than that the call does not give.
    const size = Math.min(100, Number(query.get('page_size')))
    const pages = Math.max(1, Math.ceil(count / size))
    const page = query.get('page') === 'last' ? pages : Number(query.get('page'))
    if (page > pages) return { status: 404, body: { detail: 'Invalid page.' } }
    const results = Array.from({ length: count }, (_, at) => makeOrder(at + 1)).slice(
      (page - 1) * size,
      page * size,
    )
    return { count, next: null, previous: null, results }
  }

function show(
  server: Fixtures,
  { address = '', actions, language }: { address?: string; actions?: GridAction[]; language?: 'en' } = {},
) {
  clearResources()
  resetBrowserUrl()
  history.replaceState(null, '', `${location.pathname}${address}`)
  configurePage({
    market: 'cz',
    ...(language && { language }),
    csrf: { token: 'a' },
    routes: {
      orders: '/core/orders/',
      'grid-views': '/core/grid-views/',
      'save-grid-view': '/core/grid-views/save/',
      'delete-grid-view': '/core/grid-views/{id}/',
    },
  })
  const fake = startFakeServer(server)
  const list = createListModel({ endpoint: orders, name: 'o' })
  const { unmount } = render(
    <div className="ostrov" style={{ inlineSize: '900px' }}>
      <DataGrid
        name="o"
        label="Objednávky"
        columns={COLUMNS}
        list={list}
        getId={row => row.id}
        {...(actions && { actions })}
      />
    </div>,
  )
  onTestFinished(() => {
    unmount()
    clearResources()
    fake.stop()
  })
  return { fake, list }
}

const findGrid = () => screen.findByRole('grid', { name: 'Objednávky' })
const getCell = (text: string) => screen.getByText(text).closest('[role=gridcell]')

afterEach(() => {
  localStorage.removeItem('ostrov:grid:o')
  history.replaceState(null, '', location.pathname)
})

test('rows show as the market writes them, each leading where its row does', async () => {
  show({ orders: answerPages(3) })
  const grid = await findGrid()
  expect(grid).toHaveAttribute('aria-rowcount', '4')
  expect(await within(grid).findByRole('link', { name: '20260002' })).toHaveAttribute(
    'href',
    '/cz/objednavka/o2/',
  )
  expect(getCell('2 000 Kč')).toHaveAttribute('data-kind', 'number')
  expect(within(grid).getAllByText('21. 11. 2026 11:00')).toHaveLength(3)
  expect(within(grid).getAllByText('Ne')).toHaveLength(2)
  expect(screen.getByText('1–3 ze 3 řádků')).toBeVisible()
})

test('a value that its column cuts is read in full under the pointer, and no other one is said twice', async () => {
  const long = `2026-${'0123456789'.repeat(5)}`
  const results = [{ ...makeOrder(1), number: long }, makeOrder(2)]
  show({ orders: { count: 2, next: null, previous: null, results } })
  const cut = await screen.findByText(long)
  await userEvent.hover(cut)
  expect(cut.title).toBe(long)
  const whole = screen.getByText('20260002')
  await userEvent.hover(whole)
  expect(whole.title).toBe('')
})

test('CR-025 a heading orders, turns and gives up; with Shift beside the others', async () => {
  const { fake } = show({ orders: answerPages(3) })
  await findGrid()
  const readOrdering = () => fake.calls.at(-1)?.query.get('ordering') ?? null
  await userEvent.click(screen.getByRole('button', { name: 'Celkem' }))
  await waitFor(() => expect(readOrdering()).toBe('total'))
  expect(new URLSearchParams(location.search).get('o.ordering')).toBe('total')
  expect(screen.getByRole('columnheader', { name: /Celkem/ })).toHaveAttribute('aria-sort', 'ascending')
  await userEvent.click(screen.getByRole('button', { name: 'Celkem' }))
  await waitFor(() => expect(readOrdering()).toBe('-total'))
  await userEvent.keyboard('{Shift>}')
  await userEvent.click(screen.getByRole('button', { name: 'Číslo' }))
  await userEvent.keyboard('{/Shift}')
  await waitFor(() => expect(readOrdering()).toBe('-total,number'))
})

test('numbers of rows and pages are written as the language of their sentence does', async () => {
  show({ orders: answerPages(120_000) }, { address: '?o.page=1200&o.page_size=100', language: 'en' })
  expect(await screen.findByText('119,901–120,000 of 120,000 rows')).toBeVisible()
  expect(screen.getByText('1,200 / 1,200')).toBeVisible()
})

test('CR-023 CR-024 pages turn, and the browser goes back to the former one', async () => {
  const { fake } = show({ orders: answerPages(120) })
  await findGrid()
  await userEvent.click(screen.getByRole('button', { name: 'Další stránka' }))
  await screen.findByText('51–100 z 120 řádků')
  expect(fake.calls.at(-1)?.query.get('page')).toBe('2')
  expect(fake.calls.at(-1)?.query.get('page_size')).toBe('50')
  history.back()
  await screen.findByText('1–50 z 120 řádků')
})

test('under an empty list there are no pages to turn', async () => {
  show({ orders: answerPages(0) })
  await waitFor(() => expect(document.querySelector('.ostrov-grid-empty')).toBeVisible())
  expect(screen.queryByRole('navigation', { name: 'Stránky: Objednávky' })).toBeNull()
})

test('a page that is gone leads to the last that there is', async () => {
  show({ orders: answerPages(60) }, { address: '?o.page=7' })
  await screen.findByText('51–60 z 60 řádků')
  expect(new URLSearchParams(location.search).get('o.page')).toBe('2')
})

test('the arrows walk over headings and cells, also to rows that are not on the screen yet', async () => {
  show({ orders: answerPages(50) })
  await findGrid()
  await act(() => screen.getByRole('button', { name: 'Číslo' }).focus())
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-cell', '0:1'))
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-cell', '49:3'))
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  await waitFor(() => expect(document.activeElement).toHaveTextContent('20260001'))
})

test('ER-015 what could not be read is said, and tried again', async () => {
  const { fake } = show({ orders: { status: 400, body: { detail: 'Ne.' } } })
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Chyba při načítání dat\. /)
  fake.change({ orders: answerPages(1) })
  await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }))
  expect(await screen.findByText('20260001')).toBeVisible()
})

test('what the cells are written by is made while their rows are waited for', async () => {
  const made = vi.spyOn(formatters, 'getDateTimeFormat')
  const money = vi.spyOn(formatters, 'getNumberFormat')
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
  const body = { count: 1, next: null, previous: null, results: [makeOrder(9)] }
  show({ orders: { status: 200, body, delay: 1500 } })
  await waitFor(() => expect(made).toHaveBeenCalled())
  expect(money.mock.calls.map(([, options]) => options?.style)).toContain('currency')
  expect(screen.queryByText('20260009')).toBeNull()
  expect(await screen.findByText('20260009', {}, { timeout: 5000 })).toBeVisible()
})

test('how much the rows leave to the page is the box’s own: a change of it styles no cell anew', async () => {
  show({ orders: answerPages(3) })
  const cell = (await screen.findByText('20260001')).closest('[role=gridcell]') as Element
  const read = (element: Element) => getComputedStyle(element).getPropertyValue('--ostrov-grid-rest')
  const box = cell.closest('.ostrov-grid-scroller') as HTMLElement
  await waitFor(() => expect(read(box)).toMatch(/px$/))
  expect(read(cell)).toBe('')
})

test('the pager is made, unseen, before the first rows, has its place then, and goes where there are none', async () => {
  const body = { count: 300, next: null, previous: null, results: [makeOrder(9)] }
  const { fake, list } = show({ orders: { status: 200, body, delay: 1500 } })
  await waitFor(() => expect(document.querySelector('.ostrov-grid-pager')).not.toBeNull())
  const pager = document.querySelector('.ostrov-grid-pager') as HTMLElement
  expect(pager).not.toBeVisible()
  expect(screen.queryByRole('navigation'), 'readers have nothing of it').toBeNull()
  expect(screen.queryByText('20260009')).toBeNull()
  await screen.findByText('20260009', {}, { timeout: 5000 })
  expect(screen.getByRole('navigation')).toBe(pager)
  expect(pager).toBeVisible()
  fake.change({ orders: answerPages(0) })
  await act(() => list.refresh())
  await waitFor(() => expect(pager).not.toBeInTheDocument())
})

test('while another order is on its way the rows are dimmed and the grid is busy', async () => {
  const { fake } = show({ orders: answerPages(3) })
  await screen.findByText('20260001')
  const box = document.querySelector('.ostrov-grid') as HTMLElement
  const readOpacity = () =>
    Number(getComputedStyle(box.querySelector('.ostrov-grid-body') as Element).opacity)
  expect(readOpacity()).toBe(1)
  const body = { count: 1, next: null, previous: null, results: [makeOrder(9)] }
  fake.change({ orders: { status: 200, body, delay: 1500 } })
  await userEvent.click(screen.getByRole('button', { name: 'Celkem' }))
  await waitFor(() => expect(box).toHaveAttribute('aria-busy', 'true'))
  await waitFor(() => expect(readOpacity()).toBeLessThan(0.8))
  expect(await screen.findByText('20260009', {}, { timeout: 5000 })).toBeVisible()
  expect(box).not.toHaveAttribute('aria-busy')
  await waitFor(() => expect(readOpacity()).toBe(1))
})

test('a search that failed is told over the rows before it, which nobody can take for what was found', async () => {
  const { fake } = show({ orders: answerPages(120) })
  await screen.findByText('20260001')
  fake.change({ orders: 'offline' })
  await userEvent.click(screen.getByRole('button', { name: 'Další stránka' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Chyba při načítání dat\. /)
  expect(screen.getByText('20260001')).toBeVisible()
  expect(screen.getByText('1–50 z 120 řádků')).toBeVisible()
  expect(document.querySelector('.ostrov-grid-body')).toHaveAttribute('inert')
  fake.change({ orders: answerPages(120) })
  await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }))
  expect(await screen.findByText('20260051')).toBeVisible()
  expect(document.querySelector('.ostrov-grid-body')).not.toHaveAttribute('inert')
})

test('without a network the rows before stand with a note that says so, until those that were asked for are there', async () => {
  show({ orders: answerPages(120) })
  await screen.findByText('20260001')
  const heard = hear()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => online.mockRestore())
  act(() => void dispatchEvent(new Event('offline')))
  const told = 'Jste bez připojení. Zobrazujeme starší řádky; nové načteme, jakmile to půjde.'
  expect(screen.queryByText(told)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Další stránka' }))
  expect(await screen.findByText(told)).toBeVisible()
  await waitFor(() => expect(heard.join(' ')).toContain(told))
  expect(screen.getByText('20260001')).toBeVisible()
  const pager = within(screen.getByRole('navigation', { name: 'Stránky: Objednávky' }))
  expect(pager.getByText('1 / 3')).toBeVisible()
  expect(pager.getByText('1–50 z 120 řádků, čeká na stránku 2')).toBeVisible()
  online.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  expect(await screen.findByText('20260051')).toBeVisible()
  expect(screen.queryByText(told)).toBeNull()
  expect(pager.getByText('2 / 3')).toBeVisible()
  expect(pager.queryByText(/čeká/)).toBeNull()
})

test('the checkbox of all rows is in between where some of the page are chosen', async () => {
  show({ orders: answerPages(3) }, { actions: [{ id: 'send', label: 'Odeslat', run: async () => [] }] })
  await findGrid()
  const all = screen.getByRole('checkbox', { name: 'Vybrat celou stránku' })
  expect(all).not.toBePartiallyChecked()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Vybrat řádek 20260002' }))
  expect(all).toBePartiallyChecked()
  await userEvent.click(all)
  expect(all).toBeChecked()
  expect(all).not.toBePartiallyChecked()
})

test('all that is found is chosen over all pages, but for what is taken out, and an action gets each of them', async () => {
  const done: string[] = []
  const run: GridAction['run'] = async ids => {
    done.push(...ids)
    return ids.map(id => ({ id, failure: null }))
  }
  show({ orders: answerPages(620) }, { actions: [{ id: 'send', label: 'Odeslat', run }] })
  await findGrid()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Vybrat celou stránku' }))
  await userEvent.click(await screen.findByRole('button', { name: /620/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Vybrat řádek 20260002' }))
  expect(await screen.findByText('Vybráno: 619 řádků')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Odeslat' }))
  expect(await screen.findByText('Provést „Odeslat“ u 619 řádků?')).toBeVisible()
  await userEvent.click(screen.getAllByRole('button', { name: 'Odeslat' }).at(-1) as HTMLElement)
  expect(await screen.findByText('Odeslat: hotovo u 619 z 619.')).toBeVisible()
  expect(new Set(done).size).toBe(619)
  expect(done).not.toContain('o2')
})

const VIEW = {
  id: 'v7',
  name: 'Bez ceny',
  is_shared: true,
  is_own: true,
  state: {
    order: ['created_at', 'number', 'is_paid', 'total'],
    hidden: ['total'],
    pinned: [],
    widths: [],
    density: 'normal',
    ordering: ['-number'],
    filters: [],
    search: '',
    page_size: 50,
  },
} as const
const readHeads = () =>
  screen.getAllByRole('columnheader').map(one => one.querySelector('.ostrov-grid-order span')?.textContent)

test('a view stands in the address, and a link to it opens it with its columns and its order', async () => {
  const server: Fixtures = { orders: answerPages(3), 'grid-views': [VIEW] }
  show(server)
  await findGrid()
  await userEvent.click(screen.getByRole('button', { name: 'Pohledy' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Bez ceny/ }))
  await waitFor(() => expect(new URLSearchParams(location.search).get('o.view')).toBe('v7'))
  const link = location.search
  cleanup()
  const { fake } = show(server, { address: link })
  await waitFor(() => expect(readHeads()).toEqual(['Vytvořeno', 'Číslo', 'Zaplaceno']))
  expect(fake.calls.find(({ route }) => route === 'orders')?.query.get('ordering')).toBe('-number')
  // Whoever turns a page keeps the columns; whoever reloads it has them again.
  expect(new URLSearchParams(location.search).get('o.view')).toBe('v7')
})

test('a view that was deleted is brought back with all that it held', async () => {
  const kept = [VIEW as object]
  const { fake } = show({
    orders: answerPages(3),
    'grid-views': () => [...kept] as never,
    'delete-grid-view': () => {
      kept.pop()
      return { status: 204 }
    },
    'save-grid-view': ({ body }) => {
      kept.push({ ...(body as object), id: 'v8', is_own: true })
      return { status: 201, body: kept[0] }
    },
  })
  await findGrid()
  await userEvent.click(screen.getByRole('button', { name: 'Pohledy' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Smazat pohled Bez ceny' }))
  expect(await screen.findByText('Pohled „Bez ceny“ je smazaný.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Bez ceny/ })).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Vzít zpět' }))
  expect(await screen.findByRole('button', { name: /^Bez ceny/ })).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Pohled „Bez ceny“ je smazaný.')).toBeNull())
  const { id: _, is_own: __, ...saved } = VIEW
  expect(fake.calls.find(({ route }) => route === 'save-grid-view')?.body).toEqual({ grid: 'o', ...saved })
})

test('a name that a colleague shares is asked about; who agrees has a view of the same name beside it', async () => {
  const theirs = { ...VIEW, is_own: false }
  const { fake } = show({
    orders: answerPages(3),
    'grid-views': [theirs],
    'save-grid-view': ({ body }) => ({ status: 201, body: { ...theirs, ...(body as object), id: 'v8' } }),
  })
  const readSaved = () => fake.calls.filter(({ route }) => route === 'save-grid-view')
  await findGrid()
  await userEvent.click(screen.getByRole('button', { name: 'Pohledy' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Název pohledu' }), 'Bez ceny')
  await userEvent.click(screen.getByRole('button', { name: 'Uložit pohled' }))
  expect(await screen.findByText(/už sdílí někdo jiný/)).toBeVisible()
  expect(readSaved()).toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: 'Uložit vlastní' }))
  await waitFor(() => expect(readSaved()).toHaveLength(1))
  expect(readSaved()[0]?.body).toMatchObject({ name: 'Bez ceny', is_shared: false })
  await waitFor(() => expect(screen.queryByText(/už sdílí někdo jiný/)).toBeNull())
})
