import { useState } from 'react'
import { makeId } from '#core/http/initial-data.ts'

/** An id that no other island of the page has, the same on the server and in the browser; `useId` counts anew in each root on Preact. */
export function useUniqueId(): string {
  const [id] = useState(makeId)
  return id
}
