import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the room of what waited when less comes in its place, until nobody sees it go: below the window, or when the
 * window's size changes and with it everything.
 */
export function useKeptRoom(isWaiting: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  const room = useRef(0)

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    if (isWaiting) {
      room.current = element.offsetHeight
      return
    }
    element.style.minBlockSize = `${room.current}px`
    element.dataset.kept = ''
    const release = (): void => {
      observer.disconnect()
      removeEventListener('resize', release)
      element.style.minBlockSize = ''
      delete element.dataset.kept
    }
    const observer = new IntersectionObserver(([sight]) => {
      // What shrinks above the window would pull along what is read.
      if (sight && !sight.isIntersecting && sight.boundingClientRect.top > 0) release()
    })
    observer.observe(element)
    addEventListener('resize', release)
    return release
  }, [isWaiting])

  return box
}
