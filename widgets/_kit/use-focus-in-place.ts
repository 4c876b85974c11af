import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus in a place whose contents come and go: where the focused one goes, the place itself takes it. The
 * place needs `tabIndex={-1}`; the component that changes its contents calls this.
 */
export function useFocusInPlace<E extends HTMLElement>(): RefObject<E | null> {
  const place = useRef<E>(null)
  // Looked up before the contents change, for then the focus is already lost.
  const hadFocus = place.current?.contains(document.activeElement) === true

  useLayoutEffect(() => {
    if (hadFocus && !place.current?.contains(document.activeElement))
      place.current?.focus({ preventScroll: true })
  })

  return place
}
