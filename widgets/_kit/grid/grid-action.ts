import type { RunAction } from '#core/grid/bulk.ts'

/** Something that is done to the rows that are chosen. */
export interface GridAction {
  /** What it is told apart by. */
  id: string
  /** The text of its button. */
  label: string
  /** Of several that differ by one thing: they are in one menu of this name. */
  group?: string
  /** Asked before it is done. */
  confirm?: (count: number) => string
  /** Says of each row what became of it; the same key has one effect. */
  run: RunAction
  /** What it came to, where it was done to all of so many rows. */
  tell?: (count: number) => string
  /** Takes back what was done to these rows. */
  undo?: RunAction
}
