import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useRef } from 'react'
import type { ImportOutcome, ImportUndo } from '#core/api/preorders/stock.ts'
import type { CsvColumn, Separator } from '#core/csv/read-header.ts'
import { showNumber } from '#core/intl/show-number.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { words } from '#core/intl/words.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { saveFile } from '#kit/staff/save-file.ts'
import { importMessages } from './import-messages.ts'
import type { ImportModel } from './import-model.ts'

const t = createTranslate(importMessages)

const SEPARATORS = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const satisfies Record<
  Separator,
  string
>

/** As many as are looked through; the others are in the file that can be downloaded. */
const MOST_SHOWN = 20

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
      <input
        id={id}
        type="file"
        accept=".csv,.txt,text/csv"
        aria-invalid={refusal ? true : undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        disabled={model.state.value === 'sending'}
        // The same file may be chosen again once it is mended.
        onClick={event => {
          event.currentTarget.value = ''
        }}
        onChange={event => {
          const [file] = event.currentTarget.files ?? []
          if (file) void model.choose(file)
        }}
      />
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

function Faults({ model }: { model: ImportModel }): ReactNode {
  useSignals()
  const id = useUniqueId()
  const faults = model.faults.value
  const headings = model.read.value?.headings
  const heading = t(model.state.value === 'done' ? 'faultsLeft' : 'faults', { count: faults.length })
  return (
    <section className="ostrov-import-faults" aria-labelledby={id}>
      <KeyedText as="h3" value={heading}>
        <span id={id}>{heading}</span>
      </KeyedText>
      <ul>
        {faults.slice(0, MOST_SHOWN).map(({ line, column, message }) => (
          <KeyedText
            as="li"
            key={`${line} ${column}`}
            value={t('faultLine', {
              line,
              column: column ? (headings?.get(column) ?? column) : t('wholeLine'),
              message,
            })}
          />
        ))}
      </ul>
      {faults.length > MOST_SHOWN && (
        <KeyedText as="p" value={t('more', { count: faults.length - MOST_SHOWN })} />
      )}
      <Button kind="secondary" label={t('download')} onPress={() => void download(model)} />
      {model.areFaultsLost.value && (
        <Note kind="error">
          <KeyedText value={t('faultsLost')} />
        </Note>
      )}
    </section>
  )
}

type ImportChange = ImportOutcome['changes'][number]

/** Each field that is another one after the file, by its name; of a new row those that are something. */
function listFields(change: ImportChange, nameColumn: (name: string) => string): string[] {
  const isNew = change.quantity[0] === null
  return (['quantity', 'boss_quantity'] as const).flatMap(name => {
    const [before, after] = change[name]
    if (isNew && (name === 'quantity' || after !== 0)) return `${nameColumn(name)}: ${showNumber(after)}`
    return isNew || before === after
      ? []
      : `${nameColumn(name)}: ${showNumber(before ?? 0)} → ${showNumber(after)}`
  })
}

function Changes({
  outcome: { changes, created, updated },
  nameColumn,
}: {
  outcome: ImportOutcome
} & Pick<ImportSetting, 'nameColumn'>): ReactNode {
  const id = useUniqueId()
  const listed = changes
    .map(change => ({ ...change, fields: listFields(change, nameColumn) }))
    .filter(({ fields }) => fields.length > 0)
    .slice(0, MOST_SHOWN)
  const rest = created + updated - listed.length
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t('changes')}</h3>
      <ul className="ostrov-import-changes">
        {listed.map(({ line, code, stock, quantity: [before], fields }) => (
          <KeyedText
            as="li"
            key={line}
            value={`${code}, ${stock} – ${[...(before === null ? [t('isNew')] : []), ...fields].join(', ')}`}
          />
        ))}
      </ul>
      {rest > 0 && <KeyedText as="p" value={t('more', { count: rest })} />}
    </section>
  )
}

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

/** Its button went with it: what came of it has the focus. */
function Undone({ undone: { undone, left } }: { undone: ImportUndo }): ReactNode {
  const id = useUniqueId()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const heading = t('left', { count: left.length })
  return (
    <div ref={place} tabIndex={-1}>
      <Note kind={undone > 0 ? 'success' : 'warning'}>
        <KeyedText value={t('undone', { count: undone })} />
      </Note>
      {left.length > 0 && (
        <section className="ostrov-import-faults" aria-labelledby={id}>
          <KeyedText as="h3" value={heading}>
            <span id={id}>{heading}</span>
          </KeyedText>
          <ul>
            {left.slice(0, MOST_SHOWN).map(({ code, stock, message }) => (
              <KeyedText as="li" key={`${code} ${stock}`} value={`${code}, ${stock}: ${message}`} />
            ))}
          </ul>
          {left.length > MOST_SHOWN && (
            <KeyedText as="p" value={t('more', { count: left.length - MOST_SHOWN })} />
          )}
        </section>
      )}
    </div>
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

/** The faults as a file of their own, for whoever mends the other one. */
async function download(model: ImportModel): Promise<void> {
  const text = await model.writeFaults()
  const name = (model.read.peek()?.name ?? '').replace(/(\.\w+)?$/, `-${t('faultsFile')}.csv`)
  if (text !== null) saveFile(name, text)
}
