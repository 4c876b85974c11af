import { type RefObject, useEffect, useRef } from 'react'

/**
 * Puts a `popover="manual"` over all layers of the page, and out of any box of it that would hold what is fixed. Also
 * after a change: an island that was moved in the page has fallen out of the top layer.
 */
export function useTopLayer(): RefObject<HTMLElement | null> {
  const root = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = root
    if (current && 'showPopover' in current && !current.matches(':popover-open')) current.showPopover()
  })
  return root
}
