import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { createTranslate } from '#core/intl/translate.ts'
import { saveMessages } from '#core/record/save-messages.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { OutcomeBar } from '#kit/feedback/outcome-bar.tsx'
import { useFirstField } from '#kit/focus/use-first-field.ts'
import { FormFailure } from '#kit/form/form-failure.tsx'
import { FormShell } from '#kit/form/form-shell.tsx'
import type { RecordSection, RecordSource } from './record.ts'
import { RecordConflict } from './record-conflict.tsx'
import { RecordFields } from './record-fields.tsx'
import { recordMessages } from './record-messages.ts'
import { type Removal, RemoveDialog } from './remove-dialog.tsx'
import { UnsavedChanges } from './unsaved-changes.tsx'
import { useRecordForm } from './use-record-form.ts'
import { useStickyFoot } from './use-sticky-foot.ts'

const t = createTranslate(recordMessages)
const tSave = createTranslate(saveMessages)

/** A record as a form in sections: what was changed is marked, saved, taken back, and put together with a colleague's. */
export function RecordView({
  model,
  sections,
  removal,
  refusals,
  aside,
}: {
  /** Of `createRecordModel`: the record and what was changed of it. */
  model: RecordSource
  /** Its fields in groups, in their order. */
  sections: readonly RecordSection[]
  /** What is asked before it is deleted. */
  removal: Removal
  /** Words of this form for refusals, by their codes; those of one field by its name before them, as `name.required`. */
  refusals?: Readonly<Record<string, string>>
  /** Stands beside the form, and below it on a phone. */
  aside?: ReactNode
}): ReactNode {
  useSignals()
  return (
    <>
      {model.isDeleted.value ? (
        <Deleted model={model} />
      ) : (
        <RecordForm model={model} sections={sections} removal={removal} refusals={refusals} aside={aside} />
      )}
    </>
  )
}

function RecordForm({
  model,
  sections,
  removal,
  refusals,
  aside,
}: {
  model: RecordSource
  sections: readonly RecordSection[]
  removal: Removal
  refusals: Readonly<Record<string, string>> | undefined
  aside: ReactNode
}): ReactNode {
  useSignals()
  const form = useRecordForm(model, refusals)
  const place = useRef<HTMLDivElement>(null)
  useFirstField(place, model.record.peek() === null)
  useStickyFoot(place)
  useSaveKey(place)
  const fields = sections.flatMap(section => section.fields)
  const { failure } = model.form
  const isConflict = failure.value?.failure.kind === 'conflict' && model.conflict.value !== null
  return (
    <>
      {model.isDraft.value && model.dirty.value.length > 0 && (
        <Note kind="info">
          <KeyedText value={t('draft')} />
          <Button kind="secondary" label={t('revertAll')} onPress={model.revertAll} />
        </Note>
      )}
      <RecordConflict model={model} fields={fields} />
      <div className="ostrov-record">
        <div
          ref={place}
          className="ostrov-record-form ostrov-sticky-foot"
          data-dirty={model.dirty.value.length > 0 || undefined}
        >
          <FormShell
            of={form}
            model={model.form}
            labels={Object.fromEntries(fields.map(({ name, label }) => [name, label]))}
            submitLabel={tSave('save')}
            isBusy={model.isActing.value}
            isUnavailable={model.gone.value !== null}
            footer={
              <>
                <Unsaved model={model} removal={removal} />
                {model.gone.value ? (
                  <Gone model={model} label={removal.restoreLabel} />
                ) : (
                  !isConflict && <FormFailure failure={failure.value} lead={tSave('failed')} />
                )}
              </>
            }
          >
            {sections.map(section => (
              <RecordFields key={section.id} of={form} model={model} section={section} />
            ))}
          </FormShell>
          <OutcomeBar>
            <OutcomeNote model={model} />
          </OutcomeBar>
        </div>
        {aside && <aside className="ostrov-record-aside">{aside}</aside>}
      </div>
    </>
  )
}

/** Ctrl+S or ⌘S sends the form in this place, as it saves what is open everywhere else. */
function useSaveKey(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = place
    const save = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      if (key.toLowerCase() !== 's' || !(ctrlKey || metaKey) || altKey || shiftKey) return
      event.preventDefault()
      current?.querySelector<HTMLButtonElement>('.ostrov-form-actions > [type="submit"]')?.click()
    }
    current?.addEventListener('keydown', save)
    return () => current?.removeEventListener('keydown', save)
  }, [place])
}

/** How much is not saved, and what can be done to the record beside saving it. */
function Unsaved({ model, removal }: { model: RecordSource; removal: Removal }): ReactNode {
  useSignals()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <UnsavedChanges model={model} />
      {model.record.value && (
        <Button
          kind="danger"
          label={model.isActing.value ? t('removing') : t('remove')}
          isBusy={model.isActing.value}
          isUnavailable={model.isHeld.value || model.gone.value !== null}
          onPress={() => {
            removal.onAsk()
            setAsked(true)
          }}
        />
      )}
      {isAsked && <RemoveDialog model={model} removal={removal} onClose={() => setAsked(false)} />}
    </>
  )
}

/** A colleague has deleted it: nothing can be done with it before it is back. */
const Gone = ({ model, label }: { model: RecordSource; label: string }): ReactNode => {
  useSignals()
  return (
    <>
      <FormFailure failure={model.gone.value} lead={tSave('failed')} />
      <Button
        kind="secondary"
        label={label}
        isBusy={model.isActing.value}
        isUnavailable={model.isHeld.value}
        onPress={() => void model.bringBack()}
      />
    </>
  )
}

/** In place of the form, which took the focus with it: that it was deleted is read there, and the way back comes next by Tab. */
function Deleted({ model }: { model: RecordSource }): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      <OutcomeNote model={model} />
    </div>
  )
}

/** What was done last, and the way back, until something else is typed. */
function OutcomeNote({ model }: { model: RecordSource }): ReactNode {
  useSignals()
  const outcome = model.outcome.value
  const failure = model.actionFailure.value
  const isDeleted = model.isDeleted.value
  // What could not be brought back is still deleted, and the way back stays.
  const said = outcome ?? (isDeleted ? 'deleted' : null)
  return (
    <>
      {failure &&
        failure !== model.gone.value &&
        !(failure.failure.kind === 'conflict' && model.conflict.value) && (
          <FailureNote failure={failure} lead={tSave('failed')} />
        )}
      {said && (
        <Note kind="success">
          <KeyedText value={tSave(said)} />
          {said !== 'restored' && (isDeleted || model.dirty.value.length === 0) && (
            <Button
              kind="secondary"
              label={tSave(said === 'undone' ? 'redo' : 'undo')}
              isBusy={model.isActing.value}
              isUnavailable={model.isHeld.value}
              onPress={model.undo}
            />
          )}
        </Note>
      )}
    </>
  )
}
