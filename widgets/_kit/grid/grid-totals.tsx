import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { createTranslate } from '#core/intl/translate.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import type { ShownColumn } from './arrange-columns.ts'
import { showTotal } from './column.ts'
import { gridMessages } from './grid-messages.ts'
import type { Grid } from './grid-model.ts'

const t = createTranslate(gridMessages)

/** The rows that are shown, or those of them that are chosen, and what they are called. */
function readSummed<Row>({ list, getId, selection }: Grid<Row>): { of: readonly Row[]; said: string } {
  const rows = list.rows.value ?? []
  const chosen = rows.filter(row => selection.isChosen(getId(row)))
  return chosen.length > 0
    ? { of: chosen, said: t('totalOfChosen', { count: chosen.length }) }
    : { of: rows, said: t('totalOfPage') }
}

export const hasTotals = <Row,>(columns: readonly ShownColumn<Row>[]): boolean =>
  columns.some(({ column }) => column.hasTotal)

interface FootOptions<Row> {
  grid: Grid<Row>
  columns: readonly ShownColumn<Row>[]
  widths: Record<string, string>
}

/** Sums, each below its own column, at the end of what is seen of the rows. No row of the table: no key leads there. */
export function GridFoot<Row>({ grid, columns, widths }: FootOptions<Row>): ReactNode {
  useSignals()
  const { of, said } = readSummed(grid)
  const lead = columns.findIndex(({ column }) => !column.hasTotal)
  return (
    <div className="ostrov-grid-foot" style={widths}>
      <div className="ostrov-grid-row">
        {grid.hasSelection && <div className="ostrov-grid-select" />}
        {columns.map(({ column, pinnedAt }, at) => (
          <div
            key={column.id}
            className="ostrov-grid-cell"
            data-kind={column.hasTotal ? 'number' : undefined}
            data-pinned={pinnedAt === null ? undefined : true}
            style={pinnedAt === null ? undefined : { insetInlineStart: `${pinnedAt}px` }}
          >
            {column.hasTotal && <span className="ostrov-hidden">{`${column.label} `}</span>}
            {column.hasTotal && (
              <KeyedText as="strong" className="ostrov-grid-text" value={showTotal(column, of)} />
            )}
            {at === lead && <KeyedText className="ostrov-grid-text" value={said} />}
          </div>
        ))}
      </div>
    </div>
  )
}

interface TotalsOptions<Row> {
  grid: Grid<Row>
  /** As the pager, they are made before the first rows are here. */
  isWaiting: boolean
}

/** The sums of cards and of paper, which have no columns to stand below. */
export function GridTotals<Row>({ grid, isWaiting }: TotalsOptions<Row>): ReactNode {
  useSignals()
  const { columns } = grid
  const { hidden } = grid.layout.value
  const summed = columns.filter(({ hasTotal, id }) => hasTotal && !hidden.includes(id))
  const { of, said } = readSummed(grid)
  if (summed.length === 0 || (of.length === 0 && !isWaiting)) return null
  return (
    <div className="ostrov-grid-totals" data-waiting={isWaiting || undefined}>
      <KeyedText value={said} />
      {summed.map(column => (
        <p key={column.id}>
          {column.label} <KeyedText as="strong" value={showTotal(column, of)} />
        </p>
      ))}
    </div>
  )
}
