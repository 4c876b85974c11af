import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { Discount } from '#core/api/discounts/discounts.ts'
import type { ListModel } from '#core/state/list-model.ts'
import { STATE_FILTER } from './columns.ts'
import { t } from './messages.ts'

const CHOICES = [
  ['every', null],
  ['everyValid', 'valid'],
  ['everyPlanned', 'planned'],
  ['everyOver', 'over'],
] as const

/** What is asked for most: discounts of one state, or of all; other filters stay. */
export function Choices({ list }: { list: ListModel<Discount> }): ReactNode {
  useSignals()
  const chosen = list.query.value.filters[STATE_FILTER] ?? null
  return (
    <fieldset className="ostrov-staff-choices">
      <legend className="ostrov-hidden">{t('show')}</legend>
      {CHOICES.map(([name, state]) => (
        <button
          key={name}
          type="button"
          className="ostrov-staff-choice"
          aria-pressed={chosen === state}
          onClick={() => list.setFilter(STATE_FILTER, state)}
        >
          {t(name)}
        </button>
      ))}
    </fieldset>
  )
}
