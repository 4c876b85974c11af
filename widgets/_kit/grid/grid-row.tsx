import { memo, type ReactNode } from 'react'
import { createTranslate } from '#core/intl/translate.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import type { ShownColumn } from './arrange-columns.ts'
import { isNumeric, readLink, showCell } from './column.ts'
import { gridMessages } from './grid-messages.ts'

const t = createTranslate(gridMessages)

interface RowOptions<Row> {
  row: Row
  id: string
  /** Among the rows that are shown, from 0. */
  index: number
  /** Among all rows, from 1; the headings are 1. */
  ariaIndex: number
  start: number
  columns: readonly ShownColumn<Row>[]
  /** The cell of it that Tab comes to, or -1. */
  activeColumn: number
  hasSelection: boolean
  isChosen: boolean
  /** Of a card, which is as high as what it says. */
  measure: ((row: HTMLElement | null) => void) | undefined
}

/** One row; made anew only when something of it has changed. */
export const GridRow = memo(PlainRow) as typeof PlainRow

function PlainRow<Row>({
  row,
  id,
  index,
  ariaIndex,
  start,
  columns,
  activeColumn,
  hasSelection,
  isChosen,
  measure,
}: RowOptions<Row>): ReactNode {
  const first = hasSelection ? 1 : 0
  return (
    <div
      ref={measure}
      role="row"
      aria-rowindex={ariaIndex}
      aria-selected={hasSelection ? isChosen : undefined}
      data-index={index}
      data-id={id}
      className="ostrov-grid-row"
      style={{ transform: `translateY(${start}px)` }}
    >
      {hasSelection && (
        <div role="gridcell" aria-colindex={1} className="ostrov-grid-select" data-cell={`${index}:0`}>
          <input
            type="checkbox"
            data-stop
            tabIndex={activeColumn === 0 ? 0 : -1}
            checked={isChosen}
            aria-label={t('selectRow', { name: columns[0] ? showCell(columns[0].column, row) : id })}
            readOnly
          />
        </div>
      )}
      {columns.map((shown, at) => (
        <Cell
          key={shown.column.id}
          shown={shown}
          row={row}
          place={`${index}:${at + first}`}
          ariaColumn={at + first + 1}
          tabIndex={activeColumn === at + first ? 0 : -1}
        />
      ))}
    </div>
  )
}

/** What a cell holds: its value as the market writes it, and a real link where it leads somewhere. */
function Cell<Row>({
  shown: { column, pinnedAt },
  row,
  place,
  ariaColumn,
  tabIndex,
}: {
  shown: ShownColumn<Row>
  row: Row
  place: string
  ariaColumn: number
  tabIndex: number
}): ReactNode {
  const text = showCell(column, row)
  const href = readLink(column, row)
  return (
    <div
      role="gridcell"
      aria-colindex={ariaColumn}
      className="ostrov-grid-cell"
      data-cell={place}
      data-kind={isNumeric(column) ? 'number' : column.kind}
      data-label={column.label}
      data-pinned={pinnedAt === null ? undefined : true}
      tabIndex={href === null ? tabIndex : undefined}
      style={pinnedAt === null ? undefined : { insetInlineStart: `${pinnedAt}px` }}
    >
      {href === null ? (
        <KeyedText value={text} className="ostrov-grid-text" />
      ) : (
        <a key={`${href} ${text}`} href={href} tabIndex={tabIndex} data-stop className="ostrov-grid-text">
          {text}
        </a>
      )}
    </div>
  )
}
