import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react'
import { type CellPlace, moveCell } from '#core/grid/move-cell.ts'
import type { ShownColumn } from './arrange-columns.ts'
import { copyCells, pasteCells } from './copy-cells.ts'
import type { Grid } from './grid-model.ts'
import { holdKey, pressGridKey } from './press-grid-key.ts'
import { findCell } from './use-tab-stop.ts'

export const readPlace = (target: EventTarget): CellPlace | null => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
  const [row, column] = cell?.dataset.cell?.split(':').map(Number) ?? []
  return row === undefined || column === undefined ? null : { row, column }
}

const isInEditor = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-editor]') !== null

/** The ARIA practices' grid: one stop for Tab, arrows between cells. The focus follows the cell, also to rows not made yet. */
export function useGridKeys<Row>(
  grid: Grid<Row>,
  root: RefObject<HTMLElement | null>,
  columns: readonly ShownColumn<Row>[],
) {
  const isDue = grid.due
  const { row, column } = grid.active.value
  const isEditing = grid.editing.value !== null
  const wasEditing = useRef(isEditing)

  useLayoutEffect(() => {
    // The field that had the focus is gone: its cell takes it.
    if (wasEditing.current && !isEditing && isFocusFree(root.current)) isDue.current = true
    wasEditing.current = isEditing
    if (!isDue.current || isEditing) return
    const cell = findCell(root.current, { row, column })
    if (!cell) return
    isDue.current = false
    cell.focus()
    // Browsers leave alone what is half under what stays.
    if (cell.closest('[data-aside]')) cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    for (const key of grid.held.splice(0))
      cell.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }))
  })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    // A key may come before the cell that the former one led to has the focus.
    const place = isDue.current ? grid.active.peek() : readPlace(event.target)
    if (!place || event.defaultPrevented || isInEditor(event.target)) return
    if (holdKey(grid, place, event)) return
    if (!event.altKey && (!event.shiftKey || event.key.startsWith('Arrow'))) {
      const size = {
        rows: grid.ids.peek().length,
        columns: columns.length + (grid.hasSelection ? 1 : 0),
        screen: countScreenRows(root.current),
      }
      const next = moveCell(place, event, size)
      if (next) {
        event.preventDefault()
        // What stays at the edge is in sight wherever the columns are.
        if (event.key === 'Home') root.current?.parentElement?.scrollTo({ left: 0 })
        isDue.current ||= next.row !== place.row || next.column !== place.column
        const isOver = next.column === place.column && grid.hasSelection
        if (event.shiftKey && next.row >= 0) (isOver && grid.extendRows(next)) || grid.extendRange(next)
        else {
          grid.range.value = null
          grid.activate(next)
        }
        return
      }
    }
    pressGridKey(grid, columns, place, event)
  }
  return {
    onKeyDown,
    onFocus(event: FocusEvent<HTMLElement>): void {
      const place = readPlace(event.target)
      if (!place) return
      const { row: at, column: on } = grid.active.peek()
      // Keys and presses that mark have gone there before the focus does.
      if (at !== place.row || on !== place.column) grid.range.value = null
      grid.activate(place)
    },
    onBlur({ relatedTarget }: FocusEvent<HTMLElement>): void {
      if (relatedTarget && !root.current?.contains(relatedTarget)) grid.range.value = null
    },
    onMouseDown(event: MouseEvent<HTMLElement>): void {
      const place = readPlace(event.target)
      if (!place || isInEditor(event.target)) return
      if (isBeside(event, findCell(root.current, place))) {
        event.preventDefault()
        findCell(root.current, place)?.focus({ preventScroll: true })
      }
      if (place.row < 0) return
      if (!event.shiftKey) grid.range.value = null
      else if (!(event.target instanceof Element && event.target.closest('input, a'))) {
        event.preventDefault()
        isDue.current = true
        grid.extendRange(place)
      }
    },
    onCopy: (event: ClipboardEvent<HTMLElement>): void => copyCells(grid, columns, event),
    onPaste: (event: ClipboardEvent<HTMLElement>): void => pasteCells(grid, columns, event),
  }
}

/** What is pressed beside a checkbox or a link is that, which else would not have the focus. */
function isBeside({ target, shiftKey }: MouseEvent<HTMLElement>, stop: HTMLElement | null): boolean {
  if (!(target instanceof Element)) return false
  const isLink = stop instanceof HTMLAnchorElement && !shiftKey && !stop.contains(target)
  return isLink || target.matches('.ostrov-grid-select')
}

/** Whoever pressed something else meanwhile has the focus there. */
function isFocusFree(root: HTMLElement | null): boolean {
  const { activeElement } = document
  return activeElement === document.body || activeElement === null || (root?.contains(activeElement) ?? false)
}

function countScreenRows(root: HTMLElement | null): number {
  const row = root?.querySelector('.ostrov-grid-body > [role=row]')
  const scroller = root?.closest('.ostrov-grid-scroller')
  return Math.max(1, Math.floor((scroller?.clientHeight ?? 0) / (row?.clientHeight || 40)) - 2)
}
