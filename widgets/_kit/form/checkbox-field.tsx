import { type FormStore, useField } from '@formisch/react'
import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { FlatSchema } from './flat-schema.ts'
import { useFormId } from './form-shell.tsx'

/** A yes or no. */
export function CheckboxField<S extends FlatSchema>({
  of,
  name,
  label,
}: {
  of: FormStore<S>
  name: string
  label: string
}): ReactNode {
  useSignals()
  const field = useField(of as unknown as FormStore<FlatSchema>, { path: [name] })
  const id = `${useFormId()}-${name}`
  return (
    <div className="ostrov-field">
      <label className="ostrov-checkbox" htmlFor={id}>
        <input {...field.props} id={id} type="checkbox" checked={field.input === true} />
        <span>{label}</span>
      </label>
    </div>
  )
}
