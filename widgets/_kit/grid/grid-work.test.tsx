// @react

import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { GridView } from '#core/api/grid/views.ts'
import { FailureError } from '#core/http/failure.ts'
import { configurePage } from '#core/page.ts'
import { clearResources } from '#core/state/resource.ts'
import { type Fixtures, startFakeServer } from '#testing/fake-server.ts'
import { describeProducts, listProducts, makeProducts, type Product } from '#testing/fixtures/grid.ts'
import { hear } from '#testing/hear.ts'
import type { Column } from './column.ts'
import { DataGrid } from './data-grid.tsx'
import type { GridAction } from './grid-action.ts'
import '#kit/tokens.css'
import '#kit/kit.css'
import './grid.css'

interface Setting {
  count?: number
  width?: string
  save?: (row: Product, change: Partial<Product>) => Promise<Product>
  /** Brings what edits a cell. */
  load?: () => Promise<unknown>
  actions?: readonly GridAction[]
  server?: Fixtures
  columns?: readonly Column<Product>[]
}

function show({
  count = 30,
  width = '1100px',
  save,
  load,
  actions,
  server = {},
  columns: own,
}: Setting = {}) {
  localStorage.removeItem('ostrov:grid:products')
  clearResources()
  configurePage({
    market: 'cz',
    csrf: { token: 'a' },
    routes: {
      'grid-views': '/core/api/grid-views/',
      'save-grid-view': '/core/api/grid-views/save/',
      'active-user': '/core/active-user/',
    },
  })
  const fake = startFakeServer(server)
  const list = listProducts(makeProducts(count))
  const columns = (own ?? describeProducts(save)).map(column => ({
    ...column,
    ...(column.edit && load && { edit: { ...column.edit, load } }),
  }))
  const draw = () => (
    <div className="ostrov" style={{ inlineSize: width }}>
      <DataGrid
        name="products"
        label="Produkty, zařízení č. 1"
        columns={columns}
        list={list}
        getId={({ id }) => id}
        {...(actions && { actions })}
      />
    </div>
  )
  const { unmount } = render(draw())
  onTestFinished(() => {
    unmount()
    fake.stop()
  })
  return { list, fake, unmount, again: () => render(draw()) }
}

const cellAt = (place: string) => document.querySelector<HTMLElement>(`[data-cell="${place}"]`)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const listHeadings = () =>
  screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.replace('⋮', ''))
const focusCell = (place: string) => act(() => cellAt(place)?.focus())

test('CR-026 a filter is put on by its panel, stands as a chip, is changed and taken off', async () => {
  const { list } = show()
  await press('Filtr')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Filtrovat podle' }), 'price')
  await press('Použít filtr')
  expect((await screen.findByRole('alert')).textContent).toBe('Zadejte hodnotu.')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Hodnota' }), '1 000')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(list.query.value.filters).toEqual({ price__gte: '1000.00' }))
  await userEvent.click(screen.getByRole('button', { name: /^Cena: od 1.000.Kč$/ }))
  expect(await screen.findByRole('textbox', { name: 'Hodnota' })).toHaveValue('1000')
  await userEvent.keyboard('{Escape}')
  await press(/^Zrušit filtr Cena/)
  expect(list.query.value.filters).toEqual({})
})

test('ordered by a number beside another column, its heading says so in one line', async () => {
  const name = 'Rezerva na skladě'
  show({
    columns: describeProducts().map(column => (column.id === 'price' ? { ...column, label: name } : column)),
  })
  await screen.findByRole('grid')
  const head = document.querySelector('.ostrov-grid-head') as Element
  const height = head.clientHeight
  await press('Kód')
  await userEvent.keyboard('{Shift>}')
  await press(name)
  await userEvent.keyboard('{/Shift}')
  const sort = await waitFor(() => within(screen.getByRole('button', { name })).getByText('↑'))
  expect(sort.textContent).toBe('↑2')
  const rank = sort.querySelector('small') as Element
  const arrow = document.createRange()
  arrow.selectNode(sort.firstChild as Node)
  expect(rank.getBoundingClientRect().left).toBeGreaterThanOrEqual(arrow.getBoundingClientRect().right)
  expect(head.clientHeight).toBe(height)
})

test('a column is hidden, pinned and moved by its menu, and all of it is there after a reload', async () => {
  const { unmount, again } = show()
  await act(() => screen.getByRole('button', { name: 'Výrobce' }).focus())
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Ukotvit vlevo' }))
  await waitFor(() => expect(listHeadings()[0]).toBe('Výrobce'))
  await act(() => screen.getByRole('button', { name: 'Nákup' }).focus())
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Skrýt sloupec' }))
  await waitFor(() => expect(listHeadings()).not.toContain('Nákup'))
  unmount()
  again()
  await screen.findByRole('grid')
  expect(listHeadings().slice(0, 2)).toEqual(['Výrobce', 'Kód'])
  expect(listHeadings()).not.toContain('Nákup')
})

