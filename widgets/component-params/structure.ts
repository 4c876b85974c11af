import { computed, type ReadonlySignal } from '@preact/signals-core'
import {
  deleteComponent,
  type InsertForm,
  insertComponent,
  moveComponent,
  type PlaceForm,
} from '#core/api/cms/component-params.ts'
import { FailureError } from '#core/http/failure.ts'
import { write } from '#core/http/write.ts'
import { createSubmission } from '#core/state/submission.ts'
import type { Editing } from './editing.ts'
import { findFormerPlace, findNeighbour, placeNew } from './placed.ts'

/** One change of what the page holds. */
type Change =
  | { kind: 'insert'; form: InsertForm }
  | { kind: 'move'; pk: string; place: PlaceForm }
  | { kind: 'delete'; pk: string }

export interface Structure {
  failure: ReadonlySignal<FailureError | null>
  /** A change is under way, or the server asked to wait with the next one. */
  isBusy: ReadonlySignal<boolean>
  /** Puts a new component onto the page and answers its placeholder; null where the server would not. */
  insert: (form: InsertForm) => Promise<HTMLElement | null>
  move: (editing: Editing, way: -1 | 1) => Promise<boolean>
  remove: (editing: Editing) => Promise<boolean>
  /** Puts back what somebody else took off the page, where it stood. */
  putBack: (editing: Editing) => Promise<boolean>
  reset: () => void
}

/** Puts components onto the page, moves them and takes them off, in its draft; `onChange` brings the page to that. */
export function createStructure(page: string, onChange: (moved?: Editing) => Promise<void>): Structure {
  const submission = createSubmission(({ change }: { at: number; change: Change }, key) =>
    send(page, change, key),
  )
  // Each change is an intent of its own, also one that looks like the last.
  let at = 0
  const run = async <T>(change: Change, show: (pk: string) => T, moved?: Editing): Promise<T | null> => {
    const result = await submission.run({ at, change })
    if (!result.ok) return null
    at++
    const shown = show(result.data)
    await onChange(moved)
    return shown
  }
  return {
    failure: submission.failure,
    isBusy: computed(() => submission.isPending.value || submission.retryAfter.value > 0),
    reset: submission.reset,
    insert: form => run({ kind: 'insert', form }, pk => placeNew({ ...form, pk }, form)),
    async move(editing, way) {
      const target = findNeighbour(editing.element, way)
      if (!target) return false
      const place: PlaceForm = { target, position: way < 0 ? 'before' : 'after' }
      return (await run({ kind: 'move', pk: editing.pk, place }, () => true, editing)) ?? false
    },
    remove: async ({ pk }) => (await run({ kind: 'delete', pk }, () => true)) ?? false,
    async putBack({ pk, gone }) {
      const place = findFormerPlace(pk, gone.peek()?.former ?? [])
      return (await run({ kind: 'move', pk, place }, () => true)) ?? false
    },
  }
}

/** Answers the component that it was about. */
async function send(page: string, change: Change, idempotencyKey: string): Promise<string> {
  switch (change.kind) {
    case 'insert':
      return (await write(insertComponent, change.form, { args: { page }, idempotencyKey })).data.pk
    case 'move':
      await write(moveComponent, change.place, { args: { page, pk: change.pk }, idempotencyKey })
      return change.pk
    case 'delete':
      await write(deleteComponent, {}, { args: { page, pk: change.pk }, idempotencyKey }).catch(forgiveGone)
      return change.pk
  }
}

/** What somebody else took off is off. */
function forgiveGone(thrown: unknown): void {
  if (!(thrown instanceof FailureError && thrown.failure.kind === 'not-found')) throw thrown
}
