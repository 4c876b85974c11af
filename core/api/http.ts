import ky, { isHTTPError, type Options } from 'ky'
import * as v from 'valibot'
import { page } from '../page.ts'
import { type Answer, AnswerError, fetchWhole } from './answer.ts'
import { readCsrfToken } from './csrf.ts'
import { type Failure, FailureError } from './failure.ts'
import { isCsrfRefusal, judgeAnswer } from './judge-answer.ts'
import { isOffline, waitUntilOnline } from './online.ts'
import { planRetries } from './plan-retries.ts'
import { type RouteArguments, reverse } from './routes.ts'

const READ_DEADLINE = 10_000
const WRITE_DEADLINE = 30_000

export interface CallOptions {
  args?: RouteArguments
  query?: Readonly<Record<string, string | readonly string[] | undefined>>
  signal?: AbortSignal | undefined
  /** Milliseconds until one attempt is given up, headers and body together. */
  deadline?: number
}

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

/**
 * Reads a route: up to 3 retries (408, 429, 5xx, network, a cut or slow body) after 1, 2 and 4 s, waits while
 * the browser is offline, and checks the answer by the schema. Throws FailureError, or AbortError by the signal.
 */
export async function read<S extends v.GenericSchema>(
  route: string,
  schema: S,
  options: CallOptions = {},
): Promise<v.InferOutput<S>> {
  await waitUntilOnline(options.signal)
  const answer = await send(route, options, {
    method: 'get',
    deadline: options.deadline ?? READ_DEADLINE,
    retry: planRetries(),
    hooks: { beforeRetry: [() => waitUntilOnline(options.signal)] },
  })
  return checkAnswer(route, schema, answer, false)
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
    deadline: options.deadline ?? WRITE_DEADLINE,
    retry: 0,
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
  { args, query, signal }: CallOptions,
  { deadline, ...init }: Options & { deadline: number },
): Promise<Answer> {
  const isWrite = init.method !== 'get'
  let answer: Answer | undefined
  const url = withQuery(reverse(route, args), query)
  try {
    await ky(url, {
      ...init,
      ...(signal && { signal }),
      credentials: 'same-origin',
      headers: { Accept: 'application/json', ...init.headers },
      timeout: false,
      fetch: async input => {
        answer = await fetchWhole(input as Request, deadline, isWrite)
        return new Response(null, { status: answer.status, headers: answer.headers })
      },
    })
  } catch (thrown) {
    if (signal?.aborted) throw new DOMException('The call was aborted.', 'AbortError')
    if (thrown instanceof AnswerError)
      throw new FailureError(thrown.failure, route, { isWrite, isOutcomeUnknown: isWrite })
    if (!isHTTPError(thrown)) throw new FailureError({ kind: 'server' }, route, { isWrite, cause: thrown })
  }
  if (!answer) throw new FailureError({ kind: 'server' }, route, { isWrite })
  return answer
}

function checkAnswer<S extends v.GenericSchema>(
  route: string,
  schema: S,
  answer: Answer,
  isWrite: boolean,
): v.InferOutput<S> {
  const failure = judgeAnswer(answer, isWrite)
  if (failure) {
    const isOutcomeUnknown = isWrite && !answer.isRedirected && (answer.status < 400 || answer.status === 504)
    throw new FailureError(failure, route, { body: answer.body, isWrite, isOutcomeUnknown })
  }
  const result = v.safeParse(schema, answer.body)
  if (result.success) return result.output
  const where = `${route}: ${v.getDotPath(result.issues[0]) ?? 'body'}`
  throw new FailureError({ kind: 'contract', where }, route, {
    body: answer.body,
    isWrite,
    isOutcomeUnknown: isWrite,
  })
}

async function fetchCsrfCookie(signal: AbortSignal | undefined): Promise<void> {
  try {
    await send(
      'active-user',
      { signal },
      { method: 'get', deadline: READ_DEADLINE, retry: 0, cache: 'no-store' },
    )
  } catch {
    // The write itself tells what is wrong.
  }
}

function withQuery(path: string, query: CallOptions['query'] = {}): string {
  const url = new URL(path, globalThis.location?.origin ?? 'http://localhost')
  for (const [key, value] of Object.entries(query)) {
    for (const one of value === undefined ? [] : [value].flat()) url.searchParams.append(key, one)
  }
  return url.href
}
