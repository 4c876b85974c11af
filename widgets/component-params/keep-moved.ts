import type { DraftPart, PageDraft } from '#core/api/cms/page-draft.ts'
import { readEntry, toRecord, writeEntry } from './history-entry.ts'

type Parts = readonly DraftPart[]

const MOST = 50

/** A move by the orders that it was made from and to. */
const spell = (...orders: readonly Parts[]): string =>
  orders.map(parts => parts.map(({ name }) => name).join(',')).join(':')

/** Remembers in this tab what was moved: of two neighbours that changed places, no order tells which one it was. */
export function keepMoved(before: PageDraft | null, after: PageDraft | null, pk: string): void {
  if (!before || !after) return
  const moved = Object.entries(toRecord(readEntry().moved)).slice(1 - MOST)
  writeEntry({ moved: { ...Object.fromEntries(moved), [spell(before.parts, after.parts)]: pk } })
}

/** Undefined where another editor moved it, or another tab. */
export const readMoved = (from: Parts, to: Parts): unknown => toRecord(readEntry().moved)[spell(from, to)]
