import { type RefObject, useLayoutEffect, useRef } from 'react'
import { listStops } from './focus-stops.ts'

/** What has the focus, and the places that it is in, the innermost first. */
let focused: Element | null = null
let around: HTMLElement[] = []
const shown = new WeakSet<HTMLElement>()

/**
 * Keeps the focus in a place whose contents come and go: where the focused one goes, what stands in its place takes the
 * focus, in the innermost place that still stands. The place needs `tabIndex={-1}`. With `isShown` what takes it is
 * scrolled to where it is out of sight; else the page itself leads to what comes next.
 */
export function useFocusInPlace<E extends HTMLElement>({ isShown = false } = {}): RefObject<E | null> {
  const place = useRef<E>(null)
  // Before who leads the focus does so.
  useLayoutEffect(() => (place.current ? holdFocus(place.current, isShown) : undefined), [isShown])
  return place
}

function holdFocus(place: HTMLElement, isShown: boolean): () => void {
  if (isShown) shown.add(place)
  const listening = new AbortController()
  const observer = new MutationObserver(keepFocus)
  // It rises from place to place.
  const note = ({ target }: FocusEvent): void => {
    if (target !== focused) around = []
    focused = target instanceof Element ? target : null
    around.push(place)
  }
  place.addEventListener('focusin', note, { signal: listening.signal })
  place.addEventListener('focusout', forgetLater, { signal: listening.signal })
  observer.observe(place, { childList: true, subtree: true })
  return () => {
    listening.abort()
    observer.disconnect()
  }
}

function keepFocus(): void {
  if (focused?.isConnected !== false || document.activeElement !== document.body) return
  const place = around.find(one => one.isConnected && one.checkVisibility())
  focused = null
  if (!place) return
  const goal = findGoal(place)
  goal.focus({ preventScroll: true })
  if (shown.has(place)) goal.scrollIntoView({ block: 'nearest' })
}

// Who went elsewhere by themselves is left there; a browser may tell of a removal in the same way.
const forgetLater = (): void =>
  queueMicrotask(() => {
    if (focused?.isConnected && document.activeElement !== focused) focused = null
  })

/** What a place begins with, by heading in sight or field; a button is not led to, for a second Enter would press it. */
function findGoal(place: HTMLElement): HTMLElement {
  const heading = [...place.querySelectorAll<HTMLElement>('h2, h3, h4')].find(one => one.checkVisibility())
  if (heading) heading.tabIndex = -1
  const field = listStops(place).find(stop => stop.matches('input, select, textarea'))
  return heading ?? field ?? place
}
