import { type RefObject, useEffect } from 'react'

/** As far down the window somebody reads. */
const READ = 0.6

/** The heading that is read: the first in sight, or where none is, the last one above. */
const findRead = (list: HTMLElement): HTMLElement | undefined => {
  const headings = [...list.querySelectorAll('h3')]
  const below = headings.findIndex(one => one.getBoundingClientRect().top >= 0)
  const first = headings[below]
  return first && first.getBoundingClientRect().top < innerHeight * READ
    ? first
    : headings.at(below === -1 ? -1 : Math.max(0, below - 1))
}

/**
 * Keeps the heading that is read where it is while what stands above it grows: the browser itself holds on to what is
 * in sight at the top, be it the frame that grows.
 */
export function useKeptPlace(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = list
    if (!current) return
    let read: HTMLElement | undefined
    let top = 0
    const note = (): void => {
      read = findRead(current)
      top = read?.getBoundingClientRect().top ?? 0
    }
    const observer = new ResizeObserver(() => {
      const moved = (read?.getBoundingClientRect().top ?? top) - top
      if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' })
    })
    note()
    observer.observe(current)
    addEventListener('scroll', note, { passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('scroll', note)
    }
  }, [list])
}
