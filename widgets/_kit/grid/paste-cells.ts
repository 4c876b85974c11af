import type { CellChange } from '#core/grid/cell-edits.ts'
import { readTsv } from '#core/grid/read-tsv.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { words } from '#core/intl/words.ts'
import type { ShownColumn } from './arrange-columns.ts'
import { bulkMessages } from './bulk-messages.ts'
import type { Column } from './column.ts'
import { MOST_TOLD } from './edit-bar.tsx'
import { startEdits } from './grid-edit.tsx'
import type { Grid } from './grid-model.ts'
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
  startEdits(grid)
  grid.told.pass()
  const edits = grid.edits.peek()
  const changes: CellChange[] = []
  let same = 0
  let left = 0
  for (const [down, cells] of readTsv(text).entries())
    for (const [on, pasted] of cells.entries()) {
      const row = rows[at.row + down]
      const column = columns[first + on]?.column
      if (row === undefined || !column?.edit) {
        left++
        continue
      }
      const change = {
        rowId: grid.getId(row),
        columnId: column.id,
        before: writeEditText(column, row),
        after: toEditText(column, pasted),
      }
      const fault = findFault(column, change.after, row)
      if (fault !== null) changes.push({ ...change, fault })
      else if (change.after !== change.before) changes.push(change)
      else {
        same++
        edits?.dismiss(change.rowId, change.columnId)
      }
    }
  const column = columns[first]?.column
  if (changes.length + same === 0 && column) return grid.told.tell(t('pastedNowhere', { name: column.label }))
  const saved = (await edits?.changeAll(changes)) ?? []
  tellPasted(grid, saved.length > 0 ? (edits?.last.peek() ?? null) : null, {
    count: saved.length + same,
    refused: changes.filter(isRefused),
    left,
  })
}

const isRefused = ({ fault }: CellChange): boolean => fault !== undefined

/** How many cells were taken, which were refused and why, as long as one of these stands so, and how many had no place. */
function tellPasted<Row>(
  { told, columns, nameRow, marks }: Grid<Row>,
  step: object | null,
  { count, refused, left }: { count: number; refused: readonly CellChange[]; left: number },
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
    [taken, left > 0 && t('pastedBeside', { count: left })].filter(Boolean).join(' '),
    refused.length > 0
      ? () =>
          refused.some(
            ({ rowId, columnId, fault }) => marks.value.get(rowId)?.get(columnId)?.failure === fault,
          )
      : undefined,
    step,
  )
}
