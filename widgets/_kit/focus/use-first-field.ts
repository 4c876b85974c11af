import { type RefObject, useEffect, useRef } from 'react'
import { listStops } from './focus-stops.ts'

/**
 * What was opened to be filled in is typed into at once: its first field takes the focus as it comes, unless somebody is
 * elsewhere by then than where it was opened.
 */
export function useFirstField(place: RefObject<HTMLElement | null>, isNew: boolean): void {
  const isDue = useRef(isNew)
  useEffect(() => {
    if (!isDue.current || !document.activeElement?.matches('body, button')) return
    listStops(place.current)
      .find(stop => stop.matches('input, select, textarea'))
      ?.focus()
  }, [place])
}
