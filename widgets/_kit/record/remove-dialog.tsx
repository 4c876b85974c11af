import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { FailureError } from '#core/http/failure.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { words } from '#core/intl/words.ts'
import { saveMessages } from '#core/record/save-messages.ts'
import { Dialog } from '#kit/dialog/dialog.tsx'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useFocusAfterRetry } from '#kit/focus/use-focus-after-retry.ts'
import type { RecordSource } from './record.ts'

const t = createTranslate(saveMessages)

/** What is asked before a record is deleted. */
export interface Removal {
  /** The dialog’s heading: the question, with the name of the record. */
  title: string
  /** The text of the button that deletes. */
  label: string
  /** What the button says that brings it back where a colleague has deleted it. */
  restoreLabel: string
  /** What goes with it, sentence by sentence; null until that is known. */
  impact: readonly string[] | null
  /** That it can be taken back, and where. */
  wayBack: string
  /** Why it is not known what goes with it. */
  failure: FailureError | null
  /** Reads what goes with it. */
  onAsk: () => void
}

/** Nobody says yes before they could read what goes with the record. */
export function RemoveDialog({
  model,
  removal: { title, label, impact, wayBack, failure, onAsk },
  onClose,
}: {
  model: RecordSource
  removal: Removal
  onClose: () => void
}): ReactNode {
  useSignals()
  const isBusy = model.isActing.value
  const refused = model.actionFailure.value
  const { target, retry } = useFocusAfterRetry<HTMLDivElement>(impact !== null, onAsk)
  const remove = async (): Promise<void> => {
    // What a colleague saved or deleted meanwhile is told on the page.
    if ((await model.remove()) || model.conflict.peek() || model.gone.peek()) onClose()
  }
  return (
    <Dialog title={title} startsAt="title" isBusy={isBusy} onClose={onClose}>
      <div ref={target} role="status" tabIndex={-1}>
        {impact === null && !failure && <KeyedText as="p" value={words('loading')} />}
        {impact?.map(sentence => (
          <KeyedText key={sentence} as="p" value={sentence} />
        ))}
      </div>
      {failure && <FailureNote failure={failure} onRetry={retry} />}
      {refused && <FailureNote failure={refused} lead={t('failed')} />}
      <p className="ostrov-muted">{wayBack}</p>
      <div className="ostrov-form-actions">
        <Button
          kind="danger"
          label={label}
          isBusy={isBusy}
          isUnavailable={impact === null || model.isHeld.value}
          onPress={() => void remove()}
        />
        <Button kind="secondary" label={words('cancel')} onPress={onClose} />
      </div>
    </Dialog>
  )
}
