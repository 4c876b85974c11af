import { computed, signal } from '@preact/signals-core'
import * as v from 'valibot'
import type { Mutation } from '#core/http/endpoint.ts'
import type { FailureError } from '#core/http/failure.ts'
import type { CallOf } from '#core/http/read.ts'
import { createFormModel } from '#core/state/form-model.ts'
import { onRestored } from '#core/state/on-restored.ts'
import { createResource } from '#core/state/resource.ts'
import { createSubmission } from '#core/state/submission.ts'
import { guardLeaving } from './guard-leaving.ts'
import type { FieldValues } from './merge-record.ts'
import { readSaver } from './read-saver.ts'
import { createRecordState, type Outcome, type Versioned } from './record-state.ts'

export interface RecordOptions<R extends Versioned, V extends FieldValues, Output> {
  /** Of its drafts in this tab. */
  name: string
  /** Null for one that is to be made. */
  id: string | null
  emptyValues: V
  schema: v.GenericSchema<V, Output>
  /** Where the server has each field. */
  fields: Readonly<Record<keyof V & string, string>>
  toValues: (record: R) => V
  load: (id: string) => CallOf<R>
  /** The record in the body of a 409: what there is now. */
  readCurrent: (body: unknown) => R | null
  create: (output: Output, idempotencyKey: string) => Promise<R>
  save: (record: R, output: Output, idempotencyKey: string) => Promise<R>
  remove: (record: R, idempotencyKey: string) => Promise<R>
  restore: (record: R, idempotencyKey: string) => Promise<R>
  /** Told of each record that the server has taken. */
  onSaved?: (record: R) => void
}

/** The form model knows a call by its name; what is sent is the record's own affair. */
const nameCall = (name: string): Mutation => ({ name, method: 'POST', request: v.unknown() })

/**
 * One record and its form: what differs from the server's is known field by field and survives a reload of the tab, what a
 * colleague saved meanwhile is put together with it, and whatever was done can be taken back.
 */
export function createRecordModel<R extends Versioned, V extends FieldValues, Output>(
  options: RecordOptions<R, V, Output>,
) {
  const state = createRecordState(options)
  const { record, base, outcome, isDirty } = state
  /** That a colleague has deleted the record, as the server said it; null while it is there. */
  const gone = signal<FailureError | null>(null)
  /** What stood on the server before the last save from here; null for one that was made here. */
  let former: V | null = null

  const take = (saved: R, done: Outcome): void => {
    state.take(saved, done)
    gone.value = null
    options.onSaved?.(saved)
  }
  const meetCurrent = (failed: FailureError): void => {
    const { failure, body } = failed
    if (failure.kind === 'not-found' && record.peek()) gone.value = failed
    const theirs = failure.kind === 'conflict' ? options.readCurrent(body) : null
    if (theirs) state.meetCurrent(theirs, readSaver(body))
  }
  const send = (output: Output, key: string): Promise<R> => {
    const known = record.peek()
    return known ? options.save(known, output, key) : options.create(output, key)
  }
  const form = createFormModel<V, Output, v.GenericSchema, R>({
    endpoint: nameCall(options.name),
    fields: options.fields,
    initialValues: options.emptyValues,
    schema: options.schema,
    toRequest(output) {
      outcome.value = null
      return state.isDecided() ? { output, version: record.peek()?.version } : null
    },
    send: (request, key) => send((request as { output: Output }).output, key),
    onDone(saved) {
      former = record.peek() ? base.peek() : null
      take(saved, 'saved')
    },
    onFailure: meetCurrent,
  })
  const changes = createChanges(options, send)
  const run = async (what: keyof typeof changes, done: Outcome, output?: Output): Promise<boolean> => {
    const known = record.peek()
    if (!known) return false
    outcome.value = null
    for (const one of Object.values(changes)) if (!one.isPending.peek()) one.reset()
    const result = await changes[what].run({ record: known, ...(output !== undefined && { output }) })
    if (result.ok) take(result.data, done)
    else if (result.failure) meetCurrent(result.failure)
    return result.ok
  }
  const saveFormer = async (values: V): Promise<void> => {
    const checked = v.safeParse(options.schema, values)
    const before = base.peek()
    const told = outcome.peek()
    if (!checked.success) return
    if (await run('resave', told === 'undone' ? 'saved' : 'undone', checked.output)) former = before
    // What could not be taken back can still be, unless a colleague has been there.
    else if (!state.conflict.peek() && !gone.peek()) outcome.value = told
  }
  const loading = createResource<R>({ onData: state.open })
  const load = (): void => {
    if (options.id !== null) void loading.fetch(options.load(options.id))
  }
  const all = Object.values(changes)
  return {
    ...state,
    form: { ...form, readValues: () => state.current.peek() },
    revertAll(): void {
      // That it was saved meanwhile is no failure any more.
      if (state.conflict.peek() && !form.isPending.peek()) form.reset()
      state.revertAll()
    },
    failure: loading.failure,
    isLoading: loading.isPending,
    reload: load,
    /** Why a delete or an undo failed. */
    actionFailure: computed(
      () => all.map(({ failure }) => failure.value).find(failure => failure !== null) ?? null,
    ),
    isActing: computed(() => all.some(({ isPending }) => isPending.value)),
    /** The server wants none of it for a while. */
    isHeld: computed(() => all.some(({ retryAfter }) => retryAfter.value > 0)),
    remove: () => run('remove', 'deleted'),
    gone,
    /** Brings back what a colleague has deleted; what was typed is still there. */
    async bringBack(): Promise<void> {
      if (await run('restore', 'restored')) form.reset()
    },
    /** Takes back the last save or delete, or what was so taken back; one that was made here is deleted. */
    undo(): void {
      if (state.isDeleted.peek()) void run('restore', 'restored')
      else if (former) void saveFormer(former)
      else void run('remove', 'deleted')
    },
    mount(): () => void {
      load()
      const stops = [form, ...all].map(({ mount }) => mount())
      const reread = onRestored(() => void loading.refetch())
      stops.push(guardLeaving(isDirty), reread, loading.unsubscribe)
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

/** What is done to a record beside the saving of its form. */
function createChanges<R extends Versioned, Output>(
  { remove, restore }: Pick<RecordOptions<R, FieldValues, Output>, 'remove' | 'restore'>,
  send: (output: Output, key: string) => Promise<R>,
) {
  interface Payload {
    record: R
    output?: Output
  }
  return {
    remove: createSubmission<Payload, R>(({ record }, key) => remove(record, key)),
    restore: createSubmission<Payload, R>(({ record }, key) => restore(record, key)),
    resave: createSubmission<Payload, R>(({ output }, key) => send(output as Output, key)),
  }
}

export type RecordModel<R extends Versioned, V extends FieldValues> = ReturnType<
  typeof createRecordModel<R, V, unknown>
>
