import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useState } from 'react'
import { readIds, writeIds } from '#core/discounts/discount-draft.ts'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { t } from './messages.ts'
import type { DiscountDetail } from './model.ts'

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The sets that a discount is for, found by a few letters; those that are chosen stand first. */
export function SetsField({
  model: { record, sets },
}: {
  model: Pick<DiscountDetail, 'record' | 'sets'>
}): ReactNode {
  useSignals()
  const id = useUniqueId()
  const [term, setTerm] = useState('')
  const chosen = readIds(record.current.value.sets)
  const shown = sets.all.value.filter(
    set => chosen.includes(set.id) || fold(set.name).includes(fold(term.trim())),
  )
  const turn = (of: string): void => {
    const next = chosen.includes(of) ? chosen.filter(one => one !== of) : [...chosen, of]
    record.put({ sets: writeIds(sortByNumber(next)) })
  }
  return (
    <fieldset className="ostrov-discount-sets" aria-describedby={`${id}-hint`}>
      <legend>{t('sets')}</legend>
      <p id={`${id}-hint`} className="ostrov-muted">
        {t('setsHint')}
      </p>
      <input
        className="ostrov-input"
        type="search"
        autoComplete="off"
        aria-label={t('setsSearch')}
        placeholder={t('setsSearch')}
        value={term}
        onChange={event => setTerm(event.currentTarget.value)}
        onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
      />
      {sets.failure.value && (
        <FailureNote
          failure={sets.failure.value}
          lead={t('setsFailed')}
          isBusy={sets.isPending.value}
          onRetry={sets.reload}
        />
      )}
      <div className="ostrov-discount-set-list">
        {shown.map(set => (
          <label key={set.id} className="ostrov-checkbox">
            <input type="checkbox" checked={chosen.includes(set.id)} onChange={() => turn(set.id)} />
            <span>
              {set.name}{' '}
              <span className="ostrov-muted">{t('setProducts', { count: set.product_count })}</span>
            </span>
          </label>
        ))}
        {shown.length === 0 && !sets.failure.value && !sets.isPending.value && (
          <p className="ostrov-muted">{t('setsNone')}</p>
        )}
      </div>
      <KeyedText as="p" className="ostrov-muted" value={t('setsChosen', { count: chosen.length })} />
    </fieldset>
  )
}

/** As the server orders them, so that putting one back is no change. */
const sortByNumber = (ids: readonly string[]): string[] => [...ids].sort((a, b) => Number(a) - Number(b))