test('a menu is walked by arrows, and Escape leads back to where it was opened', async () => {
  show()
  const heading = screen.getByRole('button', { name: 'Cena' })
  await act(() => heading.focus())
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Seřadit vzestupně'))
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Seřadit sestupně'))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

test('a cell is edited by the keyboard, shows at once, and is taken back and done again', async () => {
  const saved: Partial<Product>[] = []
  show({
    save: async (row, change) => {
      saved.push(change)
      return { ...row, ...change }
    },
  })
  await focusCell('0:3')
  await userEvent.keyboard('{F2}')
  const field = await screen.findByRole('textbox', { name: 'Cena' })
  expect(field).toHaveValue('99')
  await userEvent.keyboard('abc{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('Zadejte celé koruny.')
  await userEvent.fill(field, '150')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(cellAt('0:3')?.textContent).toMatch(/^150.Kč$/))
  expect(await screen.findByText('P-000001, Cena: změněno z „99 Kč“ na „150 Kč“.')).toBeVisible()
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-cell', '1:3'))
  await userEvent.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(cellAt('0:3')?.textContent).toMatch(/^99.Kč$/))
  await userEvent.keyboard('{Control>}y{/Control}')
  await waitFor(() => expect(saved).toEqual([{ price: 15000 }, { price: 9900 }, { price: 15000 }]))
})

test('keys that come before the field of a cell are kept in their order, also those that lead on', async () => {
  const saved: string[] = []
  show({
    save: async (row, change) => {
      saved.push(`${row.id} ${JSON.stringify(change)}`)
      return { ...row, ...change }
    },
  })
  const hit = (...keys: string[]): void => {
    for (const key of keys) fireEvent.keyDown(document.activeElement as Element, { key })
  }
  focusCell('0:3')
  hit('1', '2', '9', 'Backspace', '3', 'Enter', '4', '5', 'Enter', '6', 'Escape')
  await waitFor(() => expect(document.activeElement).toBe(cellAt('2:3')))
  await waitFor(() => expect(saved.sort()).toEqual(['1 {"price":12300}', '2 {"price":4500}']))
})

test('keys of the table do nothing until the field of a cell is there, and an edit marks no cells', async () => {
  const { promise, resolve: come } = Promise.withResolvers<void>()
  show({ load: () => promise })
  await focusCell('0:3')
  await userEvent.keyboard('{Control>}a{/Control}')
  await waitFor(() => expect(document.querySelector('[data-marked]')).not.toBeNull())
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(document.querySelector('[data-marked]')).toBeNull())
  await userEvent.keyboard('{Control>}a{/Control}{Control>}{End}{/Control}')
  expect(String(getSelection())).toBe('')
  come()
  const field = await screen.findByRole('textbox', { name: 'Cena' })
  expect(field).toHaveFocus()
  expect(document.querySelector('[data-marked]')).toBeNull()
  await userEvent.keyboard('150{Enter}')
  await waitFor(() => expect(cellAt('0:3')?.textContent).toMatch(/^150.Kč$/))
  expect(document.querySelector('[data-marked]')).toBeNull()
})

test('what is pasted before the field of a cell is there stands in it, and is not saved yet', async () => {
  const { promise, resolve: come } = Promise.withResolvers<void>()
  const save = vi.fn(async (row: Product) => row)
  show({ save, load: () => promise })
  await focusCell('0:3')
  await userEvent.keyboard('{Enter}')
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', '170')
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
  )
  come()
  expect(await screen.findByRole('textbox', { name: 'Cena' })).toHaveValue('170')
  expect(save).not.toHaveBeenCalled()
})

test('what edits a cell is fetched as soon as somebody comes to the grid, not with the first key', async () => {
  const load = vi.fn(async () => {})
  show({ load })
  await focusCell('0:1')
  expect(load).toHaveBeenCalled()
})

