import { computed, signal } from '@preact/signals-core'
import * as v from 'valibot'
import type { Mutation } from '#core/http/endpoint.ts'
import type { FailureError } from '#core/http/failure.ts'
import { type Written, write } from '#core/http/write.ts'
import { type FieldPaths, mapFieldErrors } from './map-field-errors.ts'
import { createSubmission } from './submission.ts'

type Values = Readonly<Record<string, string | boolean>>

interface FormOptions<V extends Values, Output, Request extends v.GenericSchema, R> {
  endpoint: Mutation<never, Request>
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
  type Field = keyof V & string
  const { endpoint, fields, initialValues, toRequest = writeRequest(fields) } = options
  const send =
    options.send ?? ((body, idempotencyKey) => write(endpoint, body, { idempotencyKey }) as Promise<R>)
  const submission = createSubmission(send)
  const formErrors = signal<readonly string[]>([])
  const isDone = signal(false)
  let readValues = (): V => options.typedValues ?? initialValues

  const finish = (data: R | null, output: Output): FormResult<R, Field> => {
    readValues = () => initialValues
    isDone.value = true
    if (data !== null) options.onDone?.(data, output)
    return { ok: true, data }
  }

  const submit = async (output: Output, shown?: ReadonlySet<string>): Promise<FormResult<R, Field>> => {
    formErrors.value = []
    const request = toRequest(output)
    if (request === null) return { ok: false, failure: null, fieldErrors: {} }
    const result = await submission.run(request)
    if (result.ok) return finish(result.data, output)
    const { failure } = result
    if (failure && options.isDoneBy?.(failure)) return finish(null, output)
    if (failure) options.onFailure?.(failure)
    if (failure?.failure.kind !== 'invalid') return { ok: false, failure, fieldErrors: {} }
    const mapped = mapFieldErrors<Field>(failure.failure.fields, fields, field => shown?.has(field) ?? true)
    formErrors.value = mapped.others
    return { ok: false, failure, fieldErrors: mapped.fields }
  }

  return {
    schema: options.schema ?? (pickSchema(endpoint.request, fields) as v.GenericSchema<V, Output>),
    isPending: submission.isPending,
    /** Seconds until the server lets the form be sent again. */
    retryAfter: submission.retryAfter,
    isDone,
    /** Why the last sending failed; what the server said of the fields is none of it. */
    failure: computed(() => {
      const failed = submission.failure.value
      if (!failed || failed.failure.kind === 'invalid' || options.isDoneBy?.(failed)) return null
      // Nobody is told to wait who may send again.
      const isOver = failed.failure.kind === 'too-many' && submission.retryAfter.value === 0
      return isOver ? null : failed
    }),
    /** That the server refused what the fields hold. */
    refusal: computed(() => {
      const failed = submission.failure.value
      return failed?.failure.kind === 'invalid' ? failed : null
    }),
    /** The server's messages that no shown field can show. */
    formErrors,
    /** What was typed so far, in memory only. */
    readValues: (): V => readValues(),
    /** Tells where the typed values are read from now on: the form that is on the page, or was the last to be. */
    connect(read: () => V): void {
      readValues = read
    },
    submit,
    reset(): void {
      submission.reset()
      formErrors.value = []
      isDone.value = false
    },
    mount: submission.mount,
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

const writeRequest =
  (fields: FieldPaths<string>) =>
  (output: unknown): never =>
    Object.fromEntries(
      Object.entries(fields).map(([field, paths]) => [
        [paths].flat()[0],
        (output as Record<string, unknown>)[field],
      ]),
    ) as never
