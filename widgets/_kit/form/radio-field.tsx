import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { FieldError, type FieldTexts, OptionalMark } from './field-frame.tsx'
import type { Form } from './form.ts'
import type { Option } from './select-field.tsx'
import { useFormField } from './use-form-field.ts'

interface Few extends FieldTexts {
  /** What `useModelForm` returned: the form that the field belongs to. */
  of: Form
  /** What the field is called in the form’s schema. */
  name: string
  /** In their order; `value` is what the form sends. */
  options: readonly Option[]
}

/** One of a few, all of them in sight. */
export function RadioField({ of, name, label, isOptional = false, options, after }: Few): ReactNode {
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
          // The summary's link leads to the first of them.
          <Radio
            key={option.value}
            id={place === 0 ? id : undefined}
            option={option}
            text={text}
            {...props}
          />
        ))}
      </div>
      {after}
      <FieldError id={id} error={error} />
    </div>
  )
}

function Radio({
  option: { value, label },
  text,
  onBlur,
  ...props
}: ReturnType<typeof useFormField>['props'] & {
  id: string | undefined
  option: Option
  text: string
}): ReactNode {
  return (
    <label className="ostrov-radio">
      <input
        {...props}
        type="radio"
        value={value}
        checked={text === value}
        onBlur={event => {
          const next = event.relatedTarget
          if (!(next instanceof HTMLInputElement && next.name === props.name)) onBlur()
        }}
      />
      <span>{label}</span>
    </label>
  )
}