test('what was typed for a field that did not come is kept, told with its row and column, and put into the field later', async () => {
  let isThere = false
  const saved: Partial<Product>[] = []
  show({
    load: async () => isThere || Promise.reject(new Error('offline')),
    save: async (row, change) => {
      saved.push(change)
      return { ...row, ...change }
    },
  })
  await focusCell('0:3')
  await userEvent.keyboard('66{Enter}')
  const told = 'P-000001, Cena: úpravu buňky se nepodařilo načíst, „66“ zatím není uloženo.'
  expect(await screen.findByText(told)).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}{ArrowLeft}{F2}')
  await screen.findByText('P-000002, Název: úpravu buňky se nepodařilo načíst, nic se nezměnilo.')
  await userEvent.click(screen.getAllByRole('button', { name: 'Zkusit znovu' })[0] as HTMLElement)
  expect(await screen.findByText(told)).toBeVisible()
  isThere = true
  await userEvent.click(screen.getAllByRole('button', { name: 'Zkusit znovu' }).at(-1) as HTMLElement)
  expect(await screen.findByRole('textbox', { name: 'Cena' })).toHaveValue('66')
  expect(screen.queryByText(told)).toBeNull()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(saved).toEqual([{ price: 6600 }]))
})

test('Tab comes to one cell: where the arrows led, not to the one that is edited, and to it again when that is done', async () => {
  show({ save: async (row, change) => ({ ...row, ...change }) })
  const stops = () =>
    [...document.querySelectorAll('.ostrov-grid-body [tabindex="0"]')].map(
      stop => stop.closest<HTMLElement>('[data-cell]')?.dataset.cell,
    )
  await screen.findByRole('grid')
  focusCell('0:1')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}')
  await waitFor(() => expect(stops()).toEqual(['2:3']))
  await userEvent.keyboard('{F2}')
  await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'))
  expect(stops()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(stops()).toEqual(['2:3']))
  await waitFor(() => expect(document.activeElement).toBe(cellAt('2:3')))
})

test('what was not saved stays in its cell with the reason, and Escape gives it up', async () => {
  show({ save: () => Promise.reject(new Error('offline')) })
  await focusCell('0:1')
  await userEvent.keyboard('{F2}')
  await userEvent.fill(await screen.findByRole('textbox', { name: 'Název' }), 'Nový název')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(cellAt('0:1')).toHaveAttribute('aria-invalid', 'true'))
  expect(cellAt('0:1')?.textContent).toMatch(/^Nový název./)
  await focusCell('0:1')
  await userEvent.keyboard('{F2}')
  expect(await screen.findByRole('textbox', { name: 'Název' })).toHaveValue('Nový název')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(cellAt('0:1')?.textContent).toBe('iPhone 15 Pro 64 GB'))
})

test('why a cell was not saved covers no cell that has the focus, also below the pointer', async () => {
  show({ save: () => Promise.reject(new Error('offline')) })
  await screen.findByRole('grid')
  await focusCell('2:1')
  await userEvent.keyboard('{F2}')
  await userEvent.fill(await screen.findByRole('textbox', { name: 'Název' }), 'Nový název')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(cellAt('2:1')).toHaveAttribute('aria-invalid', 'true'))
  await waitFor(() => expect(document.activeElement).toBe(cellAt('3:1')))
  await userEvent.hover(cellAt('2:1') as Element)
  const bubble = document.querySelector('.ostrov-grid-cell-error') as Element
  expect(getComputedStyle(bubble).visibility).toBe('hidden')
  const { left, top, height } = (cellAt('3:1') as Element).getBoundingClientRect()
  expect(cellAt('3:1')?.contains(document.elementFromPoint(left + 20, top + height / 2))).toBe(true)
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await waitFor(() => expect(document.activeElement).toBe(cellAt('1:1')))
  expect(bubble.getBoundingClientRect().top).toBeGreaterThan(top - 2)
})

test('a menu that is higher than its room shows that it goes on', async () => {
  show()
  await act(() => screen.getByRole('button', { name: 'Cena' }).focus())
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  const { backgroundAttachment, backgroundImage } = getComputedStyle(await screen.findByRole('menu'))
  // One moves with what is in it and covers the other, which stays, where nothing more comes.
  expect(backgroundAttachment).toMatch(/^local, scroll/)
  expect(backgroundImage.match(/gradient/g)).toHaveLength(2)
})

test('a range of rows is chosen, done with, told of one by one, and taken back; what a rule refused is not tried again', async () => {
  const run: string[][] = []
  const undo = vi.fn(async () => [])
  show({
    actions: [
      {
        id: 'stop',
        label: 'Vyřadit',
        confirm: count => `Vyřadí se ${count}.`,
        run: async ids => {
          run.push([...ids])
          return ids.map(id => ({ id, failure: id === '2' ? 'Je v objednávce.' : null }))
        },
        undo,
      },
    ],
  })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Vybrat řádek P-000001' }))
  await userEvent.keyboard('{Shift>}')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Vybrat řádek P-000003' }))
  await userEvent.keyboard('{/Shift}')
  expect(await screen.findByText('Vybráno: 3 řádky')).toBeVisible()
  await press('Vyřadit')
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Vyřadit' }))
  const refused = await screen.findByRole('link', { name: 'P-000002: Je v objednávce.' })
  expect(refused).toHaveAttribute('href', '/produkt/2/')
  expect(run).toEqual([['1', '2', '3']])
  // What became of them takes the place of what can be done, until it is closed or others are chosen.
  expect(screen.queryByText('Vybráno: 1 řádek')).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Vybrat řádek P-000001' }))
  expect(await screen.findByText('Vybráno: 2 řádky')).toBeVisible()
  expect(
    screen.queryByRole('button', { name: /^Zkusit znovu/ }),
    'no rule changes by asking again',
  ).toBeNull()
  await press('Vzít zpět')
  await waitFor(() => expect(undo).toHaveBeenCalledWith(['1', '3'], expect.any(String)))
})

