import type { VirtualItem } from '@tanstack/react-virtual'
import { useLayoutEffect, useReducer, useState } from 'react'
import { RowPace } from './row-pace.ts'
import type { RowWindow } from './use-row-window.ts'

/** So many are there at first, whatever the machine: they are seen a frame before the rest of the screen. */
const FIRST = 4
/** So many rows that are left behind may go in a frame for one that may come. */
const LEAVING = 2

/**
 * Of the rows that are wanted those that are drawn by now. Whoever scrolls gets a few new ones with each frame: first
 * the one that has the focus, then what the screen shows, then what is around it; what is left behind goes a few a frame,
 * too. How many it is depends on how long the frames before took. Of the first screen a few rows are there a frame before
 * the rest.
 */
export function useDrawnRows(virtualizer: RowWindow, activeRow: number): readonly VirtualItem[] {
  const began = performance.now()
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const [pace] = useState(() => new RowPace())
  const [state] = useState(() => ({ drawn: new Set<number>() }))
  const { drawn } = state
  const items = virtualizer.getVirtualItems()
  const { startIndex = 0, endIndex = -1 } = virtualizer.range ?? {}
  const rank = ({ index }: VirtualItem): number =>
    index === activeRow ? 0 : index >= startIndex && index <= endIndex ? 1 : 2
  const due = items.filter(({ index }) => !drawn.has(index)).sort((a, b) => rank(a) - rank(b))
  const seen = due.filter(item => rank(item) < 2).length
  // A frame that begins by a scroll draws only what would be missed: that it scrolls takes it as long as a row.
  const time = pace.few - pace.came
  const left = Math.max(0, pace.isDue ? time : Math.min(seen, time - 1))
  const next = due.slice(0, Math.max(drawn.size ? left : FIRST, due[0]?.index === activeRow ? 1 : 0))
  const wanted = new Set(items.map(({ index }) => index))
  const kept = [...drawn]
    .filter(index => !wanted.has(index))
    .slice(pace.isDue ? LEAVING * pace.few : 0)
    // Where the list has become shorter, some are there no more.
    .flatMap(index => virtualizer.measurementsCache[index] ?? [])
  const shown = items
    .filter(item => drawn.has(item.index) || next.includes(item))
    .concat(kept)
    .sort((a, b) => a.index - b.index)

  useLayoutEffect(() => {
    const isFirst = !drawn.size
    pace.note(next.length, began, isFirst)
    state.drawn = new Set(shown.map(({ index }) => index))
    if (due.length > next.length || kept.length > 0) pace.ask(redraw, isFirst)
  })
  return shown
}
