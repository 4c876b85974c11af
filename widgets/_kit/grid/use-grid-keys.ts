import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { type CellPlace, moveCell } from '#core/grid/move-cell.ts'
import type { Grid } from './grid-model.ts'

const readPlace = (target: EventTarget): CellPlace | null => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
  const [row, column] = cell?.dataset.cell?.split(':').map(Number) ?? []
  return row === undefined || column === undefined ? null : { row, column }
}

const findCell = (root: Element | null, { row, column }: CellPlace): HTMLElement | null => {
  const cell = root?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`) ?? null
  return cell?.querySelector<HTMLElement>('[data-stop]') ?? cell
}

/** The ARIA practices' grid: one stop for Tab, arrows between cells. The focus follows the cell, also to rows not made yet. */
export function useGridKeys<Row>(grid: Grid<Row>, root: RefObject<HTMLElement | null>, columnCount: number) {
  const isDue = useRef(false)
  const { row, column } = grid.active.value

  useLayoutEffect(() => {
    if (!isDue.current) return
    const cell = findCell(root.current, { row, column })
    if (!cell) return
    isDue.current = false
    cell.focus()
  })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    // A key may come before the cell that the former one led to has the focus.
    const place = isDue.current ? grid.active.peek() : readPlace(event.target)
    if (!place || event.altKey || event.shiftKey || event.defaultPrevented) return
    const screen = countScreenRows(root.current)
    const rows = grid.ids.peek().length
    const next = moveCell(place, event, { rows, columns: columnCount, screen })
    if (!next) return
    event.preventDefault()
    isDue.current ||= next.row !== place.row || next.column !== place.column
    grid.activate(next)
  }
  const onFocus = (event: FocusEvent<HTMLElement>): void => {
    const place = readPlace(event.target)
    if (place) grid.activate(place)
  }
  return { onKeyDown, onFocus }
}

function countScreenRows(root: HTMLElement | null): number {
  const row = root?.querySelector('.ostrov-grid-body > [role=row]')
  const scroller = root?.closest('.ostrov-grid-scroller')
  return Math.max(1, Math.floor((scroller?.clientHeight ?? 0) / (row?.clientHeight || 40)) - 2)
}
