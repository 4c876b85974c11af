import { useCallback, useEffect, useState } from 'react'

/** A part of a view that is loaded when it is wanted. */
export interface Part<M> {
  part: M | null
  /** It did not come; it may be asked for again, and is when the network is back. */
  isMissing: boolean
  retry: () => void
}

const loaded = new WeakMap<() => Promise<unknown>, unknown>()

/** Unlike a lazy component, what did not come leaves the rest of the island alone. `load` must be one and the same for one part. */
export function useLazyModule<M>(load: () => Promise<M>, isWanted: boolean): Part<M> {
  const part = (loaded.get(load) as M | undefined) ?? null
  const [, setCame] = useState<typeof load | null>(null)
  const [missing, setMissing] = useState<typeof load | null>(null)
  const isMissing = missing === load

  const retry = useCallback(() => {
    setMissing(null)
    load().then(
      found => {
        loaded.set(load, found)
        setCame(() => load)
      },
      () => setMissing(() => load),
    )
  }, [load])

  useEffect(() => {
    if (isWanted && !part) retry()
  }, [isWanted, part, retry])

  useEffect(() => {
    if (!isMissing) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [isMissing, retry])

  return { part, isMissing, retry }
}
