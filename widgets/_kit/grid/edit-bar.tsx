import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect } from 'react'
import type { CellChange } from '#core/grid/cell-change.ts'
import type { CellEditModel, ConflictingCell } from '#core/grid/cell-edits.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { guardLeaving } from '#core/record/guard-leaving.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { CloseButton } from './bar-note.tsx'
import { bulkMessages } from './bulk-messages.ts'
import type { Grid } from './grid-model.ts'
import { showIn } from './show-typed.ts'
import { leadTo, Unsaved } from './unsaved-cells.tsx'

const t = createTranslate(bulkMessages)

/** Cells that two have changed, those that were not saved, what was changed last, and the way back and on again. */
export function EditBar<Row>({ grid }: { grid: Grid<Row> }): ReactNode {
  useSignals()
  // Its buttons come and go under the hands of who presses them.
  const bar = useFocusInPlace<HTMLDivElement>()
  const edits = grid.edits.value
  useEffect(() => (edits ? guardLeaving(edits.isUnsaved) : undefined), [edits])
  return (
    <div ref={bar} tabIndex={-1} className="ostrov-grid-bar">
      {edits?.conflicts.value.map(cell => (
        <Conflict key={`${cell.rowId} ${cell.columnId}`} grid={grid} cell={cell} />
      ))}
      <Unsaved grid={grid} />
      <LastEdit grid={grid} />
    </div>
  )
}

/** Both texts beside each other; nothing is saved before one of them is chosen. */
function Conflict<Row>({ grid, cell }: { grid: Grid<Row>; cell: ConflictingCell }): ReactNode {
  const column = grid.columns.find(({ id }) => id === cell.columnId)
  const edits = grid.edits.value
  if (!column || !edits) return null
  const mine = showIn(grid, cell, cell.text)
  const theirs = showIn(grid, cell, cell.theirs)
  return (
    <Note kind="warning">
      <KeyedText
        value={t(cell.isOwn ? 'conflictMineOf' : 'conflictOf', {
          row: grid.nameRow(cell.rowId),
          name: column.label,
          theirs,
          mine,
        })}
      />
      <button
        type="button"
        className="ostrov-grid-tool"
        onClick={() => {
          leadTo(grid, cell)
          void edits.keepMine(cell)
        }}
      >
        <KeyedText value={t('keepMine', { mine })} />
      </button>
      <button
        type="button"
        className="ostrov-grid-tool"
        onClick={() => {
          leadTo(grid, cell)
          edits.dismiss(cell.rowId, cell.columnId)
        }}
      >
        <KeyedText value={t('keepTheirs', { theirs })} />
      </button>
    </Note>
  )
}

/** One cell by both its texts, several by how many they are. */
function tellLast<Row>(grid: Grid<Row>, { changes, isUndo }: LastStep): string {
  const [only, ...others] = changes
  if (!only || others.length > 0)
    return t(isUndo ? 'changedBackCells' : 'changedCells', { count: changes.length })
  const column = grid.columns.find(({ id }) => id === only.columnId)
  return t(isUndo ? 'changedBack' : 'changed', {
    row: grid.nameRow(only.rowId),
    name: column?.label ?? '',
    from: showIn(grid, only, only.before),
    to: showIn(grid, only, only.after),
  })
}

type LastStep = NonNullable<CellEditModel['last']['value']>

/** The last step, until something else begins, or something about the same cells went wrong. */
function findTold<Row>({ edits, told: { passed } }: Grid<Row>): LastStep | null {
  const { last, failures, conflicts } = edits.value ?? {}
  const step = last?.value
  if (!step || step === passed.value) return null
  const wrong = [...(failures?.value ?? []).map(({ change }) => change), ...(conflicts?.value ?? [])]
  const isWrong = ({ rowId, columnId }: CellChange): boolean =>
    wrong.some(cell => cell.rowId === rowId && cell.columnId === columnId)
  return step.changes.some(isWrong) ? null : step
}

/** What a paste came to and its step are one note. */
export function isToldWithStep<Row>(grid: Grid<Row>): boolean {
  const { text, about } = grid.told
  return text.value !== '' && about.value !== null && about.value === findTold(grid)
}

function LastEdit<Row>({ grid }: { grid: Grid<Row> }): ReactNode {
  useSignals()
  const edits = grid.edits.value
  const last = findTold(grid)
  if (!edits || !last) return null
  const told = isToldWithStep(grid) && grid.told.text.value
  return (
    <Note kind="info">
      {told && <KeyedText value={told} />}
      {!(told && last.changes.length > 1) && <KeyedText value={tellLast(grid, last)} />}
      {edits.done.value.length > 0 && (
        <button type="button" className="ostrov-grid-tool" onClick={() => void edits.undo()}>
          {t('undo')}
        </button>
      )}
      {edits.undone.value.length > 0 && (
        <button type="button" className="ostrov-grid-tool" onClick={() => void edits.redo()}>
          {t('redo')}
        </button>
      )}
      <CloseButton onPress={grid.told.pass} />
    </Note>
  )
}
