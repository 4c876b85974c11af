import type { VirtualItem } from '@tanstack/react-virtual'
import { useLayoutEffect, useReducer, useRef } from 'react'
import type { RowWindow } from './use-row-window.ts'

/** So many new rows a slow machine can draw in a frame, and so many a fast one. */
const FEWEST = 2
const MOST = 16
/** So many are there at first, whatever the machine: they are seen a frame before the rest of the screen. */
const FIRST = 4
/** In milliseconds: a frame that came later than this was too much. */
const LATE = 25

/**
 * Of the rows that are wanted those that are drawn by now. Whoever scrolls gets a few new ones with each frame: first
 * the one that has the focus, then what the screen shows, then what is around it. How many it is depends on how long the
 * frames before took. Of the first screen a few rows are there a frame before the rest.
 */
export function useDrawnRows(virtualizer: RowWindow, activeRow: number): readonly VirtualItem[] {
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const state = useRef({
    drawn: new Set<number>(),
    frame: 0,
    left: 0,
    asked: 0,
    few: FEWEST,
    isDue: false,
  }).current
  const items = virtualizer.getVirtualItems()
  const { startIndex = 0, endIndex = -1 } = virtualizer.range ?? {}
  const rank = ({ index }: VirtualItem): number =>
    index === activeRow ? 0 : index >= startIndex && index <= endIndex ? 1 : 2
  const due = items.filter(({ index }) => !state.drawn.has(index)).sort((a, b) => rank(a) - rank(b))
  const left = state.frame === readFrame() ? state.left : state.few
  const seen = due.filter(item => rank(item) < 2).length
  // What is around the screen waits for a frame of its own, and is half as much: nobody sees it yet.
  const around = state.isDue ? state.few / 2 : 0
  const most = state.drawn.size ? Math.min(left, Math.max(seen, around)) : FIRST
  const next = due.slice(0, Math.max(most, due[0]?.index === activeRow ? 1 : 0))
  const shown = items.filter(item => state.drawn.has(item.index) || next.includes(item))

  const ask = (isFirst = false): void => {
    state.asked ||= requestAnimationFrame(() => {
      state.asked = 0
      const now = readFrame()
      const took = now - state.frame
      if (isFirst) {
        // They came between two frames: this one shows them, the next one may draw more.
        state.frame = now
        return ask()
      }
      // A frame that began by a scroll has drawn already.
      if (took === 0) return ask()
      state.few = took > LATE ? Math.max(FEWEST, state.few / 2) : Math.min(MOST, state.few * 2)
      state.isDue = true
      redraw()
    })
  }
  useLayoutEffect(() => {
    const isFirst = !state.drawn.size
    // Nobody scrolls yet, and the rest of the screen is waited for.
    if (isFirst) state.few = MOST
    state.isDue = false
    state.drawn = new Set(shown.map(({ index }) => index))
    if (!due.length) return
    state.frame = readFrame()
    state.left = Math.max(0, left - next.length)
    if (due.length > next.length) ask(isFirst)
  })
  return shown
}

/** The same for all that happens until the next frame. */
const readFrame = (): number => Number(document.timeline.currentTime)
