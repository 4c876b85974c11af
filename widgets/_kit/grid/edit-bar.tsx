import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { CellChange } from '#core/grid/cell-change.ts'
import type { CellEditModel, ConflictingCell, FailedChange } from '#core/grid/cell-edits.ts'
import { toFailure } from '#core/http/failure.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { words } from '#core/intl/words.ts'
import { guardLeaving } from '#core/record/guard-leaving.ts'
import { isOnline } from '#core/state/connection.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { CloseButton } from './bar-note.tsx'
import { bulkMessages } from './bulk-messages.ts'
import { gridMessages } from './grid-messages.ts'
import type { Grid } from './grid-model.ts'
import type { Cell } from './missed-edits.ts'
import { showIn } from './show-typed.ts'

const t = createTranslate(bulkMessages)
const tGrid = createTranslate(gridMessages)

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

/** Whoever has decided about a cell goes on from it, where the page has its row. */
function leadTo<Row>(grid: Grid<Row>, cell: Cell): void {
  const place = grid.findMissed(cell)
  if (!place) return
  grid.due.current = true
  grid.active.value = place
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

/** As many as are told one by one. */
export const MOST_TOLD = 3

/** The same value would be refused again, however often it is sent. */
const isRefused = ({ thrown }: FailedChange): boolean => toFailure(thrown).failure.kind === 'invalid'

/** What was put in and not saved, why, and the way on, whole wherever its cells are. */
function Unsaved<Row>({ grid }: { grid: Grid<Row> }): ReactNode {
  useSignals()
  const edits = grid.edits.value
  const failures = edits?.failures.value ?? []
  const [read, setRead] = useState<unknown>(null)
  if (!edits || failures.length === 0 || read === edits.failures.value) return null
  // Its cells stay marked, and the next failure is told again.
  const close = <CloseButton onPress={() => setRead(failures)} />
  const refused = failures.filter(isRefused)
  const failed = failures.filter(one => !isRefused(one))
  return (
    <>
      {refused.length > 0 && (
        <Failed grid={grid} failures={refused}>
          {refused.length === 1 && refused[0] && <WaysBack grid={grid} change={refused[0].change} />}
          {close}
        </Failed>
      )}
      {failed.length > 0 && (
        <Failed
          grid={grid}
          failures={failed}
          onRetry={() => void edits.retry(thrown => failed.some(one => one.thrown === thrown))}
        >
          {close}
        </Failed>
      )}
    </>
  )
}

function Failed<Row>({
  grid,
  failures,
  onRetry,
  children,
}: {
  grid: Grid<Row>
  failures: readonly FailedChange[]
  onRetry?: () => void
  children: ReactNode
}): ReactNode {
  useSignals()
  const thrown = failures.at(-1)?.thrown
  const failure = useMemo(() => toFailure(thrown), [thrown])
  const isCut = !isOnline.value && failure.failure.kind === 'offline'
  const tell = (change: CellChange): string => {
    const column = grid.columns.find(({ id }) => id === change.columnId)
    const typed = showIn(grid, change, change.after)
    return `${grid.nameRow(change.rowId)}, ${column?.label}: ${tGrid(isCut ? 'unsavedOffline' : 'unsaved', { typed })}`
  }
  const rest = failures.length - MOST_TOLD
  const told = failures.slice(0, MOST_TOLD).map(({ change }) => tell(change))
  const lead = [...told, rest > 0 && `${t('more', { count: rest })}.`].filter(Boolean).join(' ')
  if (!isCut)
    return (
      <FailureNote failure={failure} lead={lead} {...(onRetry && { onRetry })}>
        {children}
      </FailureNote>
    )
  return (
    <Note kind="error">
      <KeyedText value={lead} />
      {onRetry && <Button kind="secondary" label={words('retry')} onPress={onRetry} />}
      {children}
    </Note>
  )
}

/** Another value, or the saved one. */
function WaysBack<Row>({ grid, change }: { grid: Grid<Row>; change: CellChange }): ReactNode {
  useSignals()
  const { rowId, columnId } = change
  const saved = showIn(grid, change, change.before)
  return (
    <>
      {grid.findMissed(change) && (
        <Button kind="secondary" label={t('correct')} onPress={() => grid.retryEdit(change)} />
      )}
      <button
        type="button"
        className="ostrov-grid-tool"
        onClick={() => {
          leadTo(grid, change)
          grid.edits.peek()?.dismiss(rowId, columnId)
        }}
      >
        <KeyedText value={t('putBack', { saved })} />
      </button>
    </>
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
