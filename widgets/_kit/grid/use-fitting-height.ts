import { type RefObject, useEffect, useLayoutEffect } from 'react'

/** What the rows of a grid leave to the rest of the page, in pixels, as its stylesheet reads it. */
const REST = '--ostrov-grid-rest'

/**
 * The rows are as high as the window leaves them, so that their pager, and what is told above it, is in sight when the page
 * is at its top. Anew with
 * `isWaiting`, for the pager comes with the rows; it is measured before the first paint, so that nothing moves.
 */
export function useFittingHeight(scroller: RefObject<HTMLElement | null>, isWaiting: boolean): void {
  useLayoutEffect(() => setRest(scroller.current), [scroller, isWaiting])
  useEffect(() => {
    const grid = scroller.current?.parentElement
    if (!grid) return
    let frame = 0
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      // Another height within the same frame would be a size that nobody was told of, and the browser calls that an error.
      frame = requestAnimationFrame(() => setRest(scroller.current))
    })
    // What comes above the grid makes the page higher.
    for (const one of [grid, document.body]) observer.observe(one)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [scroller])
}

function setRest(box: HTMLElement | null): void {
  if (!box) return
  const { top, bottom } = box.getBoundingClientRect()
  const pager = box.parentElement?.querySelector('.ostrov-grid-pager')
  const above = top + scrollY
  // One that begins below the window has the window once somebody scrolls to it.
  const rest =
    above < innerHeight
      ? `${Math.ceil(above + (pager?.getBoundingClientRect().bottom ?? bottom) - bottom)}px`
      : ''
  if (box.style.getPropertyValue(REST) === rest) return
  box.style.setProperty(REST, rest)
  // A bar that comes below the rows takes none of them from under the hands of who is there.
  const { activeElement } = document
  if (activeElement !== box && box.contains(activeElement))
    activeElement?.scrollIntoView({ block: 'nearest' })
}
