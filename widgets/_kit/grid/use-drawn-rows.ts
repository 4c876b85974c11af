import type { VirtualItem } from '@tanstack/react-virtual'
import { useLayoutEffect, useReducer, useRef } from 'react'
import type { RowWindow } from './use-row-window.ts'

/** So many new rows a slow machine can draw in a frame. */
const A_FRAME = 2

/**
 * Of the rows that are wanted those that are drawn by now. Whoever scrolls gets a few new ones with each frame: first
 * the one that has the focus, then what the screen shows, then what is around it. What is there at first comes at once.
 */
export function useDrawnRows(virtualizer: RowWindow, activeRow: number): readonly VirtualItem[] {
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const drawn = useRef<ReadonlySet<number>>(new Set())
  const budget = useFrameBudget(redraw)
  const items = virtualizer.getVirtualItems()
  const { startIndex = 0, endIndex = -1 } = virtualizer.range ?? {}
  const isSeen = ({ index }: VirtualItem): boolean => index >= startIndex && index <= endIndex
  const rank = (item: VirtualItem): number => (item.index === activeRow ? 0 : isSeen(item) ? 1 : 2)

  const due = items.filter(({ index }) => !drawn.current.has(index)).sort((a, b) => rank(a) - rank(b))
  const most = drawn.current.size === 0 ? due.filter(item => rank(item) < 2).length : budget.read()
  const least = due[0]?.index === activeRow ? 1 : 0
  const next = new Set(due.slice(0, Math.max(least, most)).map(({ index }) => index))
  const shown = items.filter(({ index }) => drawn.current.has(index) || next.has(index))

  useLayoutEffect(() => {
    drawn.current = new Set(shown.map(({ index }) => index))
    if (due.length > 0) budget.spend(next.size, due.length > next.size)
  })
  return shown
}

/** How many rows are still to be had in this frame. */
function useFrameBudget(redraw: () => void) {
  const state = useRef({ frame: 0, spent: 0, asked: 0 }).current
  useLayoutEffect(() => () => cancelAnimationFrame(state.asked), [state])
  const ask = (): void => {
    state.asked ||= requestAnimationFrame(() => {
      state.asked = 0
      // A frame that began by a scroll has drawn already.
      if (state.frame === readFrame()) ask()
      else redraw()
    })
  }
  return {
    read: (): number => (state.frame === readFrame() ? Math.max(0, A_FRAME - state.spent) : A_FRAME),
    spend(count: number, isMore: boolean): void {
      if (count > 0) {
        const frame = readFrame()
        state.spent = count + (state.frame === frame ? state.spent : 0)
        state.frame = frame
      }
      if (isMore) ask()
    },
  }
}

/** The same for all that happens until the next frame. */
const readFrame = (): number => Number(document.timeline.currentTime ?? 0)