test('rows that failed are told one after the other, with a space between', async () => {
  const heard = hear()
  const run: GridAction['run'] = async ids => ids.map(id => ({ id, failure: 'Není dost kusů.' }))
  show({ actions: [{ id: 'give', label: 'Přidělit', run }] })
  for (const name of ['P-000001', 'P-000002'])
    await userEvent.click(await screen.findByRole('checkbox', { name: `Vybrat řádek ${name}` }))
  await press('Přidělit')
  const told = 'P-000001: Není dost kusů. P-000002: Není dost kusů.'
  await waitFor(() => expect(heard.join('|')).toContain(told))
  expect(screen.queryByRole('region', { name: /^Vybráno/ })).toBeNull()
  await press('Zavřít')
  expect(await screen.findByRole('region', { name: 'Vybráno: 2 řádky' })).toBeVisible()
})

test('on a phone the actions wrap, and all but the first are in a menu', async () => {
  const run: GridAction['run'] = async () => []
  show({ width: '380px', actions: [...'abc'].map(id => ({ id, label: `Delší akce ${id}`, run })) })
  await userEvent.click((await screen.findAllByRole('checkbox', { name: /^Vybrat řádek/ }))[0] as HTMLElement)
  const bar = await screen.findByRole('region', { name: /^Vybráno/ })
  expect(within(bar).getAllByRole('button')).toHaveLength(3)
  expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth)
  await userEvent.click(within(bar).getByRole('button', { name: 'Další akce' }))
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Delší akce b',
    'Delší akce c',
  ])
})

test('more than three actions are in a menu, those of a group in one of its name', async () => {
  const run: string[] = []
  const make = (id: string, group?: string): GridAction => ({
    id,
    label: `Akce ${id}`,
    ...(group && { group }),
    run: async ids => {
      run.push(id)
      return ids.map(one => ({ id: one, failure: null }))
    },
  })
  show({ actions: [...'abcde'].map(id => make(id)).concat(make('f', 'Stav'), make('g', 'Stav')) })
  await userEvent.click((await screen.findAllByRole('checkbox'))[1] as HTMLElement)
  const bar = await screen.findByRole('region', { name: /^Vybráno/ })
  expect(
    within(bar)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Akce a', 'Akce b', 'Akce c', 'Další akce ▾', 'Stav ▾', 'Zrušit výběr'])
  await userEvent.click(within(bar).getByRole('button', { name: 'Stav' }))
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Akce f', 'Akce g'])
  await userEvent.click(screen.getByRole('menuitem', { name: 'Akce g' }))
  expect(await screen.findByText('Akce g: hotovo u 1 z 1.')).toBeVisible()
  expect(run).toEqual(['g'])
})

test('a menu stays within the window, and its last item comes into sight', async () => {
  show()
  const heading = screen.getByRole('button', { name: 'Cena' })
  const box = document.querySelector<HTMLElement>('.ostrov')
  if (box) box.style.paddingBlock = `${innerHeight * 0.4}px`
  await act(() => heading.focus({ preventScroll: true }))
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  const menu = await screen.findByRole('menu')
  await waitFor(() => expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight))
  expect(menu.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  await userEvent.keyboard('{End}')
  await waitFor(() =>
    expect(document.activeElement?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      menu.getBoundingClientRect().bottom,
    ),
  )
})

test('marked cells are copied as a spreadsheet takes them', async () => {
  show()
  await focusCell('0:2')
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}')
  await waitFor(() => expect(document.querySelectorAll('[data-marked]')).toHaveLength(4))
  const clipboardData = new DataTransfer()
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('copy', { bubbles: true, cancelable: true, clipboardData }),
  )
  expect(clipboardData.getData('text/plain')).toBe('Apple\t99,00\nSamsung\t178,19')
})

const paste = async (text: string) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  await act(
    () =>
      void document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
      ),
  )
}

