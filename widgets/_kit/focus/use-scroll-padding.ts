import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

export type Edge = 'start' | 'end'

const FACES = { start: 'top', end: 'bottom' } as const
/** Of the ring around what has the focus, in pixels. */
const RING = 8

const sizes = { start: new Map<Element, number>(), end: new Map<Element, number>() }

/**
 * Keeps the focus clear of a bar at an edge of the window: browsers then scroll it into the rest of it. `onCovering` is
 * called where that can't help, at the ends of a page.
 */
export function useScrollPadding(
  bar: RefObject<HTMLElement | null>,
  edge: Edge,
  onCovering?: () => void,
): void {
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const look = (): void => {
      // What it stands above may have come since.
      sizes[edge].set(element, measure(element, edge))
      pad(edge)
      const { activeElement } = document
      if (!activeElement || !isCovered(activeElement, element)) return
      activeElement.scrollIntoView({ block: 'nearest' })
      if (isCovered(activeElement, element)) onCovering?.()
    }
    // The browser scrolls after it has told of the focus.
    const lookLater = (): void => void setTimeout(look)
    const observer = new ResizeObserver(look)
    observer.observe(element, { box: 'border-box' })
    if (onCovering) document.addEventListener('focusin', lookLater)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', lookLater)
      sizes[edge].delete(element)
      pad(edge)
    }
  }, [bar, edge, onCovering])
}

/** Below it a page's header and title stand where messages would. */
const NARROW = 768

/** The edge at which a bar covers no focus; where it can, it stands at the start of the window, on a phone at its end. */
export function useClearEdge(bar: RefObject<HTMLElement | null>): Edge {
  const [edge, setEdge] = useState<Edge>('start')
  const [flip] = useState(() => () => setEdge(from => (from === 'start' ? 'end' : 'start')))
  // Not before, for a server knows no window.
  useLayoutEffect(() => {
    if (innerWidth < NARROW) setEdge('end')
  }, [])
  useScrollPadding(bar, edge, flip)
  return edge
}

/** How much of the window a bar takes; what takes all of its height stands beside the page. */
function measure(bar: HTMLElement, edge: Edge): number {
  const { offsetHeight } = bar
  if (offsetHeight === 0 || offsetHeight >= innerHeight) return 0
  return offsetHeight + Number.parseFloat(getComputedStyle(bar)[FACES[edge]])
}

/** A page may have a padding of its own, for a header that stays. */
function pad(edge: Edge): void {
  const { documentElement: root } = document
  const property = `scroll-padding-${FACES[edge]}`
  root.style.removeProperty(property)
  const size = Math.max(0, ...sizes[edge].values())
  if (size === 0) return
  const own = getComputedStyle(root).getPropertyValue(property).replace('auto', '0px')
  root.style.setProperty(property, `max(${own}, ${size + RING}px)`)
}

function isCovered(element: Element, bar: Element): boolean {
  const [inner, outer] = [element.getBoundingClientRect(), bar.getBoundingClientRect()]
  const [x, y] = [(inner.left + inner.right) / 2, (inner.top + inner.bottom) / 2]
  return (
    element.matches(':focus-visible') &&
    !bar.contains(element) &&
    y > outer.top &&
    y < outer.bottom &&
    x > outer.left &&
    x < outer.right
  )
}
