import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { words } from '#core/intl/words.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { type EarlyDraft, noteFocus } from './early-draft.ts'

interface Early {
  draft: Pick<EarlyDraft<Record<string, never>>, 'isSent' | 'focused'>
  children: ReactNode
  submitLabel: string
  /** What is said where the code did not come. */
  missing: string
  /** There when the code did not come. */
  onRetry: (() => void) | null
  onSent?: () => void
}

/** A form before the code that checks and sends it has come. What is done in it is not lost. */
export function EarlyForm({ draft, children, submitLabel, missing, onRetry, onSent }: Early): ReactNode {
  const form = useRef<HTMLFormElement>(null)
  const [isSent, setSent] = useState(draft.isSent)
  useLayoutEffect(() => () => noteFocus(draft, form.current), [draft])

  return (
    <form
      ref={form}
      noValidate
      className="ostrov-form"
      onSubmit={event => {
        event.preventDefault()
        draft.isSent = true
        setSent(true)
        onSent?.()
      }}
    >
      {children}
      <div className="ostrov-form-actions">
        <Button isSubmit isBusy={isSent && !onRetry} label={submitLabel} />
      </div>
      {onRetry && (
        <Note kind="error">
          <KeyedText value={missing} />
          <Button kind="secondary" label={words('retry')} onPress={onRetry} />
        </Note>
      )}
    </form>
  )
}

/** What is typed is kept outside of the form, which goes when the code comes. */
export const describeEarlyInput = <K extends string>(
  draft: { values: Record<K, string> },
  name: K,
  id: string,
) => ({
  id,
  name,
  className: 'ostrov-input',
  required: true,
  defaultValue: draft.values[name],
  onChange: (event: { currentTarget: { value: string } }) => {
    draft.values[name] = event.currentTarget.value
  },
})

/** A field with the room that its error takes in the form to come. */
export function EarlyField({
  label,
  children,
  after,
}: {
  label: string
  children: (id: string) => ReactNode
  after?: ReactNode
}): ReactNode {
  const id = useUniqueId()
  return (
    <div className="ostrov-field">
      <label htmlFor={id}>
        <KeyedText value={label} />
      </label>
      {children(id)}
      {after}
      <div className="ostrov-field-error" />
    </div>
  )
}
