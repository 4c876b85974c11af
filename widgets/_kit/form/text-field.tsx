import { type FormStore, useField } from '@formisch/react'
import { useSignals } from '@preact/signals-react/runtime'
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { FieldFrame, type FrameTexts } from './field-frame.tsx'
import type { FlatSchema } from './flat-schema.ts'
import { useFormId } from './form-shell.tsx'

/** One line of text. What is typed is never changed under the hands; a whole pasted value may be split by `onPasteText`. */
export function TextField<S extends FlatSchema>({
  of,
  name,
  onPasteText,
  isReadOnly,
  after,
  ...look
}: FrameTexts & {
  of: FormStore<S>
  name: string
  type?: 'text' | 'email' | 'tel' | 'search'
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: 'text' | 'numeric' | 'email' | 'tel'
  width?: 'short' | 'medium'
  isReadOnly?: boolean
  /** Takes a pasted text over by answering true. */
  onPasteText?: (text: string) => boolean
  after?: ReactNode
}): ReactNode {
  useSignals()
  const field = useField(of as unknown as FormStore<FlatSchema>, { path: [name] })
  const id = `${useFormId()}-${name}`
  const { label, hint, isOptional, type = 'text', autoComplete = 'off', inputMode, width } = look
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      isOptional={isOptional ?? false}
      error={field.errors?.[0]}
      after={after}
    >
      {links => (
        <input
          {...field.props}
          {...links}
          className="ostrov-input"
          data-width={width}
          type={type}
          value={String(field.input ?? '')}
          autoComplete={autoComplete}
          inputMode={inputMode}
          readOnly={isReadOnly}
          required={!isOptional}
          onPaste={event => {
            if (onPasteText?.(event.clipboardData.getData('text'))) event.preventDefault()
          }}
        />
      )}
    </FieldFrame>
  )
}