test('what is pasted into a cell that may be changed is saved, and taken back', async () => {
  const { list } = show({ save: async (row, change) => ({ ...row, ...change }) })
  await screen.findByRole('grid')
  await focusCell('0:3')
  const before = cellAt('0:3')?.textContent
  await paste('1250\n')
  await waitFor(() => expect(list.rows.value?.[0]?.price).toBe(1250_00))
  expect(await screen.findByText('Vložena 1 buňka.')).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(cellAt('0:3')?.textContent).toBe(before))
})

test('several lines and tabs fill the cells from there as far as they may be changed, and what is wrong stands in its cell', async () => {
  const { list } = show({ count: 3, save: async (row, change) => ({ ...row, ...change }) })
  await screen.findByRole('grid')
  await focusCell('1:3')
  await paste('100\t5\t6\tpoužitý\r\nmoc\t5\t6\tjaký\r\n300')
  expect(
    await screen.findByText(
      'Vloženy 2 buňky, 2 odmítnuty: P-000003, Cena: Zadejte celé koruny. P-000003, Stav: Vyberte hodnotu z nabídky. 4 hodnoty padly do sloupců, které tu nejdou změnit. 1 hodnota se na stránku nevešla.',
    ),
  ).toBeVisible()
  expect(list.rows.value?.[1]).toMatchObject({ price: 100_00, state: 'used' })
  expect(cellAt('2:3')?.textContent).toContain('mocZadejte celé koruny.')
  expect(cellAt('2:6')?.textContent).toContain('Vyberte hodnotu z nabídky.')
})

test('a paste is one step back and on, also while it is being saved, and both are told', async () => {
  const { list } = show({ count: 3, save: async (row, change) => ({ ...row, ...change }) })
  await screen.findByRole('grid')
  await focusCell('0:1')
  const readNames = () => list.rows.value?.map(({ name }) => name)
  const before = readNames()
  await paste('Nový')
  expect(await screen.findByText('P-000001, Název: změněno z „iPhone 15 Pro 64 GB“ na „Nový“.')).toBeVisible()
  await paste('A\nB\nC')
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(await screen.findByText('Vráceno: 3 buňky.')).toBeVisible()
  expect(readNames()).toEqual(['Nový', ...(before?.slice(1) ?? [])])
  await press('Znovu provést')
  expect(await screen.findByText('Změněno: 3 buňky.')).toBeVisible()
  expect(readNames()).toEqual(['A', 'B', 'C'])
  await press('Vzít zpět')
  expect(await screen.findByText('Vráceno: 3 buňky.')).toBeVisible()
  await press('Vzít zpět')
  expect(await screen.findByText('P-000001, Název: vráceno z „Nový“ na „iPhone 15 Pro 64 GB“.')).toBeVisible()
  expect(readNames()).toEqual(before)
})

test('of many cells that a paste could not fill the first three are told, as long as one of them stands as it was refused', async () => {
  show({ count: 5, save: async (row, change) => ({ ...row, ...change }) })
  await screen.findByRole('grid')
  await focusCell('0:3')
  await paste('a\nb\nc\nd\n500')
  const told =
    /^Vložena 1 buňka, 4 odmítnuty: P-000001, Cena: Zadejte celé koruny\. P-000002, .* P-000003, Cena: Zadejte celé koruny\. a další: 1\.$/
  expect(await screen.findByText(told)).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(screen.queryByText(told)).toBeNull())
})

test('Ctrl and D fill the marked cells below from the first, as one step, and the mark goes with the focus', async () => {
  const { list } = show({ count: 4, save: async (row, change) => ({ ...row, ...change }) })
  await screen.findByRole('grid')
  await focusCell('0:1')
  const readNames = () => list.rows.value?.map(({ name }) => name)
  const before = readNames()
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift}{Control>}d{/Control}')
  await waitFor(() => expect(readNames()).toEqual([before?.[0], before?.[0], before?.[0], before?.[3]]))
  const makers = makeProducts(4).map(({ manufacturer }) => manufacturer)
  expect(list.rows.value?.map(({ manufacturer }) => manufacturer)).toEqual(makers)
  await userEvent.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(readNames()).toEqual(before))
  expect(document.querySelector('[data-marked]')).not.toBeNull()
  await userEvent.tab()
  await waitFor(() => expect(document.querySelector('[data-marked]')).toBeNull())
})

test('of a cell that can’t be changed a paste says so', async () => {
  show({ save: async row => row })
  await screen.findByRole('grid')
  await focusCell('1:2')
  await paste('5')
  expect(await screen.findByText('Buňky ve sloupci „Výrobce“ tu nejdou změnit.')).toBeVisible()
})

