import { computed, type Signal, signal } from '@preact/signals-core'
import * as v from 'valibot'
import type { Mutation } from '#core/http/endpoint.ts'
import type { FailureError, FieldErrors } from '#core/http/failure.ts'
import { type Written, write } from '#core/http/write.ts'
import { writeRefusal } from '#core/validation/refusal.ts'
import { createSubmission, type Result, type Submission } from './submission.ts'

/** How many of the server's messages are listed that stand beside no field. */
const MAX_FORM_ERRORS = 20

type Values = Readonly<Record<string, string | boolean>>

/** Where the server has each field of a form, as dotted paths; the first is the one it is sent to. */
type FieldPaths<F extends string> = Readonly<Partial<Record<F, string | readonly string[]>>>

interface FormOptions<V extends Values, Output, Request extends v.GenericSchema, R> {
  /** One with an argument needs a `send` that gives it. */
  endpoint: Mutation<string, Request>
  /** Where the server has each field: for errors that come back, and for sending where there is no `toRequest`. */
  fields: FieldPaths<keyof V & string>
  /** What an empty form holds. */
  initialValues: V
  /** What was typed before this code came. */
  typedValues?: V
  /** The rules of the form; where not told, those of the endpoint's own request. */
  schema?: v.GenericSchema<V, Output>
  /** The checked form as it is sent; null where nothing can be sent now. */
  toRequest?: (output: Output) => v.InferInput<Request> | null
  /** Sends in another way than by the endpoint alone. */
  send?: (request: v.InferInput<Request>, idempotencyKey: string) => Promise<R>
  onDone?: (data: R, output: Output) => void
  onFailure?: (failure: FailureError) => void
  /** Some failures say that it was done already. */
  isDoneBy?: (failure: FailureError) => boolean
}

/** What came of a submit: the data, or why there is none with the messages of the form's own fields. */
export type FormResult<R, F extends string = string> =
  | { ok: true; data: R | null }
  | { ok: false; failure: FailureError | null; fieldErrors: Partial<Record<F, string>> }

interface FormState<V> {
  formErrors: Signal<readonly string[]>
  isDone: Signal<boolean>
  readValues: () => V
}

/**
 * A form: it validates by its endpoint's request schema, sends once, knows pending, rate limited, failed and done, maps
 * the server's messages back to its fields, and keeps what was typed in memory.
 */
export function createFormModel<
  V extends Values,
  Output,
  Request extends v.GenericSchema,
  R = Written<unknown>,
>(options: FormOptions<V, Output, Request, R>) {
  const { endpoint, fields, initialValues, typedValues = initialValues } = options
  const formErrors = signal<readonly string[]>([])
  const isDone = signal(false)
  const state: FormState<V> = { formErrors, isDone, readValues: () => typedValues }
  const submission = createSubmission(
    options.send ??
      ((body, idempotencyKey) =>
        write(endpoint as Mutation<never, Request>, body, { idempotencyKey }) as Promise<R>),
  )
  return {
    schema: options.schema ?? (pickSchema(endpoint.request, fields) as v.GenericSchema<V, Output>),
    isPending: submission.isPending,
    /** Seconds until the server lets the form be sent again. */
    retryAfter: submission.retryAfter,
    isDone,
    ...splitFailure(submission, options.isDoneBy),
    /** The server's messages that no shown field can show. */
    formErrors,
    /** What was typed so far, in memory only. */
    readValues: (): V => state.readValues(),
    /** Tells where the typed values are read from now on: the form that is on the page, or was the last to be. */
    connect(read: () => V): void {
      state.readValues = read
    },
    submit: (output: Output, shown?: ReadonlySet<string>): Promise<FormResult<R, keyof V & string>> =>
      submit(options, submission, state, output, shown),
    reset(): void {
      submission.reset()
      formErrors.value = []
      isDone.value = false
    },
    mount: submission.mount,
  }
}

