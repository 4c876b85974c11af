import { useEffect, useRef } from 'react'
import { words } from '#core/intl/words.ts'
import { announce, SOON, takeBack } from '#kit/feedback/announce.ts'
import type { FormSource } from './model-form.ts'

/** Tells that a form is being sent, where that takes its time, and when the server lets it be sent again; what came of it tells itself. */
export function useSendingNews({
  isPending,
  retryAfter,
}: Pick<FormSource, 'isPending' | 'retryAfter'>): void {
  const isSending = isPending.value
  const isHeld = retryAfter.value > 0
  const wasHeld = useRef(isHeld)
  useEffect(() => {
    if (!isSending) return
    const timer = setTimeout(announce, SOON, words('sending'))
    return () => {
      clearTimeout(timer)
      takeBack(words('sending'))
    }
  }, [isSending])
  useEffect(() => {
    if (wasHeld.current && !isHeld) announce(words('sendAgain'))
    wasHeld.current = isHeld
  }, [isHeld])
}
