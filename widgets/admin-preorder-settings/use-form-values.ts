import { useField } from '@formisch/react'
import { useSignals } from '@preact/signals-react/runtime'
import type { Form } from '#kit/form/form.ts'

/** What the fields of a form hold now, for what is shown while they are filled in; their names never change. */
export function useFormValues(of: Form, names: readonly string[]): Record<string, unknown> {
  useSignals()
  const values: Record<string, unknown> = {}
  for (const name of names) {
    values[name] = useField(of, { path: [name] }).input
  }
  return values
}
