import { useState } from 'react'

let last = 0

/** An id that no other island of the page has; `useId` counts anew in each root on Preact. */
export function useUniqueId(): string {
  const [id] = useState(() => `ostrov-${++last}`)
  return id
}
