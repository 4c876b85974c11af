import { useLayoutEffect, useRef } from 'react'

/** The button that asked again is gone with the failure: what it asked for takes the focus as it comes. */
export function useFocusAfterRetry<T extends HTMLElement>(hasCome: boolean, retry: () => void) {
  const target = useRef<T>(null)
  const wasRetried = useRef(false)
  useLayoutEffect(() => {
    if (hasCome && wasRetried.current) target.current?.focus()
    if (hasCome) wasRetried.current = false
  }, [hasCome])
  return {
    target,
    retry(): void {
      wasRetried.current = true
      retry()
    },
  }
}
