import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { OutcomeBar } from '#kit/feedback/outcome-bar.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { t } from './messages.ts'
import type { PreorderSettings } from './model.ts'

/** What was done last, until the next change; it stays in sight beside any of the rules, and can be taken back. */
export function DoneNote({ model }: { model: PreorderSettings }): ReactNode {
  useSignals()
  const done = model.done.value
  const failure = model.undoing.failure.value
  return (
    <OutcomeBar>
      {model.wanted.value && <LeaveNote model={model} />}
      {done && (
        <Note key={done.text} kind="success">
          <KeyedText value={t(`done.${done.text}`)} />
          {done.undo && !model.isOverTyped.value && (
            <Button
              kind="secondary"
              isBusy={model.undoing.isPending.value}
              label={t('undo')}
              onPress={model.undo}
            />
          )}
        </Note>
      )}
      {failure && <FailureNote failure={failure} lead={t('undoFailed')} onRetry={model.undo} />}
    </OutcomeBar>
  )
}

/** Asked before what was typed is left behind; staying has the focus. */
function LeaveNote({ model }: { model: PreorderSettings }): ReactNode {
  const id = useUniqueId()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('button')?.focus(), [])
  return (
    <Note kind="warning">
      {/* biome-ignore lint/a11y/useSemanticElements: nothing in it is filled in, as it would be in a fieldset */}
      <div ref={place} role="group" aria-labelledby={id}>
        <p id={id}>{t('leaveTitle')}</p>
        <div className="ostrov-form-actions">
          <Button label={t('stay')} onPress={model.stay} />
          <Button kind="secondary" label={t('leave')} onPress={model.discard} />
        </div>
      </div>
    </Note>
  )
}