test('Ctrl and A mark all cells of the page, not the text of the window, and what is copied is all of them', async () => {
  show({ count: 3, actions: [{ id: 'stop', label: 'Vyřadit', run: async () => [] }] })
  await focusCell('1:2')
  await userEvent.keyboard('{Control>}a{/Control}')
  await waitFor(() => expect(document.querySelectorAll('[data-marked]')).toHaveLength(36))
  expect(String(getSelection())).toBe('')
  await waitFor(() => expect(document.activeElement).toBe(cellAt('1:2')))
  const clipboardData = new DataTransfer()
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('copy', { bubbles: true, cancelable: true, clipboardData }),
  )
  const lines = clipboardData.getData('text/plain').split('\n')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatch(/^P-000001\tiPhone 15 Pro 64 GB\t.*Poslední kusy, neobjednávat$/)
})

/** The files that are handed over, and what they are called. */
function watchFiles() {
  const parts: Blob[] = []
  const names: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
    parts.push(blob as Blob)
    return '#'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  return { parts, names }
}

test('all that is found becomes a file, with the columns that are shown', async () => {
  const { parts, names } = watchFiles()
  const { list } = show({ count: 1300 })
  act(() => list.setFilter('manufacturer__icontains', 'apple'))
  await press('Více')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Exportovat do CSV' }))
  expect(await screen.findByText(/^Soubor je stažený/)).toBeVisible()
  const text = await parts[0]?.text()
  expect(text?.split('\r\n')).toHaveLength(list.count.value + 2)
  expect(text).toContain('Kód;Název;Výrobce;Cena;')
  expect(names[0]).toMatch(/^produkty-zarizeni-c-1-\d{4}-\d\d-\d\d\.csv$/)
})

test('where rows are chosen these become the file, on whatever page they are, and once more another choice', async () => {
  const { parts } = watchFiles()
  show({ count: 1300, actions: [{ id: 'stop', label: 'Vyřadit', run: async () => [] }] })
  const readCodes = async (at: number) => (await parts[at]?.text())?.match(/P-\d+/g)
  for (const name of ['P-000003', 'P-000001'])
    await userEvent.click(await screen.findByRole('checkbox', { name: `Vybrat řádek ${name}` }))
  await press('Více')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Exportovat vybrané do CSV (2)' }))
  expect(await screen.findByText(/^Soubor je stažený, má 2 řádky/)).toBeVisible()
  expect(await readCodes(0)).toEqual(['P-000001', 'P-000003'])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Vybrat celou stránku' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Vybrat řádek P-000002' }))
  await press('Více')
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Exportovat vybrané do CSV/ }))
  await waitFor(() => expect(parts).toHaveLength(2))
  expect(await readCodes(1)).toHaveLength(1299)
})

test('views are saved and put into place; what the shop refuses is said', async () => {
  const view = (id: number): GridView & { id: string } => ({
    id: String(id),
    name: 'Drahé',
    is_shared: true,
    is_own: true,
    state: {
      order: ['price', 'code'],
      hidden: ['name'],
      pinned: [],
      widths: [{ id: 'price', width: 200 }],
      density: 'compact',
      ordering: ['-price'],
      filters: [{ key: 'price__gte', value: '1000.00' }],
      search: '',
      page_size: 100,
    },
  })
  const { fake, list } = show({ server: { 'grid-views': [view(1)], 'save-grid-view': { status: 500 } } })
  await press('Pohledy')
  await userEvent.fill(await screen.findByRole('textbox', { name: 'Název pohledu' }), 'Můj')
  await press('Uložit pohled')
  expect(await screen.findByRole('alert')).toBeVisible()
  fake.change({ 'save-grid-view': { status: 201, body: view(2) } })
  await press('Uložit pohled')
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Název pohledu' })).toHaveValue(''))
  expect(fake.calls.at(-2)?.body).toMatchObject({
    grid: 'products',
    name: 'Můj',
    state: { density: 'normal' },
  })
  await press(/^Drahé/)
  expect(list.query.value).toMatchObject({
    ordering: ['-price'],
    filters: { price__gte: '1000.00' },
    pageSize: 100,
    view: '1',
  })
  await waitFor(() => expect(listHeadings().slice(0, 2)).toEqual(['Cena↓', 'Kód']))
})

const VIEW = {
  id: '7',
  name: 'Drahé',
  is_shared: true,
  is_own: false,
  state: {
    order: ['price', 'code'],
    hidden: ['name'],
    pinned: [],
    widths: [],
    density: 'compact' as const,
    ordering: ['-price'],
    filters: [],
    search: '',
    page_size: 50,
  },
}

