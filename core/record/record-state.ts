import { batch, computed, signal } from '@preact/signals-core'
import { openDraft } from './keep-draft.ts'
import { type FieldValues, listChanged } from './merge-record.ts'
import type { Saver } from './read-saver.ts'
import { createRecordConflict } from './record-conflict.ts'

export interface Versioned {
  id: string
  version: number
}

export type Outcome = 'saved' | 'undone' | 'deleted' | 'restored'

interface StateOptions<R extends Versioned, V extends FieldValues> {
  name: string
  id: string | null
  emptyValues: V
  toValues: (record: R) => V
}

/** What the server has of a record, what the form has, and what lies between them; kept in the tab until it is saved. */
export function createRecordState<R extends Versioned, V extends FieldValues>({
  name,
  id,
  emptyValues,
  toValues,
}: StateOptions<R, V>) {
  const record = signal<R | null>(null)
  const isOpen = signal(id === null)
  const isDeleted = signal(false)
  const current = signal(emptyValues)
  const incoming = signal<V | null>(null)
  const outcome = signal<Outcome | null>(null)
  const isDraft = signal(false)
  /** One that was made here has a place of its own from then on. */
  const openPlace = () => openDraft(name, record.peek()?.id ?? id ?? 'new', emptyValues)
  const base = computed(() => (record.value ? toValues(record.value) : emptyValues))
  const dirty = computed(() => listChanged(base.value, current.value))

  const show = (values: V): void => {
    current.value = values
    // Another one each time: what is typed over in between is put back, too.
    incoming.value = { ...values }
  }
  const merging = createRecordConflict<V>({ read: () => current.peek(), show })
  const { conflict, needsChoice, isDecided } = merging
  const keepDraft = (): void => {
    const changed = dirty.peek()
    const pick = (from: V) => Object.fromEntries(changed.map(field => [field, from[field] ?? '']))
    const version = record.peek()?.version ?? 0
    openPlace().write(
      changed.length > 0 ? { version, values: pick(current.peek()), base: pick(base.peek()) } : null,
    )
  }
  /** What was typed over `from` meets what the server has now. */
  const meet = (from: V, mine: V, found: R, saver: Saver = null): void => {
    batch(() => {
      record.value = found
      const { taken, clashes } = merging.meet(from, mine, toValues(found), saver)
      if (taken.length + clashes.length === 0) merging.end()
    })
    keepDraft()
  }
  const restoreDraft = (values: V, found: R | null): void => {
    const kept = openPlace().read()
    if (!kept) {
      show(values)
      return
    }
    isDraft.value = true
    const mine = { ...values, ...kept.values }
    if (found) meet({ ...values, ...kept.base }, mine, found)
    else show(mine)
  }
  if (id === null) restoreDraft(emptyValues, null)

  return {
    record,
    isOpen,
    isDeleted,
    base,
    current,
    dirty,
    isDirty: computed(() => dirty.value.length > 0 && !isDeleted.value),
    /** Values that the form has to show in place of its own. */
    incoming,
    conflict,
    needsChoice,
    isDecided,
    outcome,
    /** What was typed before a reload is back. */
    isDraft,
    open(found: R): void {
      const known = record.peek()
      // Read anew: what a colleague saved since is put together with what was typed here.
      if (known) {
        if (found.version > known.version && !isDeleted.peek()) meet(base.peek(), current.peek(), found)
        return
      }
      batch(() => {
        record.value = found
        restoreDraft(toValues(found), found)
        isOpen.value = true
      })
    },
    /** The server has taken it over. */
    take(saved: R, done: Outcome): void {
      openPlace().write(null)
      batch(() => {
        record.value = saved
        isDeleted.value = done === 'deleted'
        merging.end()
        isDraft.value = false
        outcome.value = done
        // What was typed before a delete is still there when that is taken back.
        if (done === 'saved' || done === 'undone') show(toValues(saved))
        else incoming.value = current.peek()
      })
      keepDraft()
    },
    meetCurrent: (theirs: R, saver: Saver): void => meet(base.peek(), current.peek(), theirs, saver),
    /** Told of what the form holds after each change. */
    note(values: V): void {
      if (listChanged(current.peek(), values).length === 0) return
      batch(() => {
        current.value = values
        // What was done before is not what stands there now.
        outcome.value = null
      })
      keepDraft()
    },
    /** Changes fields from outside of the form's own controls. */
    put(values: Partial<V>): void {
      outcome.value = null
      show({ ...current.peek(), ...values })
      keepDraft()
    },
    /** Takes one field back to what the server has. */
    revert(field: keyof V & string): void {
      show({ ...current.peek(), [field]: base.peek()[field] })
      keepDraft()
    },
    revertAll(): void {
      batch(() => {
        isDraft.value = false
        merging.end()
        show(base.peek())
      })
      keepDraft()
    },
    choose(field: keyof V & string, whose: 'mine' | 'theirs'): void {
      merging.choose(field, whose)
      keepDraft()
    },
  }
}
