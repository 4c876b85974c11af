import type { KeyboardEvent } from 'react'
import type { CellPlace } from '#core/grid/move-cell.ts'
import type { ShownColumn } from './arrange-columns.ts'
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
  } else if (key === 'Escape' && grid.range.peek()) {
    done()
    grid.range.value = null
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
  } else if (shown?.column.edit && !event.altKey && !isFar && beginsEdit(key, target)) {
    done()
    // The field may still be on its way while somebody types on.
    const former = grid.editing.peek()
    const isSame = former?.row === place.row && former.column === place.column
    const typed = (isSame && former.typed) || ''
    grid.edit({ ...place, typed: key.length === 1 ? typed + key : typed || null })
  }
}

/** Enter follows a link; F2 edits it all the same. */
const beginsEdit = (key: string, target: EventTarget): boolean =>
  key === 'F2' ||
  (key === 'Enter' && !(target instanceof HTMLAnchorElement)) ||
  (key.length === 1 && key !== ' ')
