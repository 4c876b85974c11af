import type { ApiResponse } from '#core/http/response.ts'

/** A response as the islands read it, with its text as it came. */
export interface Received extends ApiResponse {
  text: string
}

/** Somebody with a browser's cookies. */
export interface Visitor {
  readonly cookies: ReadonlyMap<string, { value: string; isHttpOnly: boolean }>
  /** The token of the page, for sites that keep none in a cookie. */
  pageToken: string | null
  /** Throws where nobody answers; redirects are shown, not followed, unless that is asked for. */
  send: (url: string, init?: RequestInit & { headers?: Record<string, string> }) => Promise<Received>
}

const DEADLINE = 30_000
const JSON_TYPE = /^(?:(?:application|text)\/json|[\w.+-]+\/[\w.+-]+\+json)$/

export function createVisitor(): Visitor {
  const cookies = new Map<string, { value: string; isHttpOnly: boolean }>()
  return {
    cookies,
    pageToken: null,
    async send(url, init = {}) {
      const jar = [...cookies].map(([name, { value }]) => `${name}=${value}`).join('; ')
      const headers = { ...init.headers, ...(jar && { Cookie: jar }) }
      const signal = AbortSignal.timeout(DEADLINE)
      const response = await fetch(url, { redirect: 'manual', ...init, headers, signal })
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^\s*([^=;\s]+)\s*=\s*"?([^";]*)/.exec(line) ?? []
        if (isExpired(line)) cookies.delete(name)
        else if (name) cookies.set(name, { value, isHttpOnly: /;\s*httponly\b/i.test(line) })
      }
      return toReceived(response, await response.text())
    },
  }
}

function isExpired(cookie: string): boolean {
  const [, age] = /;\s*max-age=(-?\d+)/i.exec(cookie) ?? []
  const [, expires = ''] = /;\s*expires=([^;]+)/i.exec(cookie) ?? []
  return age === undefined ? Date.parse(expires) <= Date.now() : Number(age) <= 0
}

function toReceived({ headers, redirected: isRedirected, status, url }: Response, text: string): Received {
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  const isJson = JSON_TYPE.test(type)
  const body = isJson ? parseJson(text) : undefined
  const isProblem = type === 'application/problem+json'
  const known = { status, headers, text, body, isJson, isProblem, isRedirected, url }
  return { ...known, isHtml: type === 'text/html', isEmpty: text === '', location: headers.get('location') }
}

/** The value of a JSON text; undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
