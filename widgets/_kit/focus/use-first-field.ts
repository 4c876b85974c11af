import { type RefObject, useEffect } from 'react'
import { listStops } from './focus-stops.ts'

/**
 * What was opened to be filled in is typed into at once: its first field takes the focus as it comes, and with each
 * further wish, which is another value, unless somebody is elsewhere by then than where it was opened. Null or false
 * for what only is shown.
 */
export function useFirstField(place: RefObject<HTMLElement | null>, wish: object | boolean | null): void {
  useEffect(() => {
    if (!wish || !document.activeElement?.matches('body, button')) return
    listStops(place.current)
      .find(stop => stop.matches('input, select, textarea'))
      ?.focus()
  }, [place, wish])
}
