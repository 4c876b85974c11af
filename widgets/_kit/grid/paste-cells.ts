import type { CellChange } from '#core/grid/cell-change.ts'
import type { CellPlace } from '#core/grid/move-cell.ts'
import { readTsv } from '#core/grid/read-tsv.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { words } from '#core/intl/words.ts'
import type { ShownColumn } from './arrange-columns.ts'
import { bulkMessages } from './bulk-messages.ts'
import type { Column } from './column.ts'
import { startEdits } from './grid-edit.tsx'
import type { Grid } from './grid-model.ts'
import { MOST_TOLD } from './unsaved-cells.tsx'
import { writeEditText } from './write-cell.ts'

const t = createTranslate(bulkMessages)

/** A day, and maybe a time, as cells of both markets write them. */
const DAY = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})(?:\s+(\d{1,2}:\d{2}))?$/
/** No currency has cents that its cells don't need. */
const WHOLE = /[.,]00$/

/** A pasted text as the cell's field would hold it. */
function toEditText<Row>({ kind, choices }: Column<Row>, text: string): string {
  const isSame = (label: string): boolean => label.toLowerCase() === text.toLowerCase()
  if (kind === 'choice') return choices?.find(({ label }) => isSame(label))?.value ?? text
  if (kind === 'flag') return isSame(words('yes')) ? 'true' : isSame(words('no')) ? 'false' : text
  if (kind === 'money') return text.replace(WHOLE, '')
  const [found, day = '', month = '', year, time] =
    kind === 'date' || kind === 'moment' ? (DAY.exec(text) ?? []) : []
  if (!found) return text
  const date = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  return kind === 'date' ? date : `${date}T${(time ?? '0:00').padStart(5, '0')}`
}

/** What a choice does not offer is refused before its own rules see it. */
function findFault<Row>({ kind, choices, edit }: Column<Row>, text: string, row: Row): string | null {
  const isOffered =
    kind === 'choice'
      ? choices?.some(({ value }) => value === text)
      : kind !== 'flag' || /^(true|false)$/.test(text)
  return isOffered ? (edit?.check(text, row) ?? null) : t('notOffered')
}

/**
 * Puts a text into the cell that has the focus, and what follows in it by tabs and lines into those beside and below, as
 * far as they are on the page and may be changed. They are saved one after the other, and are one step to take back.
 */
export async function pasteText<Row>(
  grid: Grid<Row>,
  columns: readonly ShownColumn<Row>[],
  text: string,
): Promise<void> {
  const { from, to } = grid.range.peek() ?? { from: grid.active.peek(), to: grid.active.peek() }
  const at = { row: Math.min(from.row, to.row), column: Math.min(from.column, to.column) }
  const rows = grid.list.rows.peek() ?? []
  const first = at.column - (grid.hasSelection ? 1 : 0)
  const puts: Put<Row>[] = []
  let left = 0
  let beyond = 0
  for (const [down, cells] of readTsv(text).entries())
    for (const [on, pasted] of cells.entries()) {
      const row = rows[at.row + down]
      const column = columns[first + on]?.column
      if (row === undefined || !column) beyond++
      else if (!column.edit) left++
      else puts.push({ row, column, text: toEditText(column, pasted) })
    }
  const column = columns[first]?.column
  if (puts.length === 0 && column) return grid.told.tell(t('pastedNowhere', { name: column.label }))
  const { saved, same, refused } = await putAll(grid, puts)
  const step = saved > 0 ? (grid.edits.peek()?.last.peek() ?? null) : null
  tellPasted(grid, step, { count: saved + same, refused, left, beyond })
}

/** What the first marked cell of each column holds goes into those below it, as one step. */
export async function fillDown<Row>(
  grid: Grid<Row>,
  columns: readonly ShownColumn<Row>[],
  { from, to }: { from: CellPlace; to: CellPlace },
): Promise<void> {
  const offset = grid.hasSelection ? 1 : 0
  const [top, ...below] = (grid.list.rows.peek() ?? []).slice(
    Math.max(0, Math.min(from.row, to.row)),
    Math.max(from.row, to.row) + 1,
  )
  if (top === undefined) return
  const shown = columns.slice(
    Math.max(0, Math.min(from.column, to.column) - offset),
    Math.max(from.column, to.column) - offset + 1,
  )
  const puts = below.flatMap(row =>
    shown.flatMap(({ column }) => (column.edit ? [{ row, column, text: writeEditText(column, top) }] : [])),
  )
  const { saved, refused } = await putAll(grid, puts)
  const step = saved > 0 ? (grid.edits.peek()?.last.peek() ?? null) : null
  if (refused.length > 0) tellPasted(grid, step, { count: saved, refused, left: 0, beyond: 0 })
}

/** A text on its way into a cell, as its field would hold it. */
interface Put<Row> {
  row: Row
  column: Column<Row>
  text: string
}

/** Saves them as one step; how many were saved, or hold the text already, and which were refused. */
async function putAll<Row>(grid: Grid<Row>, puts: readonly Put<Row>[]) {
  startEdits(grid)
  grid.told.pass()
  const edits = grid.edits.peek()
  const changes: CellChange[] = []
  let same = 0
  for (const { row, column, text } of puts) {
    const change = {
      rowId: grid.getId(row),
      columnId: column.id,
      before: writeEditText(column, row),
      after: text,
    }
    const fault = findFault(column, text, row)
    if (fault !== null) changes.push({ ...change, fault })
    else if (change.after !== change.before) changes.push(change)
    else {
      same++
      edits?.dismiss(change.rowId, change.columnId)
    }
  }
  const saved = (await edits?.changeAll(changes)) ?? []
  return { saved: saved.length, same, refused: changes.filter(isRefused) }
}

const isRefused = ({ fault }: CellChange): boolean => fault !== undefined

/** How many cells were taken, which were refused and why, as long as one of these stands so, and how many had no place. */
function tellPasted<Row>(
  { told, columns, nameRow, marks }: Grid<Row>,
  step: object | null,
  {
    count,
    refused,
    left,
    beyond,
  }: { count: number; refused: readonly CellChange[]; left: number; beyond: number },
): void {
  const cells = refused.slice(0, MOST_TOLD).map(({ rowId, columnId, fault }) => {
    const column = columns.find(({ id }) => id === columnId)
    return `${nameRow(rowId)}, ${column?.label}: ${fault}`
  })
  const rest = refused.length - MOST_TOLD
  const list = [...cells, rest > 0 && `${t('more', { count: rest })}.`].filter(Boolean).join(' ')
  const taken =
    refused.length > 0
      ? t('pastedPartly', { count, refused: refused.length, list })
      : count > 0 && t('pasted', { count })
  told.tell(
    [
      taken,
      left > 0 && t('pastedBeside', { count: left }),
      beyond > 0 && t('pastedBeyond', { count: beyond }),
    ]
      .filter(Boolean)
      .join(' '),
    refused.length > 0
      ? () =>
          refused.some(
            ({ rowId, columnId, fault }) => marks.value.get(rowId)?.get(columnId)?.failure === fault,
          )
      : undefined,
    step,
  )
}
