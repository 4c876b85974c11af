import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { OutcomeBar } from '#kit/feedback/outcome-bar.tsx'
import { t } from './messages.ts'
import type { PreorderSettings } from './model.ts'

/** What was done last, until the next change or what is typed over it; it stays in sight beside any of the rules, and can be taken back. */
export function DoneNote({ model }: { model: PreorderSettings }): ReactNode {
  useSignals()
  const done = model.done.value
  const failure = model.undoing.failure.value
  return (
    <OutcomeBar>
      {done && !model.isOverTyped.value && (
        <Note key={done.text} kind="success">
          <KeyedText value={t(`done.${done.text}`)} />
          {done.undo && (
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
