import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect } from 'react'
import { showMoment } from '#core/intl/show-moment.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { tDraft } from './draft-messages.ts'
import type { Editing } from './editing.ts'
import { t } from './messages.ts'
import type { Editor } from './model.ts'
import { NewTab } from './new-tab.tsx'

/** Why it was not saved. */
export function SaveFailure({ editing: { submission, theirs, gone } }: { editing: Editing }): ReactNode {
  useSignals()
  const error = submission.failure.value
  const { kind } = error?.failure ?? {}
  // What was missing is there again; the draft still is what it was.
  useEffect(() => {
    if (kind !== 'offline') return
    addEventListener('online', submission.reset)
    return () => removeEventListener('online', submission.reset)
  }, [kind, submission])
  // Of what another editor did the note above tells more.
  const isTold = gone.value || (kind === 'conflict' && theirs.value)
  // A session that ended is no error of the saving.
  const leads = [kind !== 'signed-out' && t('saveError'), t('saveFailed')]
  return (
    error &&
    !isTold && <FailureNote failure={error} lead={leads.filter(Boolean).join(' ')} newTab={<NewTab />} />
  )
}

/** What can be done with what was typed. */
export function FormFooter({
  editor,
  editing,
  onSave,
}: {
  editor: Editor
  editing: Editing
  onSave: () => void
}): ReactNode {
  useSignals()
  const { submission, saved, theirs } = editing
  if (editing.gone.value) return <GoneFooter editor={editor} editing={editing} onPutBack={onSave} />
  // To save again would only meet the same conflict.
  if (theirs.value)
    return (
      <div className="ostrov-form-actions">
        <Button
          label={tDraft('keepMine')}
          onPress={() => {
            editing.keepMine()
            onSave()
          }}
        />
        <Button kind="secondary" label={t('takeTheirs')} onPress={() => editor.takeTheirs(editing)} />
      </div>
    )
  return (
    <div className="ostrov-form-actions">
      <Button
        isSubmit
        label={t('save')}
        isBusy={submission.isPending.value}
        isUnavailable={submission.retryAfter.value > 0}
      />
      {editing.isDirty.value && (
        <Button
          kind="quiet"
          label={t('restore')}
          onPress={() => saved.value && editor.edit(editing, saved.value.draft)}
        />
      )}
      <SaveState editing={editing} />
    </div>
  )
}

/** What is off the page is put back, or what was typed into it is given up. */
function GoneFooter({
  editor,
  editing: { saved },
  editing,
  onPutBack,
}: {
  editor: Editor
  editing: Editing
  onPutBack: () => void
}): ReactNode {
  useSignals()
  const isBusy = editor.structure.isBusy.value || editing.submission.isPending.value
  return (
    <div className="ostrov-form-actions">
      <Button label={tDraft('putBack')} isBusy={isBusy} onPress={onPutBack} />
      <Button
        kind="quiet"
        label={t('restore')}
        onPress={() => {
          // A step that can be undone, like all that was typed.
          if (saved.value) editor.edit(editing, saved.value.draft)
          editor.leave()
        }}
      />
    </div>
  )
}

function SaveState({ editing }: { editing: Editing }): ReactNode {
  useSignals()
  const { by, at } = editing.saved.value ?? {}
  const isDirty = editing.isDirty.value || editing.unchosen.value.size > 0
  const state = t(isDirty ? 'hasChanges' : 'noChanges')
  return (
    <p className="ostrov-muted">
      <KeyedText value={state} />
      {by && at && (
        <>
          {' '}
          <KeyedText value={t('lastSave', { name: by, date: showMoment(at) })} />
        </>
      )}
    </p>
  )
}
