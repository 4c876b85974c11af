import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { type CellChange, CellConflict, checkBefore } from '#core/grid/cell-change.ts'
import { createCellEdits } from '#core/grid/cell-edits.ts'
import { toFailure } from '#core/http/failure.ts'
import { isOffline } from '#core/http/online.ts'
import { describeFailure } from '#core/intl/failure-text.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { words } from '#core/intl/words.ts'
import { readSaver } from '#core/record/read-saver.ts'
import { createKeyedSends, makeKey } from '#core/state/intent.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { bulkMessages } from './bulk-messages.ts'
import { toCellFailure } from './cell-failure.ts'
import type { Choice, Column } from './column.ts'
import { gridMessages } from './grid-messages.ts'
import type { Grid } from './grid-model.ts'
import { turnReason } from './grid-row.tsx'
import type { HeldKey } from './missed-edits.ts'
import { showIn } from './show-typed.ts'
import { writeEditText } from './write-cell.ts'

const t = createTranslate(bulkMessages)
const tGrid = createTranslate(gridMessages)

/** From now on the grid keeps what is edited in it. */
export function startEdits<Row>(grid: Grid<Row>): void {
  if (grid.edits.peek()) return
  const { columns, findRow, putRow } = grid
  const save = async (change: CellChange, key: string): Promise<string> => {
    const row = findRow(change.rowId)
    const column = columns.find(({ id }) => id === change.columnId)
    const edit = column?.edit
    if (!row || !edit) throw new Error('Nobody has seen the row.')
    checkBefore(change, writeEditText(column, row))
    try {
      return writeEditText(column, putRow(await edit.save(row, change.after, key)))
    } catch (thrown) {
      const current = edit.readCurrent?.(thrown) ?? null
      if (current === null) throw thrown
      putRow(current)
      checkBefore(change, writeEditText(column, current), readSaver(toFailure(thrown).body) === 'me')
      // Somebody else has changed other cells of the row: both changes stand.
      return writeEditText(column, putRow(await edit.save(current, change.after, makeKey())))
    }
  }
  const sendKeyed = createKeyedSends()
  grid.edits.value = createCellEdits({
    begin: ({ rowId }) => grid.keepRow(rowId),
    save: change => sendKeyed(change, key => save(change, key)),
    explain: (...of) => explain(grid, ...of),
    show: change => showIn(grid, change, change.after),
  })
}

function explain<Row>(grid: Grid<Row>, thrown: unknown, change: CellChange): string {
  if (thrown instanceof CellConflict)
    return t(thrown.isOwn ? 'conflictMine' : 'conflict', { theirs: showIn(grid, change, thrown.theirs) })
  const failure = toCellFailure(thrown)
  // Of what was sent while there is no network nothing has arrived.
  return failure.failure.kind === 'offline' && isOffline()
    ? tGrid('unsavedOffline', { typed: showIn(grid, change, change.after) })
    : describeFailure(failure)
}

interface EditorOptions<Row> {
  grid: Grid<Row>
  column: Column<Row>
  row: Row
  /** There is no key to save by, or to give up by. */
  isCard: boolean
}