test('a view that the address names opens with its columns, and those changed by hand are no view’s any more', async () => {
  const { list, fake, unmount, again } = show({ server: { 'grid-views': [VIEW] } })
  act(() => list.setView('7'))
  await waitFor(() => expect(listHeadings().slice(0, 2)).toEqual(['Cena', 'Kód']))
  expect(listHeadings()).not.toContain('Název')
  expect(fake.calls.at(-1)?.query.get('grid')).toBe('products')
  // What this browser remembers of its own is not the colleague's.
  expect(localStorage.getItem('ostrov:grid:products')).toBeNull()
  await press(/^Pohledy: /)
  expect(await screen.findByRole('button', { name: /^Drahé/ })).toHaveAttribute('aria-current', 'true')
  await userEvent.keyboard('{Escape}')
  await press('Sloupce')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Název' }))
  await waitFor(() => expect(list.query.value.view).toBe(''))
  unmount()
  again()
  await waitFor(() => expect(listHeadings()).toContain('Název'))
  expect(listHeadings()[0]).toBe('Cena')
})

test.each([true, false])(
  'rows that are a view’s no more are told, with the way back; who owns it (%s) may keep them',
  async isOwn => {
    const { list, fake } = show({
      server: {
        'grid-views': [{ ...VIEW, is_own: isOwn }],
        'save-grid-view': ({ body }) => ({
          status: 201,
          body: { ...VIEW, ...(body as object), is_own: true },
        }),
      },
    })
    act(() => list.setQuery({ view: '7', ordering: ['-price'] }))
    const opener = await screen.findByRole('button', { name: 'Pohledy: Drahé' })
    act(() => list.setQuery({ filters: { price__gte: '1000' } }))
    await waitFor(() => expect(opener).toHaveAccessibleName('Pohledy: Drahé (upraveno)'))
    await userEvent.click(opener)
    const back = await screen.findByRole('button', { name: 'Vrátit pohled' })
    const keep = screen.queryByRole('button', { name: 'Uložit změny' })
    expect(keep !== null).toBe(isOwn)
    await userEvent.click(keep ?? back)
    await waitFor(() => expect(opener).toHaveAccessibleName('Pohledy: Drahé'))
    if (isOwn)
      expect(fake.calls.find(({ route }) => route === 'save-grid-view')?.body).toMatchObject({
        name: 'Drahé',
        is_shared: true,
        state: { filters: [{ key: 'price__gte', value: '1000' }] },
      })
    else expect(list.query.value).toMatchObject({ filters: {}, view: '7' })
  },
)

test('Home brings the first columns into sight, too', async () => {
  show({ width: '720px', actions: [{ id: 'a', label: 'A', run: async () => [] }] })
  await waitFor(() => expect(cellAt('0:1')).toBeVisible())
  const box = document.querySelector('.ostrov-grid-scroller') as HTMLElement
  for (const keys of ['{Home}', '{Control>}{Home}{/Control}']) {
    act(() => cellAt('0:4')?.focus())
    box.scrollTo({ left: 400 })
    await waitFor(() => expect(box.scrollLeft).toBeGreaterThan(0))
    await userEvent.keyboard(keys)
    await waitFor(() => expect(box.scrollLeft).toBe(0))
  }
})

test.each([
  ['Sloupce', 390, '340px'],
  ['Pohledy', 1366, '1100px'],
] as const)('%s open within the edges of the grid at %i px', async (name, windowWidth, width) => {
  await page.viewport(windowWidth, 800)
  onTestFinished(() => page.viewport(1366, 900))
  show({ width, server: { 'grid-views': [] } })
  document.body.style.padding = '0 24px'
  onTestFinished(() => document.body.removeAttribute('style'))
  await press(name)
  const panel = await screen.findByRole('dialog')
  const grid = document.querySelector('.ostrov-grid')?.getBoundingClientRect()
  await waitFor(() => expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(grid?.right ?? 0))
  expect(panel.getBoundingClientRect().left).toBeGreaterThanOrEqual(grid?.left ?? 0)
})

test('a view that is gone is told, and the columns stay', async () => {
  const { list } = show({ server: { 'grid-views': [] } })
  act(() => list.setView('7'))
  expect(await screen.findByText(/^Pohled z odkazu už tu není/)).toBeVisible()
  expect(listHeadings()[0]).toBe('Kód')
  await press('Zavřít')
  await waitFor(() => expect(list.query.value.view).toBe(''))
})

test('where its box is narrow a row is a card, ordered by a choice', async () => {
  const { list } = show({ width: '380px' })
  const choice = await screen.findByRole('combobox', { name: 'Seřadit podle' })
  await userEvent.selectOptions(choice, '-price')
  expect(list.query.value.ordering).toEqual(['-price'])
})

