import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { FieldError } from './field-frame.tsx'
import type { Form } from './form.ts'
import { useFormField } from './use-form-field.ts'

/** A yes or no. One that must be yes shows its error like any other field. */
export function CheckboxField({
  of,
  name,
  label,
  isRequired = false,
  refusal,
  children,
}: {
  /** What `useModelForm` returned: the form that the field belongs to. */
  of: Form
  /** What the field is called in the form’s schema. */
  name: string
  /** A text, with a link in it where it speaks of something to be read. */
  label: ReactNode
  /** It must be ticked; the place for its error is kept then. */
  isRequired?: boolean
  /** Why it can’t be so, where that is known before the form is checked. */
  refusal?: string | undefined
  /** Below the label. */
  children?: ReactNode
}): ReactNode {
  useSignals()
  const { id, input, error: told, props } = useFormField(of, name)
  const error = told ?? refusal
  return (
    <div className="ostrov-field">
      <label className="ostrov-checkbox" htmlFor={id}>
        <input
          {...props}
          id={id}
          type="checkbox"
          checked={input === true}
          required={isRequired}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{label}</span>
      </label>
      {isRequired && <FieldError id={id} error={error} />}
      {children}
    </div>
  )
}
