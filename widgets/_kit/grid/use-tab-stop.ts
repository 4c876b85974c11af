import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { CellPlace } from '#core/grid/move-cell.ts'

/** What of a cell takes the focus: a link or a box in it, or the cell itself. */
export function findCell(root: Element | null, { row, column }: CellPlace): HTMLElement | null {
  const cell = root?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`) ?? null
  return cell?.querySelector<HTMLElement>('[data-stop]') ?? cell
}

/**
 * Tab comes to one cell of the grid. Its rows are drawn as if it came to none, and this one is told in the page itself:
 * so no row is made anew because an arrow has led into it or out of it.
 */
export function useTabStop(body: RefObject<HTMLElement | null>, place: CellPlace, isEditing: boolean): void {
  const former = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const cell = isEditing ? null : findCell(body.current, place)
    if (former.current !== cell) former.current?.setAttribute('tabindex', '-1')
    // Said once more of what has the focus, the browser styles all that was just drawn to learn whether it still may.
    if (cell?.getAttribute('tabindex') !== '0') cell?.setAttribute('tabindex', '0')
    former.current = cell
  })
}
