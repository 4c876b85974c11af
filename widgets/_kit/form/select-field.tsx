import { type FormStore, useField } from '@formisch/react'
import { useSignals } from '@preact/signals-react/runtime'
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { FieldFrame, type FrameTexts } from './field-frame.tsx'
import type { FlatSchema } from './flat-schema.ts'
import { useFormId } from './form-shell.tsx'

export interface Option {
  value: string
  label: string
}

/** One of a list, by the platform's own control. */
export function SelectField<S extends FlatSchema>({
  of,
  name,
  options,
  placeholder,
  autoComplete = 'off',
  ...look
}: FrameTexts & {
  of: FormStore<S>
  name: string
  options: readonly Option[]
  /** What stands while nothing is chosen; without it the first option is. */
  placeholder?: string
  autoComplete?: HTMLInputAutoCompleteAttribute
}): ReactNode {
  useSignals()
  const field = useField(of as unknown as FormStore<FlatSchema>, { path: [name] })
  const id = `${useFormId()}-${name}`
  return (
    <FieldFrame {...look} id={id} error={field.errors?.[0]}>
      {links => (
        <select
          {...field.props}
          {...links}
          className="ostrov-input"
          value={String(field.input ?? '')}
          autoComplete={autoComplete}
          required={!look.isOptional}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
