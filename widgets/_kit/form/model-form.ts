import { getInput, useForm } from '@formisch/react'
import type { ReadonlySignal } from '@preact/signals-core'
import { useLayoutEffect } from 'react'
import type * as v from 'valibot'
import type { FormResult } from '#core/state/form-model.ts'
import type { Form, FormValues } from './form.ts'
import { setRefusalTexts } from './form-marks.ts'

/** What a form on the page needs of its model; `createFormModel` of core makes it. */
export interface FormSource {
  schema: v.GenericSchema
  isPending: ReadonlySignal<boolean>
  retryAfter: ReadonlySignal<number>
  formErrors: ReadonlySignal<readonly string[]>
  readValues(): FormValues
  connect(read: () => FormValues): void
  submit(output: never, shown?: ReadonlySet<string>): Promise<FormResult<unknown>>
}

/**
 * The form of a model: fields are checked when they are left, then with each change. `texts` puts refusals of this form
 * in words of its own, by their codes, or by a field and its code.
 */
export function useModelForm(model: FormSource, texts: Readonly<Record<string, string>> = {}): Form {
  const form = useForm({
    schema: model.schema as never,
    initialInput: model.readValues() as never,
    validate: 'blur',
    revalidate: 'input',
  }) as unknown as Form
  setRefusalTexts(form, texts)
  useLayoutEffect(() => model.connect(() => getInput(form) as FormValues), [model, form])
  return form
}