async function submit<V extends Values, Output, Request extends v.GenericSchema, R>(
  { fields, initialValues, toRequest = writeRequest(fields), ...options }: FormOptions<V, Output, Request, R>,
  submission: Submission<v.InferInput<Request>, R>,
  state: FormState<V>,
  output: Output,
  shown: ReadonlySet<string> | undefined,
): Promise<FormResult<R, keyof V & string>> {
  state.formErrors.value = []
  const request = toRequest(output)
  const result: Result<R> = request === null ? NOT_SENT : await submission.run(request)
  const failure = result.ok ? null : result.failure
  if (result.ok || (failure && options.isDoneBy?.(failure))) {
    state.readValues = () => initialValues
    state.isDone.value = true
    if (result.ok) options.onDone?.(result.data, output)
    return { ok: true, data: result.ok ? result.data : null }
  }
  if (failure) options.onFailure?.(failure)
  if (failure?.failure.kind !== 'invalid') return { ok: false, failure, fieldErrors: {} }
  const isShown = (field: string): boolean => shown?.has(field) ?? true
  const mapped = mapFieldErrors(failure.failure.fields, fields, isShown)
  state.formErrors.value = limitMessages(mapped.others, failure.failure.omitted)
  return { ok: false, failure, fieldErrors: mapped.fields }
}

/** What the server said of the fields is told apart from all else that may have failed. */
function splitFailure(
  { failure, retryAfter }: Pick<Submission<never, never>, 'failure' | 'retryAfter'>,
  isDoneBy: ((failure: FailureError) => boolean) | undefined,
) {
  return {
    /** Why the last sending failed; what the server said of the fields is none of it. */
    failure: computed(() => {
      const failed = failure.value
      if (!failed || failed.failure.kind === 'invalid' || isDoneBy?.(failed)) return null
      // Nobody is told to wait who may send again.
      return failed.failure.kind === 'too-many' && retryAfter.value === 0 ? null : failed
    }),
    /** That the server refused what the fields hold. */
    refusal: computed(() => (failure.value?.failure.kind === 'invalid' ? failure.value : null)),
  }
}

/** The rules of the request's own entries, by the form's names for them. */
function pickSchema(request: v.GenericSchema, fields: FieldPaths<string>): v.GenericSchema {
  const { entries } = request as unknown as v.ObjectSchema<v.ObjectEntries, undefined>
  const own = Object.entries(fields).flatMap(([field, paths]) => {
    const schema = entries[[paths].flat()[0] ?? '']
    return schema ? [[field, schema] as const] : []
  })
  return v.object(Object.fromEntries(own))
}

const NOT_SENT = { ok: false, failure: null } as const

const writeRequest =
  (fields: FieldPaths<string>) =>
  (output: unknown): never =>
    Object.fromEntries(
      Object.entries(fields).map(([field, paths]) => [
        [paths].flat()[0],
        (output as Record<string, unknown>)[field],
      ]),
    ) as never

interface MappedErrors<F extends string> {
  fields: Partial<Record<F, string>>
  /** Messages that no field of the form can show. */
  others: string[]
}

/** Sorts the server's messages to a form's fields; only fields that have one, and are shown, get one. */
export function mapFieldErrors<F extends string>(
  errors: FieldErrors,
  paths: FieldPaths<F>,
  isShown: (field: F) => boolean = () => true,
): MappedErrors<F> {
  const byPath = new Map(
    (Object.entries(paths) as [F, string | readonly string[]][]).flatMap(([field, own]) =>
      [own].flat().map(path => [path as string, field] as const),
    ),
  )
  const found = new Map<F, Set<string>>()
  const others: string[] = []
  for (const [path, messages] of Object.entries(errors)) {
    const field = byPath.get(path) ?? byPath.get(dropIndexes(path))
    if (!field || !isShown(field)) others.push(...messages)
    // One field may stand at several places of the server.
    else found.set(field, new Set([...(found.get(field) ?? []), ...messages]))
  }
  const fields = Object.fromEntries([...found].map(([field, messages]) => [field, [...messages].join(' ')]))
  return { fields: fields as Partial<Record<F, string>>, others }
}

/** A list index may follow a field's path: `customer_data.e_mail.0`. */
function dropIndexes(path: string): string {
  const parts = path.split('.')
  return parts.slice(0, parts.findLastIndex(part => !/^\d+$/.test(part)) + 1).join('.')
}

/** The messages that a person may read through, and as a refusal's code how many there are beside them. */
function limitMessages(messages: readonly string[], omitted = 0): string[] {
  const shown = messages.slice(0, MAX_FORM_ERRORS)
  const limit = messages.length - shown.length + omitted
  return limit > 0 ? [...shown, writeRefusal({ code: 'moreErrors', limit })] : shown
}
