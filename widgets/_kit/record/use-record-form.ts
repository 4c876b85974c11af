import { getInput, setInput } from '@formisch/react'
import { effect } from '@preact/signals-core'
import { useEffect, useLayoutEffect } from 'react'
import type { Form, FormValues } from '#kit/form/form.ts'
import { useModelForm } from '#kit/form/model-form.ts'
import type { RecordSource } from './record.ts'

/** The form of a record: it tells its model of each change, and shows what the model puts into it. */
export function useRecordForm(
  model: Pick<RecordSource, 'form' | 'note' | 'incoming'>,
  texts?: Readonly<Record<string, string>>,
): Form {
  const form = useModelForm(model.form, texts)
  const values = getInput(form) as FormValues
  useLayoutEffect(() => model.note(values))
  useEffect(
    () =>
      effect(() => {
        for (const [name, input] of Object.entries(model.incoming.value ?? {}))
          if (getInput(form, { path: [name] }) !== input) setInput(form, { path: [name], input })
      }),
    [model, form],
  )
  return form
}
