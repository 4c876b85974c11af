/** A response read to its end; `body` is parsed JSON, or undefined where there is none. */
export interface ApiResponse {
  status: number
  headers: Headers
  body: unknown
  isJson: boolean
  /** JSON whose type tells of a problem (RFC 9457), whatever the status says. */
  isProblem: boolean
  isHtml: boolean
  /** No body at all, whatever type the headers tell of it. */
  isEmpty: boolean
  isRedirected: boolean
  /** Where it came from in the end, redirects followed. */
  url: string
  location: string | null
}

/** The body of a read is no JSON although it says so: it was cut on its way, and another try may bring it whole. */
export class BrokenBodyError extends Error {
  override name = 'BrokenBodyError'
}

/** A JSON MIME type as the MIME standard defines it. */
const JSON_TYPE = /^(?:(?:application|text)\/json|[\w.+-]+\/[\w.+-]+\+json)$/
const MAX_LENGTH = 24 * 1024 * 1024

export async function readResponse(response: Response, isWrite: boolean): Promise<ApiResponse> {
  const { headers, ok, redirected: isRedirected, status, url } = response
  const text = await response.text()
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  const isJson = JSON_TYPE.test(type)
  return {
    status,
    headers,
    body: isJson && text ? parseJson(text, ok && !isWrite) : undefined,
    isJson,
    isProblem: type === 'application/problem+json',
    isHtml: type === 'text/html',
    isEmpty: text === '',
    isRedirected,
    url,
    location: headers.get('location'),
  }
}

function parseJson(text: string, isRetriable: boolean): unknown {
  // Asking again would only bring it again.
  if (text.length > MAX_LENGTH) return undefined
  try {
    return JSON.parse(text)
  } catch {
    if (isRetriable) throw new BrokenBodyError()
    // Of a write the status says more than its body.
    return undefined
  }
}
