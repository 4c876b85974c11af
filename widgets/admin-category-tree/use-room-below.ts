import { type RefObject, useEffect, useLayoutEffect } from 'react'

/** Kept free below, in pixels. */
const GAP = 16

/** Tells styles how high a place may be to end within the window, wherever the page is scrolled to, as `--ostrov-room`. */
export function useRoomBelow(place: RefObject<HTMLElement | null>): void {
  const fit = (): void => {
    const { current } = place
    const room = innerHeight - Math.max(0, current?.getBoundingClientRect().top ?? 0) - GAP
    current?.style.setProperty('--ostrov-room', `${Math.round(room)}px`)
  }
  useLayoutEffect(fit)
  useEffect(() => {
    addEventListener('scroll', fit, { passive: true })
    addEventListener('resize', fit)
    return () => {
      removeEventListener('scroll', fit)
      removeEventListener('resize', fit)
    }
    // What it measures is read anew each time.
  }, [])
}
