import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { ConflictingCell } from '#core/grid/cell-edits.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { useScrollPadding } from '#kit/focus/use-scroll-padding.ts'
import { bulkMessages } from './bulk-messages.ts'
import { showTyped } from './column.ts'
import type { Grid } from './grid-model.ts'

const t = createTranslate(bulkMessages)

/** Cells that two have changed, what was changed last, and the way back and on again. */
export function EditBar<Row>({ grid }: { grid: Grid<Row> }): ReactNode {
  useSignals()
  // Its buttons come and go under the hands of who presses them.
  const bar = useFocusInPlace<HTMLDivElement>()
  useScrollPadding(bar, 'end')
  return (
    <div ref={bar} tabIndex={-1} className="ostrov-grid-bar">
      {grid.edits.value?.conflicts.value.map(cell => (
        <Conflict key={`${cell.rowId} ${cell.columnId}`} grid={grid} cell={cell} />
      ))}
      <LastEdit grid={grid} />
    </div>
  )
}

/** Both texts beside each other; nothing is saved before one of them is chosen. */
function Conflict<Row>({ grid, cell }: { grid: Grid<Row>; cell: ConflictingCell }): ReactNode {
  const column = grid.columns.find(({ id }) => id === cell.columnId)
  const row = grid.list.rows.value?.find(one => grid.getId(one) === cell.rowId)
  const edits = grid.edits.value
  if (!column || !row || !edits) return null
  const mine = showTyped(column, cell.text) || t('nothing')
  const theirs = showTyped(column, cell.theirs) || t('nothing')
  return (
    <Note kind="warning">
      <KeyedText
        value={t('conflictOf', { row: grid.nameRow(cell.rowId), name: column.label, theirs, mine })}
      />
      <button type="button" className="ostrov-grid-tool" onClick={() => void edits.keepMine(cell)}>
        <KeyedText value={t('keepMine', { mine })} />
      </button>
      <button
        type="button"
        className="ostrov-grid-tool"
        onClick={() => edits.dismiss(cell.rowId, cell.columnId)}
      >
        <KeyedText value={t('keepTheirs', { theirs })} />
      </button>
    </Note>
  )
}

function LastEdit<Row>({ grid }: { grid: Grid<Row> }): ReactNode {
  useSignals()
  const edits = grid.edits.value
  const last = edits?.done.value.at(-1)
  const next = edits?.undone.value.at(-1)
  if (!edits || (!last && !next)) return null
  const shown = last ?? next
  const column = grid.columns.find(({ id }) => id === shown?.columnId)
  if (!column || !shown) return null
  const from = showTyped(column, shown.before)
  const to = showTyped(column, shown.after)
  return (
    <Note kind="info">
      <KeyedText
        value={t(last ? 'changed' : 'changedBack', {
          row: grid.nameRow(shown.rowId),
          name: column.label,
          from,
          to,
        })}
      />
      {last && (
        <button type="button" className="ostrov-grid-tool" onClick={() => void edits.undo()}>
          {t('undo')}
        </button>
      )}
      {next && (
        <button type="button" className="ostrov-grid-tool" onClick={() => void edits.redo()}>
          {t('redo')}
        </button>
      )}
    </Note>
  )
}
