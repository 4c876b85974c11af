import { useState } from 'preact/hooks'
import { makeId } from '#core/http/initial-data.ts'

/** Stands for the kit's hook on Preact, whose `useId` counts anew in each root. */
export function useUniqueId(): string {
  const [id] = useState(makeId)
  return id
}
