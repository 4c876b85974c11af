import { useEffect, useLayoutEffect, useState } from 'react'

/** Below this width of its box a row becomes a card, in pixels. */
const NARROW = 600

/** Whether a grid shows cards instead of rows. */
export function useNarrow(place: { current: HTMLElement | null }): boolean {
  const [isNarrow, setNarrow] = useState(false)
  // Before the first paint, or what was painted would move.
  useLayoutEffect(() => setNarrow((place.current?.clientWidth ?? NARROW) < NARROW), [place])
  useEffect(() => {
    if (!place.current) return
    let frame = 0
    const observer = new ResizeObserver(([entry]) => {
      cancelAnimationFrame(frame)
      // Cards within the same frame would be sizes that nobody was told of, and the browser calls that an error.
      frame = requestAnimationFrame(() => setNarrow((entry?.contentRect.width ?? NARROW) < NARROW))
    })
    observer.observe(place.current)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [place])
  return isNarrow
}
