import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useState } from 'react'
import { MOST_CODES } from '#core/discounts/read-codes.ts'
import { words } from '#core/intl/words.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { FieldFrame } from '#kit/form/field-frame.tsx'
import { useLazyModule } from '#kit/react/use-lazy-module.ts'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { saveFile } from '#kit/staff/save-file.ts'
import { t } from './codes-messages.ts'
import type { CodesModel } from './codes-model.ts'
import { t as tell } from './messages.ts'

const loadList = () => import('./code-list.tsx')

/** Of a page of the list; and a row's height, as in the styles, in rem. */
const MOST_ROWS = 10
const ROW = 2.25
/** More than these are counted. */
const MOST_NAMED = 5

/** The codes of a saved discount: generated, typed, taken back, and had as a file. */
export function Codes({ codes, id }: { codes: CodesModel; id: string }): ReactNode {
  useSignals()
  const place = useFocusInPlace<HTMLDivElement>({ isShown: true })
  const failure = codes.failure.value ?? codes.downloadFailure.value
  const download = async (): Promise<void> => {
    const text = await codes.download([t('csvCode'), t('csvUsed')])
    if (text !== null) saveFile(t('file', { id }), text)
  }
  return (
    <div ref={place} tabIndex={-1} className="ostrov-discount-codes">
      <KeyedText as="p" value={t('codeCount', { count: codes.count.value, used: codes.used.value })} />
      {codes.count.value > 0 && (
        <Button
          kind="secondary"
          label={codes.isDownloading.value ? t('downloading') : t('download')}
          isBusy={codes.isDownloading.value}
          onPress={() => void download()}
        />
      )}
      <Generate codes={codes} />
      <Assign codes={codes} />
      {failure && (
        <FailureNote failure={failure} lead={t(codes.failure.value ? 'codesFailed' : 'downloadFailed')} />
      )}
      <Added codes={codes} />
      {codes.count.value > 0 && <AllCodes key={id} codes={codes} id={id} />}
    </div>
  )
}

/** Which codes there are, fetched when it is first opened. */
function AllCodes({ codes, id }: { codes: CodesModel; id: string }): ReactNode {
  useSignals()
  const [isWanted, setWanted] = useState(codes.passed !== '')
  const { part, isMissing, retry } = useLazyModule(loadList, isWanted)
  // As high as what comes: its pages, its headings and its rows.
  const blockSize = `${(Math.min(codes.count.value, MOST_ROWS) + 2) * ROW}rem`
  const waiting = (
    <span className="ostrov-skeleton ostrov-discount-found" aria-busy="true" style={{ blockSize }} />
  )
  return (
    <details
      className="ostrov-discount-own"
      open={codes.passed !== ''}
      onToggle={event => event.currentTarget.open && setWanted(true)}
    >
      <summary>{t('all')}</summary>
      {isWanted && part ? (
        <part.CodeList codes={codes} id={id} waiting={waiting} />
      ) : isMissing ? (
        <Note kind="error">
          <KeyedText value={t('listFailed')} />
          <Button kind="secondary" label={words('retry')} onPress={retry} />
        </Note>
      ) : (
        isWanted && waiting
      )}
    </details>
  )
}

function Generate({ codes }: { codes: CodesModel }): ReactNode {
  useSignals()
  const id = useUniqueId()
  const isWrong = codes.wanted.value.trim() !== '' && !codes.isCountRight.value
  return (
    <form
      noValidate
      className="ostrov-discount-more"
      onSubmit={event => {
        event.preventDefault()
        codes.generate()
      }}
    >
      <FieldFrame
        id={id}
        label={t('howMany')}
        hint={t('howManyHint')}
        error={isWrong ? t('howManyWrong') : undefined}
      >
        {links => (
          <input
            {...links}
            className="ostrov-input"
            data-width="short"
            inputMode="numeric"
            autoComplete="off"
            value={codes.wanted.value}
            onChange={event => {
              codes.wanted.value = event.currentTarget.value
            }}
          />
        )}
      </FieldFrame>
      <Button
        kind="secondary"
        label={t('generate')}
        isBusy={codes.isPending.value}
        isUnavailable={!codes.isCountRight.value || codes.isHeld.value}
        isSubmit
      />
    </form>
  )
}

function Assign({ codes }: { codes: CodesModel }): ReactNode {
  useSignals()
  const id = useUniqueId()
  const typed = codes.read.value
  const isTooMany = typed.codes.length > MOST_CODES
  const isRight = typed.codes.length > 0 && typed.wrong.length === 0 && !isTooMany
  const error = typed.wrong.length > 0 ? t('ownWrong', { names: name(typed.wrong) }) : undefined
  return (
    <details className="ostrov-discount-own">
      <summary>{t('own')}</summary>
      <FieldFrame
        id={id}
        label={t('own')}
        hint={t('ownHint')}
        error={isTooMany ? t('ownTooMany') : error}
        remark={typed.codes.length > 0 ? t('ownRight', { count: typed.codes.length }) : undefined}
      >
        {links => (
          <textarea
            {...links}
            className="ostrov-input"
            rows={4}
            spellCheck={false}
            autoComplete="off"
            value={codes.typed.value}
            onChange={event => {
              codes.typed.value = event.currentTarget.value
            }}
          />
        )}
      </FieldFrame>
      <label className="ostrov-checkbox">
        <input
          type="checkbox"
          checked={codes.isSingleUse.value}
          onChange={event => {
            codes.isSingleUse.value = event.currentTarget.checked
          }}
        />
        <span>{t('singleUse')}</span>
      </label>
      <Button
        kind="secondary"
        label={t('assign')}
        isBusy={codes.isPending.value}
        isUnavailable={!isRight || codes.isHeld.value}
        onPress={() => void codes.assign()}
      />
    </details>
  )
}

/** What came of the last adding, and the way back. */
function Added({ codes }: { codes: CodesModel }): ReactNode {
  useSignals()
  const added = codes.added.value
  if (!added) return null
  const { assigned, duplicates, removed, first_id } = added
  return (
    <>
      <Note kind="success">
        <KeyedText
          value={removed > 0 ? tell('removed', { count: removed }) : t('assigned', { count: assigned })}
        />
        {removed === 0 && first_id !== null && (
          <Button
            kind="secondary"
            label={t('undoCodes')}
            isBusy={codes.isPending.value}
            isUnavailable={codes.isHeld.value}
            onPress={() => void codes.undo()}
          />
        )}
      </Note>
      {duplicates.length > 0 && (
        <Note kind="warning">
          <KeyedText value={t('duplicates', { count: duplicates.length, names: name(duplicates) })} />
        </Note>
      )}
    </>
  )
}

function name(all: readonly string[]): string {
  const names = all.slice(0, MOST_NAMED).join(', ')
  return all.length > MOST_NAMED ? tell('andMore', { names, count: all.length - MOST_NAMED }) : names
}
