import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { showMoment } from '#core/intl/show-moment.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { words } from '#core/intl/words.ts'
import type { Resource } from '#core/state/resource.ts'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { recordMessages } from './record-messages.ts'

const t = createTranslate(recordMessages)

export interface RecordChange {
  id: string
  at: string
  who: string | null
  /** What was done, and what of it, in words. */
  what: string
  changes: readonly { name: string; before: string; after: string }[]
}

/** Who changed what of a record, read when it is opened. */
export function RecordHistory<T>({
  history,
  toChange,
  onOpen,
}: {
  history: Pick<Resource<readonly T[]>, 'data' | 'failure' | 'isPending'>
  toChange: (row: T) => RecordChange
  onOpen: () => void
}): ReactNode {
  useSignals()
  const rows = history.data.value
  const failure = history.failure.value
  return (
    <details className="ostrov-record-history" onToggle={event => event.currentTarget.open && onOpen()}>
      <summary>{t('showHistory')}</summary>
      {failure && <FailureNote failure={failure} onRetry={onOpen} isBusy={history.isPending.value} />}
      {!rows && !failure && <p className="ostrov-muted">{words('loading')}</p>}
      {rows?.length === 0 && <p>{t('noHistory')}</p>}
      <ol>
        {rows?.map(row => (
          <Change key={toChange(row).id} change={toChange(row)} />
        ))}
      </ol>
    </details>
  )
}

const Change = ({ change: { at, who, what, changes } }: { change: RecordChange }): ReactNode => (
  <li>
    <p>
      <strong>{what}</strong>{' '}
      <span className="ostrov-muted">
        <time dateTime={at}>{showMoment(at)}</time>, {who ?? t('somebody')}
      </span>
    </p>
    {changes.length > 0 && (
      <ul>
        {changes.map(({ name, before, after }) => (
          <li key={name}>{`${name}: ${before || t('empty')} → ${after || t('empty')}`}</li>
        ))}
      </ul>
    )}
  </li>
)
