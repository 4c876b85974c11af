import { getInput, setInput } from '@formisch/react'
import { useEffect } from 'react'
import type { Form } from './form.ts'

/**
 * What the shop knows of who is signed in stands in the fields that are still empty. Nothing comes under the hands of who
 * is in one of them: it is filled once it is left empty; but for the field that the form itself puts them in.
 */
export function useKnownData(
  form: Form,
  known: Readonly<Record<string, string | null | undefined>>,
  { first }: { first?: string } = {},
): void {
  useEffect(() => {
    const stop = new AbortController()
    for (const [field, value] of Object.entries(known)) {
      const fill = (): void => {
        if (value && getInput(form, { path: [field] }) === '') setInput(form, { path: [field], input: value })
      }
      const here = document.activeElement
      if (field !== first && here instanceof HTMLInputElement && here.name === field)
        here.addEventListener('blur', fill, { once: true, signal: stop.signal })
      else fill()
    }
    return () => stop.abort()
  }, [form, known, first])
}
