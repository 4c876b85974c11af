import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useScrollPadding } from '#kit/focus/use-scroll-padding.ts'

/** The buttons of the form in this place stay at the window's edge and cover no focus; its styles are `sticky-foot.css`. */
export function useStickyFoot(place: RefObject<HTMLElement | null>): void {
  const foot = useRef<HTMLElement>(null)
  // Before it is measured.
  useLayoutEffect(() => {
    foot.current = place.current?.querySelector<HTMLElement>('form > .ostrov-form-actions') ?? null
  }, [place])
  useScrollPadding(foot, 'end')
}
