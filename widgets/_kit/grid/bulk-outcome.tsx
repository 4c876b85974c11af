import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { createTranslate } from '#core/intl/translate.ts'
import { words } from '#core/intl/words.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { bulkMessages } from './bulk-messages.ts'
import type { BulkModel } from './bulk-model.ts'
import type { GridAction } from './grid-action.ts'

const t = createTranslate(bulkMessages)

/** More would push the rows off the screen. */
const MOST_LISTED = 20

/** A sentence of its own where all was done, and how far it came where it was not. */
function sayOutcome(
  { label, tell }: GridAction,
  { isUndo, done, count, failed }: { isUndo: boolean; done: number; count: number; failed: number },
): string {
  if (done === count && isUndo) return t('undoneAll', { count })
  if (done === count && tell) return tell(count)
  if (done > 0 && failed > 0) return t('partly', { done, count, failed })
  return `${label}: ${t(isUndo ? 'undone' : 'done', { done, count })}`
}

/** What became of the rows, and what can be done about it. */
export function BulkOutcome<Row>({ bulk }: { bulk: BulkModel<Row> }): ReactNode {
  useSignals()
  const outcome = bulk.outcome.value
  if (!outcome) return null
  const failed = bulk.failed.value
  const done = bulk.doneCount.value
  const { action, isUndo, results, skipped } = outcome
  const undone = failed.length + skipped.length
  const again = failed.filter(({ isLost }) => isLost).length + skipped.length
  const count = results.length + skipped.length
  const said = sayOutcome(action, { isUndo, done, count, failed: failed.length })
  const whole = bulk.callFailure.value
  if (whole) return <FailureNote failure={whole} lead={said} onRetry={() => void bulk.retry()} />
  return (
    <Note kind={undone > 0 ? 'warning' : 'success'}>
      <KeyedText value={said} />
      {skipped.length > 0 && <KeyedText value={t('stopped', { count: skipped.length })} />}
      {failed.length > 0 && (
        <ul className="ostrov-grid-failed">
          {failed.slice(0, MOST_LISTED).map(({ id, failure }) => (
            <li key={id}>
              {/* Read aloud they are one text. */}
              <Told href={bulk.linkRow(id)} text={`${bulk.nameRow(id)}: ${failure}`} />{' '}
            </li>
          ))}
          {failed.length > MOST_LISTED && (
            <li>
              <KeyedText value={t('more', { count: failed.length - MOST_LISTED })} />
            </li>
          )}
        </ul>
      )}
      {again > 0 && (
        <Button kind="secondary" label={t('retry', { count: again })} onPress={() => void bulk.retry()} />
      )}
      {action.undo && !isUndo && done > 0 && (
        <Button kind="secondary" label={t('undo')} onPress={() => void bulk.undo()} />
      )}
      <Button kind="quiet" label={words('close')} onPress={bulk.dismiss} />
    </Note>
  )
}

/** Why a row was not done, as the way to its record where there is one. */
const Told = ({ href, text }: { href: string | undefined; text: string }): ReactNode =>
  href ? (
    <a href={href}>
      <KeyedText value={text} />
    </a>
  ) : (
    <KeyedText value={text} />
  )
