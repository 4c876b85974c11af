import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useRef } from 'react'

export type RowWindow = Virtualizer<HTMLElement, HTMLElement>

/** The headings, which stay above the rows, in pixels. */
const HEAD = 44

interface WindowOptions {
  count: number
  height: number
  gap: number
  activeRow: number
  scroller: RefObject<HTMLElement | null>
}

/** Which rows the screen shows, and some around it. The row that has the focus stays, wherever it is scrolled to. */
export function useRowWindow({ count, height, gap, activeRow, scroller }: WindowOptions): RowWindow {
  const isPlaced = useRef(false)
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    gap,
    overscan: 6,
    scrollPaddingStart: HEAD,
    initialRect: guessBox(),
    observeElementRect,
    scrollToFn(offset, { adjustments = 0, behavior }, { scrollElement }) {
      // It begins where it stands, and saying so would lay out what was just made.
      if (isPlaced.current || offset > 0)
        scrollElement?.scrollTo({ top: offset + adjustments, ...(behavior && { behavior }) })
      isPlaced.current = true
    },
    // Cards that turn out higher move others, which the browser would complain of within the frame.
    useAnimationFrameWithResizeObserver: true,
    rangeExtractor: range => {
      const shown = defaultRangeExtractor(range)
      if (activeRow < 0 || activeRow >= count || shown.includes(activeRow)) return shown
      return [...shown, activeRow].sort((a, b) => a - b)
    },
  })
  const former = useRef({ height, activeRow })
  useLayoutEffect(() => {
    if (former.current.height !== height) virtualizer.measure()
    if (former.current.activeRow !== activeRow && activeRow >= 0 && !isInView(virtualizer, activeRow))
      virtualizer.scrollToIndex(activeRow)
    former.current = { height, activeRow }
  }, [virtualizer, height, activeRow])
  return virtualizer
}

/** To scroll where nothing need be scrolled takes a frame all the same. */
function isInView({ scrollOffset, scrollRect, measurementsCache }: RowWindow, index: number): boolean {
  const row = measurementsCache[index]
  if (!row || !scrollRect || scrollOffset === null) return false
  return row.start >= scrollOffset && row.end + HEAD <= scrollOffset + scrollRect.height
}

/** Until the box is measured: rows that come with the first paint, not after it; as the stylesheet bounds it. */
const guessBox = () => ({
  width: 1000,
  height: Math.min(960, 0.75 * (globalThis.innerHeight ?? 1000)),
})

/** TanStack's own asks for the size at once, before the browser has laid anything out. */
function observeElementRect(
  { scrollElement }: RowWindow,
  tell: (rect: { width: number; height: number }) => void,
): () => void {
  const observer = new ResizeObserver(() =>
    requestAnimationFrame(() => {
      if (scrollElement) tell({ width: scrollElement.clientWidth, height: scrollElement.clientHeight })
    }),
  )
  if (scrollElement) observer.observe(scrollElement)
  return () => observer.disconnect()
}
