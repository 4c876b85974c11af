import type { ReadonlySignal } from '@preact/signals-core'
import { type RefObject, useEffect, useState } from 'react'

/**
 * A text of a search that chose nothing: the form around it is not sent, as what somebody meant by it would be lost. True
 * once it was refused, as long as it is there.
 */
export function useLeftText(
  place: RefObject<HTMLElement | null>,
  term: ReadonlySignal<string>,
  isWatched: boolean,
): boolean {
  const [isRefused, setRefused] = useState(false)
  const isLeft = term.value.trim() !== ''
  useEffect(() => {
    if (!isLeft) setRefused(false)
  }, [isLeft])
  useEffect(() => {
    const form = isWatched ? place.current?.closest('form') : null
    // Before the form hears of it itself, which then does not send what has a field that is left so.
    const refuse = (): void => {
      const isUnsent = term.peek().trim() !== ''
      place.current?.querySelector('input')?.toggleAttribute('data-unsent', isUnsent)
      if (isUnsent) setRefused(true)
    }
    form?.addEventListener('submit', refuse, true)
    return () => form?.removeEventListener('submit', refuse, true)
  }, [place, term, isWatched])
  return isRefused && isLeft
}
