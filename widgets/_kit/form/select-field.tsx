import { useSignals } from '@preact/signals-react/runtime'
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { FieldFrame, type FrameTexts } from './field-frame.tsx'
import type { Form } from './form.ts'
import { useFormField } from './use-form-field.ts'

export interface Option {
  /** What the form sends. */
  value: string
  /** What people read. */
  label: string
}

/** One of a list, by the platform's own control. */
export function SelectField({
  of,
  name,
  options,
  placeholder,
  autoComplete = 'off',
  ...frame
}: FrameTexts & {
  /** What `useModelForm` returned: the form that the field belongs to. */
  of: Form
  /** What the field is called in the form’s schema. */
  name: string
  /** In their order; `value` is what the form sends. */
  options: readonly Option[]
  /** What stands while nothing is chosen; without it the first option is. */
  placeholder?: string
  /** What a browser may fill in, as in HTML. */
  autoComplete?: HTMLInputAutoCompleteAttribute
}): ReactNode {
  useSignals()
  const { id, text, error, props } = useFormField(of, name)
  return (
    <FieldFrame {...frame} id={id} error={error}>
      {links => (
        <select
          {...props}
          {...links}
          className="ostrov-input"
          value={text}
          autoComplete={autoComplete}
          required={!frame.isOptional}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label }) => (
            <option key={`${value} ${label}`} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
