import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { createTranslate } from '#core/intl/translate.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { describeFilter } from './describe-filter.ts'
import { gridMessages } from './grid-messages.ts'
import type { Grid } from './grid-model.ts'

const t = createTranslate(gridMessages)

/** What the list is filtered by: press one to change it, its cross to take it off. */
export function FilterChips<Row>({ grid }: { grid: Grid<Row> }): ReactNode {
  useSignals()
  const { list, columns } = grid
  const chips = Object.entries(list.query.value.filters).flatMap(([key, value]) => {
    const ofColumn = describeFilter(key, value, columns)
    const text = ofColumn ?? grid.nameFilter?.(key, value) ?? null
    return text === null ? [] : [{ key, text, isOfColumn: ofColumn !== null }]
  })
  if (chips.length === 0) return null
  return (
    <ul className="ostrov-grid-chips" aria-label={t('filters')}>
      {chips.map(({ key, text, isOfColumn }) => (
        <li key={key} className="ostrov-grid-chip">
          {isOfColumn ? (
            <button
              type="button"
              onClick={event => grid.open({ kind: 'filter', anchor: event.currentTarget, about: key })}
            >
              <KeyedText value={text} />
            </button>
          ) : (
            <KeyedText value={text} />
          )}
          <button
            type="button"
            aria-label={t('removeFilter', { text })}
            onClick={() => list.setFilter(key, null)}
          >
            <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <button type="button" className="ostrov-grid-link" onClick={() => list.setQuery({ filters: {} })}>
            {t('removeFilters')}
          </button>
        </li>
      )}
    </ul>
  )
}
