import { memo, type ReactNode } from 'react'
import type { CellMark, RowMarks } from '#core/grid/cell-edits.ts'
import { createTranslate } from '#core/intl/translate.ts'
import type { ShownColumn } from './arrange-columns.ts'
import { type Column, readLink, showCell } from './column.ts'
import { gridMessages } from './grid-messages.ts'

const t = createTranslate(gridMessages)

interface RowOptions<Row> {
  row: Row
  id: string
  /** Among the rows that are shown, from 0. */
  index: number
  /** Among all rows, from 1; the headings are 1. */
  ariaIndex: number
  /** In pixels from the top; null where rows follow each other, as on paper. */
  start: number | null
  columns: readonly ShownColumn<Row>[]
  hasSelection: boolean
  /** What it is called, where its first column does not tell. */
  nameRow: ((row: Row) => string) | undefined
  isChosen: boolean
  /** The first and the last cell that are marked. */
  markedFrom: number
  markedTo: number
  marks: RowMarks | undefined
  /** The place of the cell that is edited, and what edits it. */
  editedColumn: number
  editor: ReactNode
  /** Of a card, which is as high as what it says. */
  measure: ((row: HTMLElement | null) => void) | undefined
}

/** One row; made anew only when something of it has changed. */
export const GridRow = memo(PlainRow) as typeof PlainRow

function PlainRow<Row>(options: RowOptions<Row>): ReactNode {
  const { row, id, index, start, columns, hasSelection, nameRow, isChosen, marks } = options
  const first = hasSelection ? 1 : 0
  return (
    <div
      ref={options.measure}
      role="row"
      aria-rowindex={options.ariaIndex}
      aria-selected={hasSelection ? isChosen : undefined}
      data-index={index}
      data-id={id}
      className="ostrov-grid-row"
      style={start === null ? undefined : { insetBlockStart: `${start}px` }}
    >
      {hasSelection && (
        <div role="gridcell" aria-colindex={1} className="ostrov-grid-select" data-cell={`${index}:0`}>
          <input
            type="checkbox"
            data-stop
            tabIndex={-1}
            checked={isChosen}
            aria-label={t('selectRow', {
              name: nameRow?.(row) ?? (columns[0] ? showCell(columns[0].column, row) : id),
            })}
            readOnly
          />
        </div>
      )}
      {columns.map((shown, at) => {
        const place = at + first
        return drawCell({
          shown,
          row,
          index,
          place,
          isMarked: place >= options.markedFrom && place <= options.markedTo,
          mark: marks?.get(shown.column.id),
          isCard: options.measure !== undefined,
          editor: options.editedColumn === place ? options.editor : null,
        })
      })}
    </div>
  )
}

interface CellOptions<Row> {
  shown: ShownColumn<Row>
  row: Row
  index: number
  place: number
  isMarked: boolean
  mark: CellMark | undefined
  /** A card names what a table has in its heading. */
  isCard: boolean
  editor: ReactNode
}

/** Called, no component: a screen has hundreds of cells, and each component of a cell is one more object to keep. */
function drawCell<Row>(options: CellOptions<Row>): ReactNode {
  const { shown, row, index, place, isMarked, mark, editor } = options
  const { column, pinnedAt } = shown
  const text = mark ? (mark.shown ?? mark.text) : showCell(column, row)
  const href = mark || editor ? null : readLink(column, row)
  return (
    <div
      key={column.id}
      role="gridcell"
      aria-colindex={place + 1}
      aria-invalid={mark?.failure ? true : undefined}
      title={mark?.failure ?? undefined}
      aria-busy={mark && mark.failure === null ? true : undefined}
      aria-readonly={column.edit ? undefined : true}
      className="ostrov-grid-cell"
      data-cell={`${index}:${place}`}
      data-kind={KINDS[column.kind]}
      data-tone={(!mark && !editor && column.tone?.(row)) || undefined}
      data-label={options.isCard ? column.label : undefined}
      data-marked={isMarked || undefined}
      data-pinned={pinnedAt === null ? undefined : true}
      data-editable={column.edit ? true : undefined}
      data-editing={editor ? true : undefined}
      tabIndex={href === null && !editor ? -1 : undefined}
      style={pinnedAt === null ? undefined : { insetInlineStart: `${pinnedAt}px` }}
    >
      {editor || drawContent(text, href, mark)}
    </div>
  )
}

/** Only what is set otherwise than text says its kind. */
const KINDS: Partial<Readonly<Record<Column<never>['kind'], string>>> = {
  number: 'number',
  money: 'number',
  date: 'date',
  moment: 'moment',
}

/**
 * Its value as the market writes it, a real link where it leads somewhere, and why what was put in was not saved. Made
 * anew for each text, as `KeyedText` is, for a browser's translation.
 */
function drawContent(text: string, href: string | null, mark: CellMark | undefined): ReactNode {
  if (href !== null)
    return (
      <a key={`${href} ${text}`} href={href} tabIndex={-1} data-stop className="ostrov-grid-text">
        {text}
      </a>
    )
  const shown = (
    <span key={text} className="ostrov-grid-text">
      {text}
    </span>
  )
  if (!mark?.failure) return shown
  return [
    shown,
    <span key={` ${mark.failure}`} ref={turnReason} className="ostrov-grid-cell-error">
      {mark.failure}
    </span>,
  ]
}

/**
 * Why a text was not saved opens upward, or toward the start, where the box of the rows would cut it, but not over the
 * cell that has the focus.
 */
export function turnReason(reason: Element | null): void {
  const row = reason?.closest('.ostrov-grid-row')
  const box = row?.closest('.ostrov-grid-scroller')
  if (!reason?.parentElement || !row || !box) return
  const cell = reason.parentElement.getBoundingClientRect()
  const { left, top } = box.getBoundingClientRect()
  reason.toggleAttribute('data-startward', cell.left + reason.clientWidth > left + box.clientWidth)
  const end = cell.bottom + reason.clientHeight
  const foot = box.querySelector('.ostrov-grid-foot')?.clientHeight ?? 0
  const room = top + box.clientTop + box.clientHeight - foot
  const isOver = row.previousElementSibling?.contains(document.activeElement)
  row.toggleAttribute('data-upward', end > Math.min(room, innerHeight) && !isOver)
}
