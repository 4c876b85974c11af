import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect } from 'react'
import type { ImportOutcome } from '#core/api/preorders/stock.ts'
import type { CsvColumn, Separator } from '#core/csv/read-header.ts'
import { showNumber } from '#core/intl/show-number.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { words } from '#core/intl/words.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { Changes } from './import-changes.tsx'
import { Faults } from './import-faults.tsx'
import { importMessages } from './import-messages.ts'
import type { ImportModel } from './import-model.ts'
import { Undone } from './import-undone.tsx'

const t = createTranslate(importMessages)

const SEPARATORS = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const satisfies Record<
  Separator,
  string
>

interface ImportSetting {
  /** Of `createImport`: the file on its way. */
  model: ImportModel
  /** What the file has to hold and what it may hold; the hint names them. */
  columns: readonly CsvColumn[]
  /** How an export heads a column. */
  nameColumn: (name: string) => string
  /** Whoever has read what became of the file is done with it. */
  onClose?: (() => void) | undefined
}

/** A file is chosen, checked, looked at and sent; until it is sent, nothing of it is anywhere. */
export function ImportPanel({ model, columns, nameColumn, onClose }: ImportSetting): ReactNode {
  useSignals()
  useEffect(() => model.mount(), [model])
  const state = model.state.value
  const isBusy = state === 'reading' || state === 'preview' || state === 'sending'
  return (
    <div className="ostrov-import" aria-busy={isBusy || undefined}>
      <FilePick model={model} columns={columns} nameColumn={nameColumn} />
      <Progress model={model} />
      <Found model={model} nameColumn={nameColumn} />
      {state === 'done' && <Done model={model} />}
      <Actions model={model} onClose={onClose} />
    </div>
  )
}

function FilePick({ model, columns, nameColumn }: Omit<ImportSetting, 'onClose'>): ReactNode {
  useSignals()
  const id = useUniqueId()
  const refusal = model.refusal.value
  const name = (isRequired: boolean): string =>
    columns
      .filter(column => column.isRequired === isRequired)
      .map(column => nameColumn(column.name))
      .join(', ') || t('none')
  return (
    <div className="ostrov-field" data-invalid={refusal ? true : undefined}>
      <label htmlFor={id}>{t('choose')}</label>
      <p id={`${id}-hint`} className="ostrov-muted">
        {t('chooseHint', { required: name(true), optional: name(false) })}
      </p>
      <div className="ostrov-import-pick">
        {/* It lies over what is seen, so that a press and a file that is dropped come to it. */}
        <input
          id={id}
          type="file"
          accept=".csv,.txt,text/csv"
          // Browsers would say in their own language that there is none.
          title=""
          aria-invalid={refusal ? true : undefined}
          aria-describedby={`${id}-hint ${id}-name ${id}-error`}
          disabled={model.state.value === 'sending'}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) void model.choose(file)
            // The same file may be chosen again once it is mended.
            currentTarget.value = ''
          }}
        />
        <span className="ostrov-button" data-kind="secondary" aria-hidden="true">
          <KeyedText value={t('pick')} />
        </span>
        <span id={`${id}-name`}>
          <KeyedText value={model.name.value || t('drop')} />
        </span>
      </div>
      <div id={`${id}-error`} className="ostrov-field-error" role="alert">
        {refusal && <KeyedText value={refusal} />}
      </div>
      {model.canRetry.value && (
        <Button kind="secondary" label={words('retry')} onPress={() => void model.retry()} />
      )}
    </div>
  )
}

function Progress({ model }: { model: ImportModel }): ReactNode {
  useSignals()
  const state = model.state.value
  const part = model.progress.value
  const text =
    state === 'reading'
      ? t('reading', { percent: showNumber(Math.round(part * 100)) })
      : state === 'preview'
        ? t('previewing')
        : state === 'sending'
          ? t('sending')
          : ''
  return (
    <>
      {state === 'reading' && <progress value={part} max={1} aria-label={t('choose')} />}
      <div role="status">{text && <KeyedText value={text} />}</div>
    </>
  )
}

function Found({ model, nameColumn }: Pick<ImportSetting, 'model' | 'nameColumn'>): ReactNode {
  useSignals()
  const read = model.read.value
  const faults = model.faults.value
  const outcome = model.outcome.value
  if (!read || model.state.value === 'done') return null
  const { name, lines, encoding, separator } = read
  return (
    <>
      <KeyedText
        as="p"
        value={t('found', {
          name,
          lines,
          encoding: encoding.replace(/^utf.*/, name => name.toUpperCase()),
          separator: t(SEPARATORS[separator]),
        })}
      />
      {outcome && <Counts outcome={outcome} />}
      {faults.length > 0 && <Faults model={model} />}
      {outcome && outcome.changes.length > 0 && <Changes outcome={outcome} nameColumn={nameColumn} />}
    </>
  )
}

const Counts = ({ outcome: { created, updated, unchanged } }: { outcome: ImportOutcome }): ReactNode => (
  <KeyedText as="p" value={t('counts', { created, updated, unchanged })} />
)

function Done({ model }: { model: ImportModel }): ReactNode {
  useSignals()
  const { created = 0, updated = 0 } = model.outcome.value ?? {}
  const faults = model.faults.value
  const undone = model.undone.value
  const failure = model.undoFailure.value
  if (undone) return <Undone undone={undone} />
  return (
    <>
      <Note kind="success">
        <KeyedText value={t('done', { created, updated })} />
        {model.canUndo.value && (
          <Button
            kind="secondary"
            label={t('undo')}
            isBusy={model.isUndoing.value}
            onPress={() => void model.undo()}
          />
        )}
      </Note>
      {failure && <FailureNote failure={failure} lead={t('undoFailed')} />}
      {faults.length > 0 && <Faults model={model} />}
    </>
  )
}

function Actions({ model, onClose }: Pick<ImportSetting, 'model' | 'onClose'>): ReactNode {
  useSignals()
  const state = model.state.value
  const failure = model.failure.value
  const good = model.good.value
  if (state === 'idle') return null
  return (
    <>
      {failure && <FailureNote failure={failure} lead={t('failed')} />}
      <div className="ostrov-form-actions ostrov-dialog-foot">
        {(state === 'checked' || state === 'sending') && (
          <Button
            isBusy={state === 'sending'}
            isUnavailable={good === 0}
            label={good === 0 ? t('nothing') : t('send', { count: good })}
            onPress={() => void model.send()}
          />
        )}
        {state === 'done' && onClose && <Button label={t('close')} onPress={onClose} />}
        <Button kind="secondary" label={t(state === 'done' ? 'another' : 'cancel')} onPress={model.cancel} />
      </div>
    </>
  )
}
