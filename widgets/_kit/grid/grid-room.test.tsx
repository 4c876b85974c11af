import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { configurePage } from '#core/page.ts'
import { clearResources } from '#core/state/resource.ts'
import { startFakeServer } from '#testing/fake-server.ts'
import { describeProducts, listProducts, makeProducts, type Product } from '#testing/fixtures/grid.ts'
import type { Column } from './column.ts'
import { DataGrid } from './data-grid.tsx'
import '#kit/tokens.css'
import '#kit/kit.css'
import './grid.css'

async function show(
  columns: readonly Column<Product>[] = describeProducts(),
  { width = 1100, height = 640 } = {},
): Promise<void> {
  localStorage.removeItem('ostrov:grid:products')
  history.replaceState(null, '', location.pathname)
  clearResources()
  configurePage({ market: 'cz', csrf: { token: 'a' }, routes: {} })
  startFakeServer({})
  await page.viewport(1366, height)
  render(
    <div className="ostrov" style={{ inlineSize: `${width}px` }}>
      <DataGrid
        name="products"
        label="Zboží"
        columns={columns}
        list={listProducts(makeProducts(200))}
        getId={row => row.id}
        actions={[{ id: 'drop', label: 'Vyřadit', run: async () => [] }]}
      />
    </div>,
  )
  await screen.findByRole('checkbox', { name: /P-000001/ })
}

const boxOf = (selector: string): DOMRect => {
  const found = document.querySelector(selector)
  if (!found) throw new Error(`There is no ${selector}.`)
  return found.getBoundingClientRect()
}

test('what is chosen and what was changed share a line below the rows', async () => {
  await show()
  await userEvent.click(screen.getByRole('checkbox', { name: /P-000001/ }))
  await screen.findByRole('button', { name: 'Vyřadit' })
  const cell = document.querySelector('[data-cell^="0:"][data-editable]')
  await userEvent.dblClick(cell ?? document.body)
  await userEvent.keyboard('77{Enter}')
  await screen.findByRole('button', { name: 'Vzít zpět' })
  const [chosen, note] = [boxOf('.ostrov-grid-chosen'), boxOf('.ostrov-grid-bars .ostrov-note')]
  expect(note.top).toBe(chosen.top)
  expect(note.left).toBeGreaterThan(chosen.right)
})

test('each sum stands below its own column, in sight, and of what is chosen alone once something is', async () => {
  await show()
  const sums = screen.getByText('Součet na stránce').closest('.ostrov-grid-foot') as HTMLElement
  const rows = makeProducts(200)
  const readPieces = (): string | null | undefined =>
    [...sums.querySelectorAll('.ostrov-grid-cell')].find(cell => cell.textContent?.startsWith('Kusů '))
      ?.textContent
  const total = rows.reduce((sum, { pieces }) => sum + pieces, 0)
  expect(readPieces()?.replace(/\s/g, '')).toBe(`Kusů${total}`)
  const headings = [...document.querySelectorAll('.ostrov-grid-heading')]
  const cells = [...sums.querySelectorAll('.ostrov-grid-cell')]
  expect(cells.map(cell => Math.round(cell.getBoundingClientRect().right))).toEqual(
    headings.map(heading => Math.round(heading.getBoundingClientRect().right)),
  )
  const scroller = boxOf('.ostrov-grid-scroller')
  expect(sums.getBoundingClientRect().bottom).toBeLessThanOrEqual(scroller.bottom)
  await userEvent.click(screen.getByRole('checkbox', { name: /P-000002/ }))
  await waitFor(() => expect(readPieces()).toBe(`Kusů ${rows[1]?.pieces}`))
  expect(sums.textContent).toMatch(/^Součet 1\svybraného/)
})

test.each([
  ['an arrow', '{ArrowDown}', 14, 640],
  // So far away that its row is not drawn yet.
  ['a page down', '{PageDown}', 3, 1400],
  ['the last of all', '{Control>}{End}{/Control}', 1, 640],
])('no row that %s leads to is below the sums', async (_, keys, times, height) => {
  await show(describeProducts(), { height })
  await act(() => document.querySelector<HTMLElement>('[data-cell="0:3"]')?.focus())
  for (let at = 0; at < times; at++) {
    const former = document.activeElement
    await userEvent.keyboard(keys)
    await waitFor(() => {
      expect(document.activeElement).not.toBe(former)
      const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
      expect(bottom).toBeLessThanOrEqual(boxOf('.ostrov-grid-foot').top + 1)
      expect(top).toBeGreaterThanOrEqual(boxOf('.ostrov-grid-head').bottom - 1)
    })
  }
})

test('cards have no columns: their sums are listed below them', async () => {
  await show(describeProducts(), { width: 390 })
  await waitFor(() => expect(document.querySelector('.ostrov-grid-totals')).toBeVisible())
  expect(document.querySelector('.ostrov-grid-foot')).toBeNull()
})

test.each(['price', 'name'])(
  'a narrow heading that is ordered by (%s) keeps its name at the pointer',
  async id => {
    const columns = describeProducts().map(one =>
      one.id === id ? { ...one, label: 'Množství', width: 110, isOrderable: true } : one,
    )
    await show(columns.filter(one => ['code', id, 'note'].includes(one.id)))
    const heading = screen.getByRole('columnheader', { name: /^Množství/ })
    const name = () => heading.querySelector('.ostrov-grid-order > span')
    await userEvent.click(screen.getByRole('button', { name: /^Množství/ }))
    await waitFor(() => expect(heading).toHaveAttribute('aria-sort', 'ascending'))
    await userEvent.hover(screen.getByRole('searchbox'))
    const width = name()?.clientWidth
    await userEvent.hover(heading)
    expect(name()?.clientWidth).toBe(width)
  },
)
