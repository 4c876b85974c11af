import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useState } from 'react'
import { type DiscountSet, discountSets } from '#core/api/discounts/discounts.ts'
import { readIds, writeIds } from '#core/discounts/discount-draft.ts'
import { createSuggestions } from '#kit/combobox/suggestions.ts'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { Picker } from '#kit/picker/picker.tsx'
import { t } from './messages.ts'
import type { DiscountDetail } from './model.ts'

/** The sets that a discount is for, found by a few letters of their names. */
export function SetsField({
  model: { record, sets },
}: {
  model: Pick<DiscountDetail, 'record' | 'sets'>
}): ReactNode {
  useSignals()
  const [suggestions] = useState(() =>
    createSuggestions<DiscountSet>(
      search => ({ endpoint: discountSets, query: { search, ordering: 'name', page_size: '20' } }),
      { least: 1 },
    ),
  )
  const known = new Map(sets.all.value.map(set => [set.id, set]))
  const picked = readIds(record.current.value.sets).map(
    id => known.get(id) ?? { id, name: id, product_count: 0 },
  )
  return (
    <>
      <Picker
        label={t('sets')}
        hint={t('setsHint')}
        isOptional
        suggestions={suggestions}
        isTextRefused
        picked={picked}
        onChange={next => record.put({ sets: writeIds(sortByNumber(next.map(({ id }) => id))) })}
        renderItem={({ name, product_count: count }) => (
          <>
            {name} <span className="ostrov-muted">{t('setProducts', { count })}</span>
          </>
        )}
      />
      {sets.failure.value && (
        <FailureNote
          failure={sets.failure.value}
          lead={t('setsFailed')}
          isBusy={sets.isPending.value}
          onRetry={sets.reload}
        />
      )}
    </>
  )
}

/** As the server orders them, so that putting one back is no change. */
const sortByNumber = (ids: readonly string[]): string[] => [...ids].sort((a, b) => Number(a) - Number(b))
