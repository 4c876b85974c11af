import { batch, signal } from '@preact/signals-core'
import { type FieldValues, type Merge, mergeRecords } from './merge-record.ts'
import type { Saver } from './read-saver.ts'

/** A colleague saved the record while it was changed here. */
export interface Conflict<V> {
  base: V
  mine: V
  theirs: V
  /** What they alone changed, and has been taken over. */
  taken: readonly (keyof V & string)[]
  /** What both changed: what is kept of each, once it was chosen. */
  clashes: ReadonlyMap<keyof V & string, 'mine' | 'theirs' | null>
  saver: Saver
}

/** Puts what a colleague saved together with what the form holds, field by field, and asks where both differ. */
export function createRecordConflict<V extends FieldValues>({
  read,
  show,
}: {
  read: () => V
  show: (values: V) => void
}) {
  const conflict = signal<Conflict<V> | null>(null)
  const needsChoice = signal(0)
  return {
    conflict,
    /** Grows each time a save waits for a choice between mine and theirs. */
    needsChoice,
    meet(base: V, mine: V, theirs: V, saver: Saver): Merge<V> {
      const merged = mergeRecords(base, mine, theirs)
      const clashes = new Map(merged.clashes.map(field => [field, null]))
      batch(() => {
        conflict.value = { base, mine, theirs, taken: merged.taken, clashes, saver }
        show(merged.values)
      })
      return merged
    },
    choose(field: keyof V & string, whose: 'mine' | 'theirs'): void {
      const met = conflict.peek()
      if (!met) return
      batch(() => {
        if (met.clashes.has(field))
          conflict.value = { ...met, clashes: new Map([...met.clashes, [field, whose]]) }
        show({ ...read(), [field]: met[whose][field] })
      })
    },
    /** Nothing is sent before all that both changed was chosen. */
    isDecided(): boolean {
      const isUndecided = [...(conflict.peek()?.clashes.values() ?? [])].includes(null)
      if (isUndecided) needsChoice.value++
      return !isUndecided
    },
    end: (): void => {
      conflict.value = null
    },
  }
}
