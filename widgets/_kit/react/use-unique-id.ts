import { useId, useState } from 'react'
import { getInitialData, makeId } from '#core/http/initial-data.ts'

/**
 * An id that nothing else on the page has, the same on the server and in the browser. Preact's own `useId` counts anew
 * in each root, and markup of `renderIsland` has ids that Preact made, so these two take ids of our own.
 */
export function useUniqueId(): string {
  const own = useId()
  const [id] = useState(() => (getInitialData() || own.startsWith('P') ? makeId() : own))
  return id
}
