import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useMemo, useState } from 'react'
import type { CellChange } from '#core/grid/cell-change.ts'
import type { FailedChange } from '#core/grid/cell-edits.ts'
import { toFailure } from '#core/http/failure.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { words } from '#core/intl/words.ts'
import { isOnline } from '#core/state/connection.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { SignInLink } from '#kit/feedback/sign-in-link.tsx'
import { CloseButton } from './bar-note.tsx'
import { bulkMessages } from './bulk-messages.ts'
import { isDenied, toCellFailure } from './cell-failure.ts'
import { gridMessages } from './grid-messages.ts'
import type { Grid } from './grid-model.ts'
import type { Cell } from './missed-edits.ts'
import { showIn } from './show-typed.ts'

const t = createTranslate(bulkMessages)
const tGrid = createTranslate(gridMessages)

/** Whoever has decided about a cell goes on from it, where the page has its row. */
export function leadTo<Row>(grid: Grid<Row>, cell: Cell): void {
  const place = grid.findMissed(cell)
  if (!place) return
  grid.due.current = true
  grid.active.value = place
}

/** As many as are told one by one. */
export const MOST_TOLD = 3

/** Those of one reason are told together, whatever the id of each request. */
function nameReason({ thrown }: FailedChange): string {
  const { failure, isOutcomeUnknown } = toCellFailure(thrown)
  return `${failure.kind} ${isOutcomeUnknown} ${'message' in failure ? failure.message : ''}`
}

/** What was put in and not saved, why, and the way on, whole wherever its cells are. */
export function Unsaved<Row>({ grid }: { grid: Grid<Row> }): ReactNode {
  useSignals()
  const failures = grid.edits.value?.failures.value ?? []
  const [read, setRead] = useState<readonly FailedChange[]>([])
  const reasons = [
    ...Map.groupBy(
      failures.filter(one => !read.includes(one)),
      nameReason,
    ),
  ]
  const rest = reasons.slice(MOST_TOLD).flatMap(([, all]) => all)
  return (
    <>
      {reasons.slice(0, MOST_TOLD).map(([name, all]) => (
        <Failed key={name} grid={grid} failures={all}>
          {/* Its cells stay marked, and the next failure is told again. */}
          <CloseButton onPress={() => setRead([...read, ...all])} />
        </Failed>
      ))}
      {rest.length > 0 && (
        <Note kind="error">
          <KeyedText value={`${t('more', { count: rest.length })}.`} />
        </Note>
      )}
    </>
  )
}

function Failed<Row>({
  grid,
  failures,
  children,
}: {
  grid: Grid<Row>
  failures: readonly FailedChange[]
  children: ReactNode
}): ReactNode {
  useSignals()
  const thrown = failures.at(-1)?.thrown
  const failure = useMemo(() => toCellFailure(thrown), [thrown])
  const isMute = isDenied(toFailure(thrown))
  const { kind } = failure.failure
  const isCut = !isOnline.value && kind === 'offline'
  const tell = (change: CellChange): string => {
    const column = grid.columns.find(({ id }) => id === change.columnId)
    const typed = showIn(grid, change, change.after)
    return `${grid.nameRow(change.rowId)}, ${column?.label}: ${tGrid(isCut ? 'unsavedOffline' : 'unsaved', { typed })}`
  }
  const rest = failures.length - MOST_TOLD
  const told = failures.slice(0, MOST_TOLD).map(({ change }) => tell(change))
  const lead = [...told, rest > 0 && `${t('more', { count: rest })}.`].filter(Boolean).join(' ')
  const retry = (): void => void grid.edits.peek()?.retry(meant => failures.some(one => one.thrown === meant))
  const again = <Button kind="secondary" label={words('retry')} onPress={retry} />
  // The same value would be refused again, however often it is sent.
  const isRefused = kind === 'invalid' || (kind === 'forbidden' && !isMute)
  if (!isCut)
    return (
      <FailureNote failure={failure} lead={lead} {...(!isRefused && { onRetry: retry })}>
        {isRefused && failures.length === 1 && failures[0] && (
          <WaysBack grid={grid} change={failures[0].change} />
        )}
        {isMute && (
          <>
            <SignInLink isApart={true} />
            {again}
          </>
        )}
        {children}
      </FailureNote>
    )
  return (
    <Note kind="error">
      <KeyedText value={lead} />
      {again}
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
