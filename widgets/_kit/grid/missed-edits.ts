import type { RowMarks } from '#core/grid/cell-edits.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { isOnline } from '#core/state/connection.ts'
import { gridMessages } from './grid-messages.ts'

const t = createTranslate(gridMessages)

/** A key that was pressed before there was anything to take it. */
export interface HeldKey {
  key: string
  shiftKey: boolean
}

/** What a cell is known by on every page. */
export interface Cell {
  rowId: string
  columnId: string
}

/** What was typed into a cell whose field did not come; the row may have left the page since. */
export interface MissedEdit extends Cell {
  /** What the row is called. */
  name: string
  label: string
  typed: string | null
}

export const isSameCell = (one: Cell, other: Cell): boolean =>
  one.rowId === other.rowId && one.columnId === other.columnId

/** What was typed for a field that did not come stays in its cell, too. */
export function markMissed(
  marks: ReadonlyMap<string, RowMarks> | undefined,
  missed: readonly MissedEdit[],
): ReadonlyMap<string, RowMarks> {
  const all = new Map(marks)
  for (const { rowId, columnId, typed } of missed) {
    if (!typed) continue
    const failure = t(isOnline.value ? 'unsaved' : 'unsavedOffline', { typed })
    all.set(rowId, new Map(all.get(rowId)).set(columnId, { text: typed, failure, theirs: null }))
  }
  return all
}
