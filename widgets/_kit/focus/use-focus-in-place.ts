import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the focus in a place whose contents come and go: where the focused one goes, the place takes the focus, the
 * innermost that still stands. The place needs `tabIndex={-1}`.
 */
export function useFocusInPlace<E extends HTMLElement>(): RefObject<E | null> {
  const place = useRef<E>(null)
  useEffect(() => (place.current ? holdFocus(place.current) : undefined), [])
  return place
}

function holdFocus(place: HTMLElement): () => void {
  const listening = new AbortController()
  let focused: Element | null = null

  const isLost = (): boolean => focused?.isConnected === false && document.activeElement === document.body
  const observer = new MutationObserver(() => {
    if (!isLost()) return
    focused = null
    place.focus({ preventScroll: true })
  })
  const note = ({ target }: FocusEvent): void => {
    focused = target instanceof Element ? target : null
  }
  // Who went elsewhere by themselves is left there; a browser may tell of a removal in the same way.
  const forget = (): void =>
    queueMicrotask(() => {
      if (focused?.isConnected && !place.contains(document.activeElement)) focused = null
    })

  place.addEventListener('focusin', note, { signal: listening.signal })
  place.addEventListener('focusout', forget, { signal: listening.signal })
  observer.observe(place, { childList: true, subtree: true })
  return () => {
    listening.abort()
    observer.disconnect()
  }
}
