import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { createTranslate } from '#core/intl/translate.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { showTotal } from './column.ts'
import { gridMessages } from './grid-messages.ts'
import type { Grid } from './grid-model.ts'

const t = createTranslate(gridMessages)

interface TotalsOptions<Row> {
  grid: Grid<Row>
  /** As the pager, they are made before the first rows are here. */
  isWaiting: boolean
}

/** Sums of the rows that are shown, or of those of them that are chosen. */
export function GridTotals<Row>({ grid, isWaiting }: TotalsOptions<Row>): ReactNode {
  useSignals()
  const { columns, list, getId, selection } = grid
  const { hidden } = grid.layout.value
  const summed = columns.filter(({ hasTotal, id }) => hasTotal && !hidden.includes(id))
  const rows = list.rows.value ?? []
  if (summed.length === 0 || (rows.length === 0 && !isWaiting)) return null
  const chosen = rows.filter(row => selection.isChosen(getId(row)))
  const of = chosen.length > 0 ? chosen : rows
  return (
    <div className="ostrov-grid-totals" data-waiting={isWaiting || undefined}>
      <KeyedText
        value={chosen.length > 0 ? t('totalOfChosen', { count: chosen.length }) : t('totalOfPage')}
      />
      {summed.map(column => (
        <p key={column.id}>
          {column.label} <KeyedText as="strong" value={showTotal(column, of)} />
        </p>
      ))}
    </div>
  )
}
