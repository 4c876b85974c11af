import type * as v from 'valibot'
import { type Answer, AnswerError, fetchWhole } from './answer.ts'
import { type CallQuery, writeCallUrl } from './call-url.ts'
import { checkAnswer } from './check-answer.ts'
import { FailureError } from './failure.ts'
import { isOffline, waitUntilOnline } from './online.ts'
import { pause } from './pause.ts'
import { planRetry } from './plan-retry.ts'
import { readGiven } from './read-given.ts'
import type { RouteArguments } from './routes.ts'

const DEADLINE = 10_000

export interface CallOptions {
  args?: RouteArguments
  query?: CallQuery
  signal?: AbortSignal | undefined
  /** Milliseconds until one attempt is given up, headers and body together. */
  deadline?: number
  /** Reads from what came with the page, and from nowhere else. */
  isGiven?: boolean
}

/**
 * Reads a route: up to 3 retries (408, 429, 5xx, network, a cut or slow body) after 1, 2 and 4 s, waits while
 * the browser is offline, and checks the answer by the schema. Throws FailureError, or AbortError by the signal.
 */
export const read = <S extends v.GenericSchema>(
  route: string,
  schema: S,
  options: CallOptions = {},
): Promise<v.InferOutput<S>> =>
  options.isGiven ? readGiven(route, schema, options.args, options.query) : readAnew(route, schema, options)

async function readAnew<S extends v.GenericSchema>(
  route: string,
  schema: S,
  options: CallOptions,
): Promise<v.InferOutput<S>> {
  for (let tries = 1; ; tries++) {
    // Without an await that is not needed the request leaves at once.
    if (isOffline()) await waitUntilOnline(options.signal)
    const outcome = await fetchOnce(route, options)
    const rest = planRetry(outcome, tries)
    if (rest !== null) await pause(rest, options.signal)
    else if (outcome instanceof AnswerError) throw new FailureError(outcome.failure, route)
    else return checkAnswer(route, schema, outcome, false)
  }
}

/** One attempt: the answer, or why there is no whole one. */
export async function fetchOnce(
  route: string,
  { args, query, signal, deadline = DEADLINE }: CallOptions,
  cache: RequestCache = 'default',
): Promise<Answer | AnswerError> {
  const url = writeCallUrl(route, args, query)
  try {
    const headers = { Accept: 'application/json' }
    const init: RequestInit = { headers, credentials: 'same-origin', cache, signal: signal ?? null }
    return await fetchWhole(url, init, deadline, false)
  } catch (thrown) {
    if (signal?.aborted) throw new DOMException('The call was aborted.', 'AbortError')
    if (thrown instanceof AnswerError) return thrown
    throw new FailureError({ kind: 'server' }, route, { cause: thrown })
  }
}
