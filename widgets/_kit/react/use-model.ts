import { useEffect, useState } from 'react'
import { openLiveRegion } from '#kit/feedback/announce.ts'

/** A widget's behaviour: made once per island; what `mount` returns runs when the island goes. */
interface Model {
  mount?: () => () => void
}

export function useModel<M extends Model>(create: () => M): M {
  const [model] = useState(create)
  useEffect(() => {
    // It stands before its first text, or that would not be read.
    openLiveRegion()
    return model.mount?.()
  }, [model])
  return model
}
