import type { Changed } from './find-changed.ts'
import { readEntry, toRecord, writeEntry } from './history-entry.ts'
import type { DraftAction } from './page-draft.ts'

interface Traveled {
  way: 'undo' | 'redo'
  changed: Changed
  isOverPublishing: boolean
}

/** Loads the page as the server has it now, which then tells what was undone or done again. */
export function loadAnew(
  way: DraftAction | undefined,
  changed: Changed | undefined,
  isOverPublishing: boolean,
): void {
  const { part, isMoved } = changed ?? {}
  if (isWay(way))
    writeEntry({
      traveled: { way, name: part?.name, component: part?.component, isMoved, isOverPublishing },
    })
  location.reload()
}

/** Whoever asks first is told; then it is forgotten. */
export function takeTraveled(): Traveled | null {
  const { way, name, component, isMoved, isOverPublishing } = toRecord(readEntry().traveled)
  if (!isWay(way)) return null
  writeEntry({ traveled: undefined })
  const part = typeof name === 'string' && typeof component === 'string' ? { name, component } : undefined
  return { way, changed: { part, isMoved: isMoved === true }, isOverPublishing: isOverPublishing === true }
}

const isWay = (way: unknown): way is 'undo' | 'redo' => way === 'undo' || way === 'redo'
