import type { Failure } from './failure.ts'

/** An answer read to its end; `body` is parsed JSON, or undefined where there is none. */
export interface Answer {
  status: number
  headers: Headers
  body: unknown
  isJson: boolean
  isHtml: boolean
  isRedirected: boolean
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

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json$/
const MAX_BYTES = 24 * 1024 * 1024

/** Fetches with one deadline over headers and body, since `ok` says nothing of a body that is cut later. */
export async function fetchWhole(request: Request, deadline: number, isWrite: boolean): Promise<Answer> {
  const timeout = AbortSignal.timeout(deadline)
  try {
    const response = await fetch(request, { signal: AbortSignal.any([request.signal, timeout]) })
    const text = await response.text()
    return readAnswer(response, text, isWrite)
  } catch (thrown) {
    if (request.signal.aborted || thrown instanceof AnswerError) throw thrown
    throw new AnswerError(timeout.aborted ? { kind: 'timeout' } : { kind: 'offline' })
  }
}

function readAnswer(response: Response, text: string, isWrite: boolean): Answer {
  const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  const isJson = JSON_TYPE.test(type)
  const location = response.headers.get('location')
  const answer = {
    status: response.status,
    headers: response.headers,
    isJson,
    isHtml: type === 'text/html',
    isRedirected: response.redirected,
    location,
  }
  return { ...answer, body: isJson && text ? parseBody(text, response.ok && !isWrite) : undefined }
}

function parseBody(text: string, isRetriable: boolean): unknown {
  try {
    if (text.length > MAX_BYTES) throw new RangeError('The answer is too long.')
    return JSON.parse(text)
  } catch {
    // A cut body of a read is a fault of the network, worth another try; a write is judged by its status.
    if (isRetriable) throw new AnswerError({ kind: 'server' })
    return undefined
  }
}
