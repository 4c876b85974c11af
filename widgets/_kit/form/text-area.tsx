import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { FieldFrame, type FrameTexts } from './field-frame.tsx'
import type { Form } from './form.ts'
import { useFormField } from './use-form-field.ts'

/** Several lines of text. */
export function TextArea({
  of,
  name,
  ...frame
}: FrameTexts & {
  /** What `useModelForm` returned: the form that the field belongs to. */
  of: Form
  /** What the field is called in the form’s schema. */
  name: string
}): ReactNode {
  useSignals()
  const { id, text, error, props } = useFormField(of, name)
  return (
    <FieldFrame {...frame} id={id} error={error}>
      {links => (
        <textarea
          {...props}
          {...links}
          className="ostrov-input"
          rows={3}
          value={text}
          required={!frame.isOptional}
        />
      )}
    </FieldFrame>
  )
}
