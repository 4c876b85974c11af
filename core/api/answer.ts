import type { Failure } from './failure.ts'

/** An answer read to its end; `body` is parsed JSON, or undefined where there is none. */
export interface Answer {
  status: number
  headers: Headers
  body: unknown
  isJson: boolean
  /** JSON that by its type tells of a problem (RFC 9457), whatever the status says. */
  isProblem: boolean
  isHtml: boolean
  /** No body at all, whatever type the headers tell of it. */
  isEmpty: boolean
  isRedirected: boolean
  /** Where the answer came from in the end, redirects followed. */
  url: string
  location: string | null
}

/** An attempt that brought no whole answer; a read may try again. */
export class AnswerError extends Error {
  override name = 'AnswerError'
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.kind)
    this.failure = failure
  }
}

/** A JSON MIME type as the MIME standard defines it. */
const JSON_TYPE = /^(?:(?:application|text)\/json|[\w.+-]+\/[\w.+-]+\+json)$/
const MAX_LENGTH = 24 * 1024 * 1024

/** Fetches with one deadline over headers and body, since `ok` says nothing of a body that is cut later. */
export async function fetchWhole(
  input: Request | string,
  { signal, ...init }: RequestInit,
  deadline: number,
  isWrite: boolean,
): Promise<Answer> {
  const timeout = AbortSignal.timeout(deadline)
  try {
    const response = await fetch(input, {
      ...init,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    const text = await response.text()
    return readAnswer(response, text, isWrite)
  } catch (thrown) {
    if (signal?.aborted || thrown instanceof AnswerError) throw thrown
    throw new AnswerError(timeout.aborted ? { kind: 'timeout' } : { kind: 'offline' })
  }
}

function readAnswer(response: Response, text: string, isWrite: boolean): Answer {
  const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  const isJson = JSON_TYPE.test(type)
  return {
    status: response.status,
    headers: response.headers,
    body: isJson && text ? parseBody(text, response.ok && !isWrite) : undefined,
    isJson,
    isProblem: type === 'application/problem+json',
    isHtml: type === 'text/html',
    isEmpty: text === '',
    isRedirected: response.redirected,
    url: response.url,
    location: response.headers.get('location'),
  }
}

function parseBody(text: string, isRetriable: boolean): unknown {
  // Asking again would only bring it again.
  if (text.length > MAX_LENGTH) return undefined
  try {
    return JSON.parse(text)
  } catch {
    // A cut body of a read is a fault of the network, worth another try; a write is judged by its status.
    if (isRetriable) throw new AnswerError({ kind: 'server' })
    return undefined
  }
}
