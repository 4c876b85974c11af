import { type FormStore, useField } from '@formisch/react'
import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { FieldFrame, type FrameTexts } from './field-frame.tsx'
import type { FlatSchema } from './flat-schema.ts'
import { useFormId } from './form-shell.tsx'

/** Several lines of text. */
export function TextArea<S extends FlatSchema>({
  of,
  name,
  ...look
}: FrameTexts & {
  of: FormStore<S>
  name: string
}): ReactNode {
  useSignals()
  const field = useField(of as unknown as FormStore<FlatSchema>, { path: [name] })
  const id = `${useFormId()}-${name}`
  return (
    <FieldFrame {...look} id={id} error={field.errors?.[0]}>
      {links => (
        <textarea
          {...field.props}
          {...links}
          className="ostrov-input"
          rows={3}
          value={String(field.input ?? '')}
        />
      )}
    </FieldFrame>
  )
}
