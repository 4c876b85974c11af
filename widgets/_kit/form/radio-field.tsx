import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { FieldError, type FrameTexts, OptionalMark } from './field-frame.tsx'
import type { Form } from './form.ts'
import type { Option } from './select-field.tsx'
import { useFormField } from './use-form-field.ts'

/** One of a few, all of them in sight. */
export function RadioField({
  of,
  name,
  label,
  isOptional = false,
  options,
  after,
}: Omit<FrameTexts, 'hint'> & {
  of: Form
  name: string
  options: readonly Option[]
}): ReactNode {
  useSignals()
  const { id, text, error, props } = useFormField(of, name)
  return (
    <div className="ostrov-field" data-invalid={error ? true : undefined}>
      <div
        role="radiogroup"
        className="ostrov-radios"
        aria-labelledby={`${id}-label`}
        aria-required={!isOptional}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        <span id={`${id}-label`} className="ostrov-radios-label">
          {label}
          {isOptional && <OptionalMark />}
        </span>
        {options.map((option, place) => (
          <label key={option.value} className="ostrov-radio">
            <input
              {...props}
              // The summary's link leads to the first of them.
              id={place === 0 ? id : undefined}
              type="radio"
              value={option.value}
              checked={text === option.value}
              onBlur={event => {
                const next = event.relatedTarget
                if (next instanceof HTMLInputElement && next.name === name) return
                props.onBlur()
              }}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
      {after}
    </div>
  )
}
