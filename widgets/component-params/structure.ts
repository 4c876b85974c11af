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
import type { History } from './history.ts'
import { describePlace, findNeighbour, placeNew, putSlot, slotOf } from './placed.ts'

/** One change of what the page holds. */
type Change =
  | { kind: 'insert'; form: InsertForm }
  | { kind: 'move'; pk: string; place: PlaceForm }
  | { kind: 'delete'; pk: string }

export interface Structure {
  /** Whether the editor knows which page this is. */
  canChange: boolean
  failure: ReadonlySignal<FailureError | null>
  /** A change is under way, or the server asked to wait with the next one. */
  isBusy: ReadonlySignal<boolean>
  /** Puts a new component onto the page and answers its placeholder; null where the server would not. */
  insert: (form: InsertForm) => Promise<HTMLElement | null>
  move: (editing: Editing, way: -1 | 1) => Promise<boolean>
  remove: (editing: Editing) => Promise<boolean>
  reset: () => void
}

/** Puts components onto the page, moves them and takes them off: on the server first, then on the page itself. */
export function createStructure(page: string, history: History, onChange: () => void): Structure {
  const { submission, run, put, takeOff } = createPageChanges(page, onChange)
  return {
    canChange: page !== '',
    failure: submission.failure,
    isBusy: computed(() => submission.isPending.value || submission.retryAfter.value > 0),
    reset: submission.reset,
    insert: form =>
      run({ kind: 'insert', form }, pk => {
        const element = placeNew({ ...form, pk }, form)
        const [slot, place] = [slotOf(element), describePlace(element)]
        history.add({ undo: () => takeOff(element), redo: () => put(slot, pk, place) })
        return element
      }),
    async move({ element, pk }, way) {
      const target = findNeighbour(element, way)
      if (!target) return false
      const [slot, from] = [slotOf(element), describePlace(element)]
      const to: PlaceForm = { target, position: way < 0 ? 'before' : 'after' }
      if (!(await put(slot, pk, to))) return false
      history.add({ undo: () => put(slot, pk, from), redo: () => put(slot, pk, to) })
      return true
    },
    async remove({ element, pk }) {
      const [slot, from] = [slotOf(element), describePlace(element)]
      if (!(await takeOff(element))) return false
      history.add({ undo: () => put(slot, pk, from), redo: () => takeOff(element) })
      return true
    },
  }
}

/** Single changes, each an intent of its own. */
function createPageChanges(page: string, onChange: () => void) {
  const submission = createSubmission(({ change }: { at: number; change: Change }, key) =>
    send(page, change, key),
  )
  let at = 0
  const run = async <T>(change: Change, show: (pk: string) => T): Promise<T | null> => {
    const result = await submission.run({ at, change })
    if (!result.ok) return null
    at++
    const shown = show(result.data)
    onChange()
    return shown
  }
  return {
    submission,
    run,
    put: async (slot: HTMLElement, pk: string, place: PlaceForm): Promise<boolean> =>
      (await run({ kind: 'move', pk, place }, () => putSlot(slot, place))) !== null,
    takeOff: async (element: HTMLElement): Promise<boolean> =>
      (await run({ kind: 'delete', pk: readPk(element) }, () => slotOf(element).remove())) !== null,
  }
}

const readPk = (element: HTMLElement): string => element.dataset.componentPk ?? ''

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
