import * as v from 'valibot'
import { onNextVisitor, page } from '#core/page.ts'
import { buildUrl } from './build-url.ts'
import { isCsrfRefusal, parseResponse } from './classify-response.ts'
import { readCsrfToken } from './csrf.ts'
import type { ArgumentsOf, Mutation } from './endpoint.ts'
import { createAbortError, type Failure, FailureError } from './failure.ts'
import { isOffline } from './online.ts'
import { sendRequest } from './send-request.ts'

const DEADLINE = 30_000
const CSRF_DEADLINE = 10_000
/** Django sets the cookie with the response to this call. */
const CSRF_ROUTE = 'active-user'

export interface WriteOptions {
  signal?: AbortSignal | undefined
  /** Milliseconds, headers and body together. */
  deadline?: number
  /** The same key for the same intent makes a repeated write harmless. */
  idempotencyKey?: string
  /** Of a call that changes nothing: how often it is tried again. */
  retries?: number
}

export interface Written<T> {
  data: T
  /** Where the server says the made thing is, as it spelled it; check it before going there. */
  location: string | null
}

/**
 * Writes once, with the CSRF token of this moment; sends a second time only after a CSRF refusal. Throws FailureError,
 * or AbortError by the signal.
 */
export async function write<
  Argument extends string,
  Request extends v.GenericSchema,
  Response extends v.GenericSchema,
>(
  endpoint: Mutation<Argument, Request, Response>,
  body: v.InferInput<Request>,
  ...[options]: [Argument] extends [never]
    ? [options?: WriteOptions]
    : [options: WriteOptions & ArgumentsOf<Argument>]
): Promise<Written<v.InferOutput<Response>>> {
  const { name } = endpoint
  const given = (options ?? {}) as WriteOptions & ArgumentsOf<string>
  if (isOffline()) throw new FailureError({ kind: 'offline' }, name, { isWrite: true })
  holdBack(endpoint, given.args)
  if (!readCsrfToken()) await fetchCsrfCookie(given.signal)
  const send = (): Promise<Written<unknown>> => writeOnce(endpoint, body, given)
  try {
    return await send().catch(thrown => {
      if (!(thrown instanceof FailureError && isCsrfRefusal(thrown))) throw thrown
      if (readCsrfToken()) return send()
      throw new FailureError({ kind: 'no-cookies' }, name, { body: thrown.body, isWrite: true })
    })
  } catch (thrown) {
    throw noteHold(thrown, given.args)
  }
}

/** When calls may be made again of which the server had too many, by `performance.now()`. */
const heldUntil = new Map<string, number>()
const nameCall = (name: string, args: ArgumentsOf<string>['args'] | undefined): string =>
  JSON.stringify([name, args])

/** Forgets what the server had too much of: another visitor, another test. */
export const clearHolds = (): void => heldUntil.clear()
onNextVisitor(clearHolds)

/** What comes before the time that the server named is not sent, whoever sends it. */
function holdBack({ name }: Mutation, args: ArgumentsOf<string>['args'] | undefined): void {
  const seconds = Math.ceil(((heldUntil.get(nameCall(name, args)) ?? 0) - performance.now()) / 1000)
  if (seconds <= 0) return void heldUntil.delete(nameCall(name, args))
  throw new FailureError({ kind: 'too-many', retryAfter: seconds }, name, { isWrite: true })
}

async function writeOnce(
  { name, method, response: schema, status, isMultipart, isKeptAlive }: Mutation,
  body: unknown,
  { args, idempotencyKey, signal, retries, deadline = DEADLINE }: WriteOptions & ArgumentsOf<string>,
): Promise<Written<unknown>> {
  const response = await sendRequest(name, buildUrl(name, args), {
    signal,
    deadline,
    retries,
    method,
    keepalive: isKeptAlive,
    ...(isMultipart ? { body: toFormData(body as MultipartBody) } : { json: body }),
    headers: {
      [page.value.csrf.header]: readCsrfToken() ?? undefined,
      'Idempotency-Key': idempotencyKey,
    },
  })
  const data = parseResponse(name, schema ?? v.unknown(), response, true)
  // Where something is to be made, no other status says that it was.
  if (status === 201 && response.status !== 201) {
    const failure: Failure = { kind: 'contract', where: `${name}: status` }
    throw new FailureError(failure, name, { body: response.body, isWrite: true, isOutcomeUnknown: true })
  }
  return { data, location: response.location }
}

type MultipartBody = Readonly<Record<string, Blob | string | boolean>>

function toFormData(parts: MultipartBody): FormData {
  const form = new FormData()
  for (const [name, part] of Object.entries(parts))
    form.append(name, part instanceof Blob ? part : String(part))
  return form
}

/** Remembers how long the server wants none of this call. */
function noteHold(thrown: unknown, args: ArgumentsOf<string>['args'] | undefined): unknown {
  if (thrown instanceof FailureError && thrown.failure.kind === 'too-many')
    heldUntil.set(nameCall(thrown.route, args), performance.now() + thrown.failure.retryAfter * 1000)
  return thrown
}

/** Where the cookie can't be had, the write itself tells what is wrong. */
async function fetchCsrfCookie(signal: AbortSignal | undefined): Promise<void> {
  try {
    const url = buildUrl(CSRF_ROUTE)
    await sendRequest(CSRF_ROUTE, url, { signal, deadline: CSRF_DEADLINE, cache: 'no-store' })
  } catch {
    if (signal?.aborted) throw createAbortError('The call was aborted.')
  }
}
