import type { ClipboardEvent } from 'react'
import { writeTsv } from '#core/grid/csv.ts'
import { createTranslate } from '#core/intl/translate.ts'
import type { ShownColumn } from './arrange-columns.ts'
import { fetchEdit } from './fetch-edit.ts'
import { gridMessages } from './grid-messages.ts'
import type { Grid } from './grid-model.ts'
import { writeCell } from './write-cell.ts'

const t = createTranslate(gridMessages)

/** The cells that are marked, or the one that has the focus, as a spreadsheet takes them. */
export function copyCells<Row>(
  grid: Grid<Row>,
  columns: readonly ShownColumn<Row>[],
  event: ClipboardEvent<HTMLElement>,
): void {
  const { target } = event
  // What is marked as text, or stands in a field, is what is copied.
  if (target instanceof HTMLInputElement || String(getSelection())) return
  const active = grid.active.peek()
  const { from, to } = grid.range.peek() ?? { from: active, to: active }
  const first = grid.hasSelection ? 1 : 0
  const rows = (grid.list.rows.peek() ?? []).slice(Math.min(from.row, to.row), Math.max(from.row, to.row) + 1)
  const shown = columns.slice(
    Math.max(0, Math.min(from.column, to.column) - first),
    Math.max(from.column, to.column) - first + 1,
  )
  if (from.row < 0 || rows.length === 0 || shown.length === 0) return
  event.preventDefault()
  event.clipboardData.setData(
    'text/plain',
    writeTsv(rows.map(row => shown.map(({ column }) => writeCell(column, row)))),
  )
  grid.told.tell(t('copied', { count: rows.length * shown.length }))
}

/** The cells that are marked below the first one of their column, with what that one holds. */
export function fillCells<Row>(grid: Grid<Row>, columns: readonly ShownColumn<Row>[]): void {
  const range = grid.range.peek()
  if (!range) return
  Promise.all([import('./paste-cells.ts'), fetchEdit(grid)]).then(
    ([{ fillDown }]) => fillDown(grid, columns, range),
    () => {},
  )
}

/** Into the cell that has the focus, and those beside and below; what does so comes with what edits a cell. */
export function pasteCells<Row>(
  grid: Grid<Row>,
  columns: readonly ShownColumn<Row>[],
  event: ClipboardEvent<HTMLElement>,
): void {
  const text = event.clipboardData.getData('text/plain')
  const { row, column } = grid.active.peek()
  const id = grid.ids.peek()[row]
  if (event.target instanceof HTMLInputElement || text === '' || id === undefined) return
  event.preventDefault()
  const editing = grid.editing.peek()
  // Its field is on its way: there it is looked at before it is saved.
  if (editing) {
    grid.edit({ ...editing, typed: (editing.typed ?? '') + text })
    return
  }
  const label = columns[column - (grid.hasSelection ? 1 : 0)]?.column.label
  Promise.all([import('./paste-cells.ts'), fetchEdit(grid)]).then(
    ([{ pasteText }]) => pasteText(grid, columns, text),
    () => grid.told.tell(t('editMissing', { row: grid.nameRow(id), name: label ?? '' })),
  )
}
