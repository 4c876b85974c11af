import ky, { isHTTPError, type Options } from 'ky'
import type * as v from 'valibot'
import { page } from '../page.ts'
import { type Answer, AnswerError, fetchWhole } from './answer.ts'
import { writeCallUrl } from './call-url.ts'
import { checkAnswer } from './check-answer.ts'
import { readCsrfToken } from './csrf.ts'
import { type Failure, FailureError } from './failure.ts'
import { isCsrfRefusal } from './judge-answer.ts'
import { isOffline } from './online.ts'
import { type CallOptions, fetchOnce } from './read.ts'

// What only reads must not bring what writes.
export { type CallOptions, read } from './read.ts'

const DEADLINE = 30_000

export interface WriteOptions extends CallOptions {
  method?: 'post' | 'put' | 'patch' | 'delete'
  /** The same key for the same intent makes a repeated write harmless. */
  idempotencyKey?: string
  /** The one status that says it was done, where the contract names it; by any other good one nobody knows. */
  doneStatus?: number
}

export interface Written<T> {
  data: T
  /** Where the server says the made thing is, as it spelled it; check it before going there. */
  location: string | null
}

/** Writes once, with the CSRF token of this moment; sends a second time only after a CSRF refusal. */
export async function write<S extends v.GenericSchema>(
  route: string,
  schema: S,
  body: unknown,
  options: WriteOptions = {},
): Promise<Written<v.InferOutput<S>>> {
  if (isOffline()) throw new FailureError({ kind: 'offline' }, route, { isWrite: true })
  if (!readCsrfToken()) await fetchCsrfCookie(options.signal)
  try {
    return await writeOnce(route, schema, body, options)
  } catch (thrown) {
    if (!(thrown instanceof FailureError && isCsrfRefusal(thrown))) throw thrown
    if (!readCsrfToken())
      throw new FailureError({ kind: 'no-cookies' }, route, { body: thrown.body, isWrite: true })
    return writeOnce(route, schema, body, options)
  }
}

async function writeOnce<S extends v.GenericSchema>(
  route: string,
  schema: S,
  body: unknown,
  options: WriteOptions,
): Promise<Written<v.InferOutput<S>>> {
  const answer = await send(route, options, {
    method: options.method ?? 'post',
    json: body,
    headers: {
      [page.value.csrf.header]: readCsrfToken() ?? undefined,
      'Idempotency-Key': options.idempotencyKey,
    },
  })
  const data = checkAnswer(route, schema, answer, true)
  if (options.doneStatus !== undefined && answer.status !== options.doneStatus) {
    const failure: Failure = { kind: 'contract', where: `${route}: status` }
    throw new FailureError(failure, route, { body: answer.body, isWrite: true, isOutcomeUnknown: true })
  }
  return { data, location: answer.location }
}

async function send(
  route: string,
  { args, query, signal, deadline = DEADLINE }: CallOptions,
  init: Options,
): Promise<Answer> {
  let answer: Answer | undefined
  const url = writeCallUrl(route, args, query)
  try {
    await ky(url, {
      ...init,
      ...(signal && { signal }),
      credentials: 'same-origin',
      headers: { Accept: 'application/json', ...init.headers },
      retry: 0,
      timeout: false,
      fetch: async input => {
        const request = input as Request
        answer = await fetchWhole(request, { signal: request.signal }, deadline, true)
        return new Response(null, { status: answer.status, headers: answer.headers })
      },
    })
  } catch (thrown) {
    if (signal?.aborted) throw new DOMException('The call was aborted.', 'AbortError')
    if (thrown instanceof AnswerError)
      throw new FailureError(thrown.failure, route, { isWrite: true, isOutcomeUnknown: true })
    if (!isHTTPError(thrown))
      throw new FailureError({ kind: 'server' }, route, { isWrite: true, cause: thrown })
  }
  if (!answer) throw new FailureError({ kind: 'server' }, route, { isWrite: true })
  return answer
}

/** Django sets the cookie with this answer; where that fails, the write itself tells what is wrong. */
async function fetchCsrfCookie(signal: AbortSignal | undefined): Promise<void> {
  await fetchOnce('active-user', { signal }, 'no-store').catch(() => {})
}
