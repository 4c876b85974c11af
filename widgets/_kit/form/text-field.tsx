import { useSignals } from '@preact/signals-react/runtime'
import { type HTMLInputAutoCompleteAttribute, type ReactNode, useEffect, useState } from 'react'
import { useLazyModule } from '#kit/react/use-lazy-module.ts'
import { afterPress } from './after-press.ts'
import { FieldFrame, type FrameTexts } from './field-frame.tsx'
import type { Form } from './form.ts'
import { readAsked, watchSlips } from './form-marks.ts'
import { useFormField } from './use-form-field.ts'

interface Line extends FrameTexts {
  /** What `useModelForm` returned: the form that the field belongs to. */
  of: Form
  /** What the field is called in the form’s schema. */
  name: string
  /** The type of the HTML input, by which a phone picks its keys; what is accepted is for the form’s schema to say. */
  type?: 'text' | 'email' | 'tel' | 'search'
  /** What a browser may fill in, as in HTML. */
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** Which keys a phone shows. */
  inputMode?: 'text' | 'numeric' | 'email' | 'tel'
  /** Narrower than its place, for a value of a few letters or words. */
  width?: 'short' | 'medium'
  /** It can be read and copied, but not changed. */
  isReadOnly?: boolean
  /** Left empty, it is asked for only where its form is sent. */
  mayStayEmpty?: boolean
  /** Takes a pasted text over by answering true. */
  onPasteText?: (text: string) => boolean
  /** Told of each change, in the same moment. */
  onText?: (text: string) => void
  /** Told of the text when the field is left, before the rules look at it. */
  onLeave?: (text: string) => void
}

const loadHint = () => import('./email-hint.tsx')

/** One line of text. What is typed is never changed under the hands; a whole pasted value may be split by `onPasteText`. */
export function TextField(line: Line): ReactNode {
  useSignals()
  const { type = 'text', autoComplete = 'off', inputMode, width, onPasteText, onText, onLeave } = line
  const { id, text, error, change, props } = useFormField(line.of, line.name, line.mayStayEmpty)
  const [left, setLeft] = useState('')
  const isEmail = type === 'email' && text !== ''
  const isAsked = isEmail && readAsked(line.of, line.name) === text
  const isHinted = isAsked || (isEmail && left === text)
  // Not later: who sends it by Enter never leaves the field.
  const { part: hint } = useLazyModule(loadHint, isEmail)
  useEffect(() => {
    if (hint) watchSlips(line.of, line.name, hint.isSlip)
  }, [hint, line.of, line.name])
  const take = (email: string): void => {
    change(email)
    document.getElementById(id)?.focus()
  }
  return (
    <FieldFrame
      {...line}
      id={id}
      // What fills itself has nothing to mend where it is empty.
      error={line.isReadOnly && !text ? undefined : error}
      remark={
        line.remark ?? (hint && isHinted && <hint.EmailHint text={text} isAsked={isAsked} onTake={take} />)
      }
    >
      {links => (
        <input
          {...props}
          {...links}
          className="ostrov-input"
          data-width={width}
          type={type}
          value={text}
          autoComplete={autoComplete}
          inputMode={inputMode}
          readOnly={line.isReadOnly}
          required={!line.isOptional}
          onChange={event => {
            props.onChange(event)
            onText?.(event.currentTarget.value)
          }}
          onBlur={event => {
            const { value } = event.currentTarget
            afterPress(() => {
              setLeft(value)
              onLeave?.(value)
              props.onBlur()
            })
          }}
          onPaste={event => {
            if (onPasteText?.(event.clipboardData.getData('text'))) event.preventDefault()
          }}
        />
      )}
    </FieldFrame>
  )
}
