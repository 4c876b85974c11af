import type { Answer } from '../../core/api/answer.ts'

/** An answer as the islands read it, with its text as it came. */
export interface Received extends Answer {
  text: string
}

export interface VisitorCookie {
  value: string
  isHttpOnly: boolean
}

/** Somebody with a browser's cookies; redirects are shown, not followed. */
export interface Visitor {
  readonly cookies: ReadonlyMap<string, VisitorCookie>
  /** The token of the page, for sites that keep none in a cookie. */
  pageToken: string | null
  /** Throws where nobody answers. */
  send: (address: string, init?: SentInit) => Promise<Received>
}

export interface SentInit {
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string
}

const DEADLINE = 30_000
const JSON_TYPE = /^(?:(?:application|text)\/json|[\w.+-]+\/[\w.+-]+\+json)$/

export function createVisitor(): Visitor {
  const cookies = new Map<string, VisitorCookie>()
  return {
    cookies,
    pageToken: null,
    async send(address, { method = 'GET', headers = {}, body } = {}) {
      const jar = [...cookies].map(([name, { value }]) => `${name}=${value}`).join('; ')
      const response = await fetch(address, {
        method,
        redirect: 'manual',
        headers: { ...headers, ...(jar && { Cookie: jar }) },
        ...(body !== undefined && { body }),
        signal: AbortSignal.timeout(DEADLINE),
      })
      for (const line of response.headers.getSetCookie()) keepCookie(cookies, line)
      return toReceived(address, response, await response.text())
    },
  }
}

function keepCookie(cookies: Map<string, VisitorCookie>, line: string): void {
  const [, name = '', value = ''] = /^\s*([^=;\s]+)\s*=\s*"?([^";]*)/.exec(line) ?? []
  const [, age] = /;\s*max-age=(-?\d+)/i.exec(line) ?? []
  const [, expires] = /;\s*expires=([^;]+)/i.exec(line) ?? []
  const isOver = age === undefined ? Date.parse(expires ?? '') <= Date.now() : Number(age) <= 0
  if (isOver) cookies.delete(name)
  else if (name) cookies.set(name, { value, isHttpOnly: /;\s*httponly\b/i.test(line) })
}

function toReceived(url: string, { status, headers }: Response, text: string): Received {
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  const isJson = JSON_TYPE.test(type)
  return {
    status,
    headers,
    text,
    body: isJson && text ? parseJson(text) : undefined,
    isJson,
    isProblem: type === 'application/problem+json',
    isHtml: type === 'text/html',
    isEmpty: text === '',
    isRedirected: false,
    url,
    location: headers.get('location'),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
