import { type FormStore, useField } from '@formisch/react'
import type { PurgeInput, PurgeSchema } from './purge-input.ts'

/** The form as it stands, for a component that shows what follows from it. */
export function usePurgeInput(of: FormStore<PurgeSchema>): PurgeInput {
  const { input: mode = 'key' } = useField(of, { path: ['mode'] })
  const { input: keys = '' } = useField(of, { path: ['keys'] })
  const { input: url = '' } = useField(of, { path: ['url'] })
  const { input: isSoft = true } = useField(of, { path: ['isSoft'] })
  return { mode, keys, url, isSoft }
}
