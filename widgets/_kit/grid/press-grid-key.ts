import type { KeyboardEvent } from 'react'
import type { CellPlace } from '#core/grid/move-cell.ts'
import type { ShownColumn } from './arrange-columns.ts'
import { fillCells } from './copy-cells.ts'
import type { Grid } from './grid-model.ts'

/** What the keys do that lead to no other cell. */
export function pressGridKey<Row>(
  grid: Grid<Row>,
  columns: readonly ShownColumn<Row>[],
  place: CellPlace,
  event: KeyboardEvent<HTMLElement>,
): void {
  const { key, target } = event
  const isFar = event.ctrlKey || event.metaKey
  const shown = columns[place.column - (grid.hasSelection ? 1 : 0)]
  const done = (): void => event.preventDefault()

  if (isFar && /^[zy]$/i.test(key) && grid.edits.peek()) {
    done()
    const isRedo = key.toLowerCase() === 'y' || event.shiftKey
    void (isRedo ? grid.edits.peek()?.redo() : grid.edits.peek()?.undo())
  } else if (isFar && /^a$/i.test(key) && !event.shiftKey && !event.altKey) {
    done()
    const last = { row: grid.ids.peek().length - 1, column: columns.length + (grid.hasSelection ? 0 : -1) }
    getSelection()?.removeAllRanges()
    grid.range.value = { from: { row: 0, column: 0 }, to: last }
  } else if (isFar && /^d$/i.test(key) && !event.shiftKey && !event.altKey) {
    done()
    fillCells(grid, columns)
  } else if (key === 'Escape' && grid.range.peek()) {
    done()
    grid.range.value = null
  } else if (key === 'Escape' && shown && findMark(grid, place.row, shown)?.failure) {
    done()
    grid.edits.peek()?.dismiss(grid.ids.peek()[place.row] ?? '', shown.column.id)
  } else if (place.row < 0) {
    const isMenu =
      key === 'ContextMenu' || (key === 'F10' && event.shiftKey) || (key === 'ArrowDown' && event.altKey)
    if (!isMenu || !shown || !(target instanceof HTMLElement)) return
    done()
    grid.open({ kind: 'column', anchor: target, about: shown.column.id })
  } else if (key === ' ' && grid.hasSelection && !(target instanceof HTMLInputElement)) {
    done()
    const id = grid.ids.peek()[place.row]
    if (id !== undefined) grid.selection.toggle(id, grid.ids.peek(), event.shiftKey)
    if (event.shiftKey) grid.beginRows(place.row)
  } else if (shown?.column.edit && !event.altKey && !isFar && beginsEdit(key, target)) {
    done()
    grid.held.length = 0
    grid.edit({ ...place, typed: key.length === 1 ? key : null })
  }
}

/** What was put into the cell and is not saved. */
const findMark = <Row>(grid: Grid<Row>, row: number, { column }: ShownColumn<Row>) =>
  grid.edits
    .peek()
    ?.marks.peek()
    .get(grid.ids.peek()[row] ?? '')
    ?.get(column.id)

/** Keeps a key for the field of this cell, where that is still on its way; true where it is. */
export function holdKey<Row>(
  grid: Grid<Row>,
  { row, column }: CellPlace,
  event: KeyboardEvent<HTMLElement>,
): boolean {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event
  const { held } = grid
  const editing = grid.editing.peek()
  if (editing?.row !== row || editing.column !== column) return false
  if (altKey || ctrlKey || metaKey) {
    // What the browser does with the field's own text it would do with the page.
    if (/^[ad]$/i.test(key)) event.preventDefault()
    return true
  }
  event.preventDefault()
  const typed = editing.typed ?? ''
  if (/^(Enter|Tab|Escape)$/.test(key) || held.length > 0) held.push({ key, shiftKey })
  else if (key.length === 1) grid.edit({ ...editing, typed: typed + key })
  else if (key === 'Backspace') grid.edit({ ...editing, typed: typed.slice(0, -1) })
  return true
}

/** Enter follows a link; F2 edits it all the same. */
const beginsEdit = (key: string, target: EventTarget): boolean =>
  key === 'F2' ||
  (key === 'Enter' && !(target instanceof HTMLAnchorElement)) ||
  (key.length === 1 && key !== ' ')