/** The field in a cell: Enter saves and goes down, Tab saves and goes on, Escape gives up. */
export function CellEditor<Row>({ grid, column, row, isCard }: EditorOptions<Row>): ReactNode {
  const id = useUniqueId()
  const { text, error, setText, commit, cancel } = useEditedText(grid, column, row)
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const isTyped = grid.editing.peek()?.typed !== null
  // Before the next key, which else would come to no field.
  useLayoutEffect(() => {
    startEdits(grid)
    field.current?.focus()
    if (field.current instanceof HTMLInputElement && !isTyped) field.current.select()
    const first = grid.held.shift()
    if (first) press(first)
  }, [])
  const press = ({ key, shiftKey }: HeldKey): boolean => {
    if (key === 'Escape') cancel()
    else if (key === 'Enter') commit('down')
    else if (key === 'Tab') commit(shiftKey ? 'back' : 'on')
    else return false
    return true
  }
  const shared = {
    ref: field,
    className: 'ostrov-grid-field',
    'aria-label': column.label,
    'aria-invalid': error !== null || undefined,
    'aria-describedby': error === null ? undefined : id,
    value: text,
    onBlur: () => commit('stay'),
    onKeyDown: (event: KeyboardEvent) => {
      if (!press(event)) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
  const choices = listChoices(column)
  return (
    <span data-editor className="ostrov-grid-editor">
      {choices ? (
        <select {...shared} onChange={event => setText(event.currentTarget.value)}>
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type={TYPES.get(column.kind) ?? 'text'}
          inputMode={findInputMode(grid, column)}
          autoComplete="off"
          onChange={event => setText(event.currentTarget.value)}
        />
      )}
      {error !== null && (
        <span ref={turnReason} id={id} role="alert" className="ostrov-grid-cell-error" data-open>
          <KeyedText value={error} />
        </span>
      )}
      {isCard && (
        <>
          <EditorButton label={t('save')} sign="✓" onPress={() => commit('stay')} />
          <EditorButton label={words('cancel')} sign="✕" onPress={cancel} />
        </>
      )}
    </span>
  )
}

/** The field keeps the focus as it is pressed, or leaving the field would be what saves it. */
const EditorButton = ({
  label,
  sign,
  onPress,
}: {
  label: string
  sign: string
  onPress: () => void
}): ReactNode => (
  <button
    type="button"
    className="ostrov-grid-tool"
    aria-label={label}
    onMouseDown={event => event.preventDefault()}
    onClick={onPress}
  >
    <span aria-hidden="true">{sign}</span>
  </button>
)

/** Which keys a phone shows: digits alone where the column holds whole numbers. */
function findInputMode<Row>({ list }: Grid<Row>, { kind, read }: Column<Row>) {
  if (kind !== 'number' && kind !== 'money') return undefined
  const isWhole = (row: Row): boolean => Number.isInteger(read(row) ?? 0)
  return kind === 'number' && list.rows.peek()?.every(isWhole) ? 'numeric' : 'decimal'
}

const TYPES: ReadonlyMap<Column<never>['kind'], string> = new Map([
  ['date', 'date'],
  ['moment', 'datetime-local'],
])

function listChoices<Row>({ kind, choices }: Column<Row>): readonly Choice[] | null {
  if (kind === 'flag')
    return [
      { value: 'true', label: words('yes') },
      { value: 'false', label: words('no') },
    ]
  return kind === 'choice' ? (choices ?? []) : null
}

/** What was typed instead of the cell's text; a choice is found by how it begins, and a day can't begin by a letter. */
function readTyped<Row>(grid: Grid<Row>, column: Column<Row>): string | null {
  const typed = grid.editing.peek()?.typed ?? null
  if (typed === null || TYPES.has(column.kind)) return null
  const choices = listChoices(column)
  if (!choices) return typed
  const isMeant = ({ label }: Choice): boolean => label.toLowerCase().startsWith(typed.toLowerCase())
  return choices.find(isMeant)?.value ?? null
}

const MOVES = { stay: [0, 0], down: [1, 0], on: [0, 1], back: [0, -1] } as const

function useEditedText<Row>(grid: Grid<Row>, column: Column<Row>, row: Row) {
  const rowId = grid.getId(row)
  // The row may be renewed while somebody types over what it was.
  const [before] = useState(() => writeEditText(column, row))
  const mark = grid.marks.peek().get(rowId)?.get(column.id)
  const [text, setText] = useState(() => readTyped(grid, column) ?? mark?.text ?? before)
  const [error, setError] = useState<string | null>(mark?.failure ?? null)
  const isOver = useRef(false)

  const leave = (): void => {
    isOver.current = true
    grid.edit(null)
  }
  return {
    text,
    error,
    setText(next: string): void {
      setError(null)
      setText(next)
    },
    cancel(): void {
      grid.edits.peek()?.dismiss(rowId, column.id)
      leave()
    },
    commit(how: keyof typeof MOVES): void {
      if (isOver.current) return
      const wrong = text === before ? null : (column.edit?.check(text, row) ?? null)
      setError(wrong)
      if (wrong !== null) {
        // What was pressed after it was meant for another cell.
        grid.held.length = 0
        return
      }
      const place = grid.editing.peek()
      leave()
      if (text === before) grid.edits.peek()?.dismiss(rowId, column.id)
      else void grid.edits.peek()?.change({ rowId, columnId: column.id, before, after: text })
      if (place && how !== 'stay') {
        const [down, on] = MOVES[how]
        const last = grid.ids.peek().length - 1
        grid.activate({ row: Math.min(last, place.row + down), column: Math.max(0, place.column + on) })
      }
    },
  }
}
