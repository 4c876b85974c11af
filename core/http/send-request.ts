import ky, { type Hooks, type Options } from 'ky'
import { createAbortError, type Failure, FailureError } from './failure.ts'
import { isOffline, waitUntilOnline } from './online.ts'
import { type ApiResponse, BrokenBodyError, readResponse } from './response.ts'
import { readRetryAfter } from './retry-after.ts'
import { takeRetry } from './retry-budget.ts'

export interface RequestOptions {
  signal?: AbortSignal | undefined
  /** Milliseconds until one attempt is given up, headers and body together. */
  deadline: number
  /** How often what changes nothing, whatever its method, is tried again, after 1, 2 and 4 seconds or what `Retry-After` says. */
  retries?: number | undefined
  method?: string
  json?: unknown
  /** In place of JSON. */
  body?: FormData
  headers?: Record<string, string | undefined>
  cache?: RequestCache
  keepalive?: boolean | undefined
}

/** Milliseconds before a retry, the first being 1. */
const backOff = (retry: number): number => 1000 * 2 ** (retry - 1)

const RETRIABLE = /^(?:408|429|5\d\d)$/

/** What its hooks learn of a call. */
interface Attempt {
  /** Ends the attempt that is under way; none before the first. */
  timeout?: AbortSignal
  response?: ApiResponse
}

/**
 * Sends a request through ky, which tries it again where that can help, and reads its response to the end. Throws
 * FailureError where no whole response came, AbortError by the signal.
 */
export async function sendRequest(route: string, url: string, options: RequestOptions): Promise<ApiResponse> {
  const { signal, deadline: _, retries = 0, keepalive, ...init } = options
  const isWrite = !retries && (init.method ?? 'GET') !== 'GET'
  const attempt: Attempt = {}
  try {
    await ky(url, {
      ...(init as Options),
      ...(signal && { signal }),
      // Firefox heeds it only beside a request, not within.
      ...(keepalive && { fetch: (request, rest) => fetch(request, { ...rest, keepalive }) }),
      credentials: 'same-origin',
      headers: { Accept: 'application/json', ...init.headers },
      throwHttpErrors: false,
      // ky's own timeout ends with the headers; the deadline of an attempt covers the body too.
      timeout: false,
      retry: {
        limit: retries,
        methods: ['get', 'post'],
        delay: backOff,
        // Asked where the network or the body broke.
        shouldRetry: () => !signal?.aborted && takeRetry(),
      },
      hooks: makeHooks(attempt, isWrite, options),
    })
    if (attempt.response) return attempt.response
    throw new Error('ky brought no response.')
  } catch (thrown) {
    if (signal?.aborted) throw createAbortError('The call was aborted.')
    const { timeout } = attempt
    // Before its first attempt nothing was sent.
    if (!timeout) throw new FailureError({ kind: 'server' }, route, { isWrite, cause: thrown })
    throw new FailureError(explainBreak(thrown, timeout), route, { isWrite, isOutcomeUnknown: isWrite })
  }
}

/** Each attempt waits for the network, has a deadline of its own and reads its body, which may ask for the next. */
const makeHooks = (
  attempt: Attempt,
  isWrite: boolean,
  { signal, deadline, retries = 0 }: RequestOptions,
): Hooks => ({
  beforeRequest: [
    async (request, { signal: own }) => {
      if (!isWrite && isOffline()) await waitUntilOnline(signal)
      attempt.timeout = AbortSignal.timeout(deadline)
      const signals = own ? [own, attempt.timeout] : [attempt.timeout]
      return new Request(request, { signal: AbortSignal.any(signals) })
    },
  ],
  afterResponse: [
    async (_request, _options, raw, { retryCount }) => {
      const response = await readResponse(raw, isWrite)
      attempt.response = response
      if (retryCount >= retries || !RETRIABLE.test(`${response.status}`) || !takeRetry()) return
      const wished = (readRetryAfter(response.headers) ?? 0) * 1000
      return ky.retry({ delay: Math.max(wished, backOff(retryCount + 1)) })
    },
  ],
})

function explainBreak(thrown: unknown, timeout: AbortSignal): Failure {
  if (thrown instanceof BrokenBodyError) return { kind: 'server' }
  return { kind: timeout.aborted ? 'timeout' : 'offline' }
}
