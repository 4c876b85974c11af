import type { ClipboardEvent } from 'react'
import { writeTsv } from '#core/grid/csv.ts'
import type { ShownColumn } from './arrange-columns.ts'
import type { Grid } from './grid-model.ts'
import { writeCell } from './write-cell.ts'

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
  grid.copied.tell(rows.length * shown.length)
}
