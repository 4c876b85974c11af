import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useState } from 'react'
import { makeFilterKey, OPERATORS, type Operator, readFilterKey } from '#core/grid/filters.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import type { Column } from './column.ts'
import { checkFilterValue, readFilterText, writeFilterText } from './filter-text.ts'
import { FilterValue } from './filter-value.tsx'
import { gridMessages } from './grid-messages.ts'
import type { Grid } from './grid-model.ts'
import { panelMessages } from './panel-messages.ts'

const t = createTranslate(panelMessages)
const words = createTranslate(gridMessages)

interface Draft<Row> {
  column: Column<Row>
  operator: Operator
  text: string
}

/** Puts a filter on a column, or changes the one that it was opened by. */
export function FilterPanel<Row>({
  grid,
  about,
  onClose,
}: {
  grid: Grid<Row>
  /** A filter's key, or a column; nothing for a new one. */
  about: string
  onClose: () => void
}): ReactNode {
  useSignals()
  const id = useUniqueId()
  const columns = grid.columns.filter(({ isFilterable }) => isFilterable)
  const { filters } = grid.list.query.value
  const [draft, setDraft] = useState(() => beginDraft(columns, about, filters))
  const [error, setError] = useState<string | null>(null)
  if (!draft) return null
  const { column, operator, text } = draft
  const change = (next: Partial<Draft<Row>>): void => {
    setError(null)
    setDraft({ ...draft, ...next })
  }
  const apply = (): void => {
    const wrong = checkFilterValue(column.kind, text)
    setError(wrong && t(wrong))
    if (wrong) return
    const key = makeFilterKey(column.id, operator)
    const others = Object.entries(filters).filter(([one]) => one !== key && one !== about)
    grid.list.setQuery({
      filters: Object.fromEntries([...others, [key, writeFilterText(column, operator, text)]]),
    })
    onClose()
  }
  return (
    <form
      className="ostrov-grid-filter"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        apply()
      }}
    >
      <label htmlFor={`${id}-column`}>{t('filterBy')}</label>
      <select
        id={`${id}-column`}
        className="ostrov-input"
        value={column.id}
        onChange={event => {
          const next = columns.find(one => one.id === event.currentTarget.value)
          if (next) change({ column: next, operator: OPERATORS[next.kind][0] ?? 'is', text: '' })
        }}
      >
        {columns.map(one => (
          <option key={one.id} value={one.id}>
            {one.label}
          </option>
        ))}
      </select>
      {OPERATORS[column.kind].length > 1 && (
        <select
          className="ostrov-input"
          aria-label={t('operator')}
          value={operator}
          onChange={event => {
            const next = OPERATORS[column.kind].find(one => one === event.currentTarget.value)
            if (next) change({ operator: next })
          }}
        >
          {OPERATORS[column.kind].map(one => (
            <option key={one} value={one}>
              {words(`operator.${one}`)}
            </option>
          ))}
        </select>
      )}
      <FilterValue
        id={`${id}-value`}
        column={column}
        text={text}
        error={error !== null}
        onChange={next => change({ text: next })}
      />
      {error && (
        <p id={`${id}-value-error`} role="alert" className="ostrov-field-error">
          <KeyedText value={error} />
        </p>
      )}
      <Button isSubmit label={t('applyFilter')} />
    </form>
  )
}

function beginDraft<Row>(
  columns: readonly Column<Row>[],
  about: string,
  filters: Readonly<Record<string, string>>,
): Draft<Row> | null {
  const found = Object.hasOwn(filters, about) ? readFilterKey(about, columns) : null
  if (found) return { ...found, text: readFilterText(found.column, filters[about] ?? '') }
  const column = columns.find(({ id }) => id === about) ?? columns[0]
  return column ? { column, operator: OPERATORS[column.kind][0] ?? 'is', text: '' } : null
}
