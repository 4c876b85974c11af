import { getInput, setInput } from '@formisch/react'
import { useEffect } from 'react'
import type { Form } from './form.ts'

/** What the shop knows of who is signed in stands in the fields that are still empty. */
export function useKnownData(form: Form, known: Readonly<Record<string, string | null | undefined>>): void {
  useEffect(() => {
    for (const [field, value] of Object.entries(known))
      if (value && getInput(form, { path: [field] }) === '') setInput(form, { path: [field], input: value })
  }, [form, known])
}