test('on a card one tap opens the field of a line that shows it can be changed, with buttons that save it and give it up', async () => {
  const columns = describeProducts(async (row, change) => ({ ...row, ...change })).map(column => ({
    ...column,
    ...(column.id === 'pieces' && {
      edit: {
        check: () => null,
        save: async (row: Product, text: string) => ({ ...row, pieces: Number(text) }),
      },
    }),
  }))
  const { list } = show({ width: '380px', columns })
  await screen.findByRole('combobox', { name: 'Seřadit podle' })
  const line = cellAt('0:5') as HTMLElement
  expect(line.clientHeight).toBeGreaterThanOrEqual(44)
  expect(getComputedStyle(line, '::after').clipPath).toMatch(/^polygon/)
  expect(getComputedStyle(cellAt('0:4') as HTMLElement, '::after').content).toBe('none')
  await userEvent.click(line)
  const field = await screen.findByRole('textbox', { name: 'Kusů' })
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveAttribute('inputmode', 'numeric')
  for (const name of ['Uložit', 'Zrušit']) {
    const { width, height } = screen.getByRole('button', { name }).getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  await userEvent.fill(field, '77')
  await press('Uložit')
  await waitFor(() => expect(list.rows.value?.[0]?.pieces).toBe(77))
  await userEvent.click(cellAt('0:3') as HTMLElement)
  expect(await screen.findByRole('textbox', { name: 'Cena' })).toHaveAttribute('inputmode', 'decimal')
  await userEvent.keyboard('5')
  await press('Zrušit')
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Cena' })).toBeNull())
  expect(list.rows.value?.[0]?.price).toBe(99_00)
})

test('a hundred thousand rows are as light as a screen of them', async () => {
  show({ count: 100_000 })
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '100001')
  expect(screen.getAllByRole('row').length).toBeLessThan(50)
  await focusCell('0:1')
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-cell', '99999:11'))
})

test('whoever jumps has the row of the focus at once, and soon all rows that the box has room for', async () => {
  show({ count: 100_000 })
  await focusCell('0:1')
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-cell', '99999:11'))
  const box = document.querySelector('.ostrov-grid-scroller') as HTMLElement
  const room = Math.floor((box.clientHeight - 44) / 40)
  expect(room).toBeGreaterThan(5)
  await waitFor(() => {
    for (let row = 100_000 - room; row < 100_000; row++) expect(cellAt(`${row}:1`)).not.toBeNull()
  })
})

test('one ring stands within the cell that has the focus, where the next row does not cover it, also round a link', async () => {
  show()
  await focusCell('0:1')
  await userEvent.keyboard('{ArrowDown}')
  const read = (element: Element | null | undefined): string[] => {
    const { outlineStyle, outlineOffset } = getComputedStyle(element as Element)
    return [outlineStyle, outlineOffset]
  }
  await waitFor(() => expect(document.activeElement).toBe(cellAt('1:1')))
  expect(read(cellAt('1:1'))).toEqual(['solid', '-2px'])
  await userEvent.keyboard('{ArrowLeft}')
  await waitFor(() => expect(document.activeElement?.parentElement).toBe(cellAt('1:0')))
  expect(read(cellAt('1:0'))).toEqual(['solid', '-2px'])
  expect(read(document.activeElement)[0]).toBe('none')
})

test('a bulk call that was not let in leads to the sign-in; one that was lost keeps its key for whoever tries again', async () => {
  const keys: string[] = []
  let failure: FailureError | null = new FailureError({ kind: 'signed-out' }, 'x')
  const act = async (ids: readonly string[], key: string) => {
    keys.push(key)
    if (failure) throw failure
    return ids.map(id => ({ id, failure: null }))
  }
  show({ actions: [{ id: 'off', label: 'Vyřadit', run: act }] })
  await userEvent.click((await screen.findAllByRole('checkbox'))[1] as HTMLElement)
  await userEvent.click(screen.getByRole('button', { name: 'Vyřadit' }))
  expect(await screen.findByText(/Vyřadit: hotovo u 0 z 1/)).toBeVisible()
  failure = new FailureError({ kind: 'timeout' }, 'x', { isWrite: true, isOutcomeUnknown: true })
  await userEvent.click(screen.getByRole('button', { name: 'Vyřadit' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Zkusit znovu' }))
  failure = null
  await userEvent.click(await screen.findByRole('button', { name: 'Zkusit znovu' }))
  expect(await screen.findByText('Vyřadit: hotovo u 1 z 1.')).toBeVisible()
  expect(keys.length).toBeGreaterThanOrEqual(3)
  expect(new Set(keys).size).toBe(1)
})
