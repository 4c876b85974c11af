import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createTranslate } from '#core/intl/translate.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FieldFrame, type FrameTexts } from './field-frame.tsx'
import type { Form } from './form.ts'
import { passwordMessages } from './password-messages.ts'
import { useFormField } from './use-form-field.ts'

const t = createTranslate(passwordMessages)

/** A password, which its owner may look at; it is hidden again when the form is sent, so that browsers know it for one. */
export function PasswordField({
  of,
  name,
  autoComplete,
  ...frame
}: FrameTexts & {
  /** What `useModelForm` returned: the form that the field belongs to. */
  of: Form
  /** What the field is called in the form’s schema. */
  name: string
  /** Whether a browser fills in the password that it keeps, or offers a new one. */
  autoComplete: 'current-password' | 'new-password'
}): ReactNode {
  useSignals()
  const { id, text, error, props } = useFormField(of, name)
  const { box, isShown, setShown } = useShown()
  return (
    <FieldFrame {...frame} id={id} error={error}>
      {links => (
        <div ref={box} className="ostrov-password">
          <input
            {...props}
            {...links}
            className="ostrov-input"
            type={isShown ? 'text' : 'password'}
            value={text}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            required={!frame.isOptional}
          />
          <Button kind="quiet" label={t(isShown ? 'hide' : 'show')} onPress={() => setShown(!isShown)} />
        </div>
      )}
    </FieldFrame>
  )
}

/** Whether it is looked at, until its form is sent. */
function useShown() {
  const [isShown, setShown] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = box.current?.closest('form')
    const hide = (): void => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  return { box, isShown, setShown }
}
