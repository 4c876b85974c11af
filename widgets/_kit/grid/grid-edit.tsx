import { useSignals } from '@preact/signals-react/runtime'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type CellChange, createCellEdits } from '#core/grid/cell-edits.ts'
import { toFailure } from '#core/http/failure.ts'
import { describeFailure } from '#core/intl/failure-text.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { words } from '#core/intl/words.ts'
import { makeKey } from '#core/state/intent.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { bulkMessages } from './bulk-messages.ts'
import { type Column, showTyped } from './column.ts'
import type { Grid } from './grid-model.ts'
import { writeEditText } from './write-cell.ts'

const t = createTranslate(bulkMessages)

/** From now on the grid keeps what is edited in it. */
export function startEdits<Row>(grid: Grid<Row>): void {
  if (grid.edits.peek()) return
  const { columns, list, getId } = grid
  const save = async ({ rowId, columnId, after }: CellChange, key: string): Promise<void> => {
    const row = list.rows.peek()?.find(one => getId(one) === rowId)
    const edit = columns.find(({ id }) => id === columnId)?.edit
    if (!row || !edit) throw new Error('The row is not on this page any more.')
    const saved = await edit.save(row, after, key)
    list.replaceRows(rows => rows.map(one => (getId(one) === rowId ? saved : one)))
  }
  const explain = (thrown: unknown): string => describeFailure(toFailure(thrown))
  grid.edits.value = createCellEdits({ save, explain, makeKey: makeKey })
}

interface EditorOptions<Row> {
  grid: Grid<Row>
  column: Column<Row>
  row: Row
}

/** The field in a cell: Enter saves and goes down, Tab saves and goes on, Escape gives up. */
export function CellEditor<Row>({ grid, column, row }: EditorOptions<Row>): ReactNode {
  const id = useUniqueId()
  const { text, error, setText, commit, cancel } = useEditedText(grid, column, row)
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null)
  useEffect(() => {
    field.current?.focus()
    if (field.current instanceof HTMLInputElement && grid.editing.peek()?.typed === null)
      field.current.select()
  }, [grid])
  const shared = {
    ref: field,
    className: 'ostrov-grid-field',
    'aria-label': column.label,
    'aria-invalid': error !== null || undefined,
    'aria-describedby': error === null ? undefined : id,
    value: text,
    onBlur: () => commit('stay'),
    onKeyDown: (event: KeyboardEvent) => {
      const moves = { Enter: 'down', Tab: event.shiftKey ? 'back' : 'on' } as const
      if (event.key === 'Escape') cancel()
      else if (event.key === 'Enter' || event.key === 'Tab') commit(moves[event.key])
      else return
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
          type={column.kind === 'date' ? 'date' : 'text'}
          inputMode={column.kind === 'number' || column.kind === 'money' ? 'decimal' : undefined}
          autoComplete="off"
          onChange={event => setText(event.currentTarget.value)}
        />
      )}
      {error !== null && (
        <span id={id} role="alert" className="ostrov-grid-cell-error" data-open>
          <KeyedText value={error} />
        </span>
      )}
    </span>
  )
}

function listChoices<Row>({ kind, choices }: Column<Row>) {
  if (kind === 'flag')
    return [
      { value: 'true', label: words('yes') },
      { value: 'false', label: words('no') },
    ]
  return kind === 'choice' ? (choices ?? []) : null
}

const MOVES = { stay: [0, 0], down: [1, 0], on: [0, 1], back: [0, -1] } as const

function useEditedText<Row>(grid: Grid<Row>, column: Column<Row>, row: Row) {
  const rowId = grid.getId(row)
  const before = writeEditText(column, row)
  const mark = grid.marks.peek().get(rowId)?.get(column.id)
  const [text, setText] = useState(() => grid.editing.peek()?.typed ?? mark?.text ?? before)
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
      const wrong = text === before ? null : (column.edit?.check(text) ?? null)
      setError(wrong)
      if (wrong !== null) return
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

/** What was changed last, and the way back and on again. */
export function EditBar<Row>({ grid }: { grid: Grid<Row> }): ReactNode {
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
      <KeyedText value={t(last ? 'changed' : 'changedBack', { name: column.label, from, to })} />
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
