import { useEffect, useState } from 'react'

/** A widget's behaviour: made once per island; what `mount` returns runs when the island goes. */
interface Model {
  mount?: () => () => void
}

export function useModel<M extends Model>(create: () => M): M {
  const [model] = useState(create)
  useEffect(() => model.mount?.(), [model])
  return model
}
