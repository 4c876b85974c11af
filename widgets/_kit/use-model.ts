import { useEffect, useState } from 'react'

/** A widget's behaviour: made once per island, stopped when the island goes. */
export interface Model {
  start?: () => void
  stop?: () => void
}

export function useModel<M extends Model>(create: () => M): M {
  const [model] = useState(create)
  useEffect(() => {
    model.start?.()
    return () => model.stop?.()
  }, [model])
  return model
}
