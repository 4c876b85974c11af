import { useCallback, useEffect } from 'react'

/** Called from the first key on: the browser asks before it leaves the page. Not sooner, for some then don't keep it in memory. */
export function useLeaveGuard(hasTyped: () => boolean): () => void {
  const holdBack = useCallback(
    (event: BeforeUnloadEvent): void => {
      if (hasTyped()) event.preventDefault()
    },
    [hasTyped],
  )
  useEffect(() => () => removeEventListener('beforeunload', holdBack), [holdBack])
  return () => addEventListener('beforeunload', holdBack)
}
