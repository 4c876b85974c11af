import { CONTRACT } from '../../core/api/contract.ts'
import type { Call, CallMethod } from '../../core/api/contract-call.ts'
import { pause } from '../../core/api/pause.ts'
import { readRetryAfter } from '../../core/api/retry-after.ts'
import { type RouteArguments, RouteError, reverse } from '../../core/api/routes.ts'
import type { PageConfig } from '../../core/page.ts'
import type { Book } from './book.ts'
import { readPage } from './find-page.ts'
import type { Received, SentInit, Visitor } from './visitor.ts'

/** The server that is looked at. */
export interface Backend {
  /** The page that its configuration was read from. */
  pageUrl: string
  config: PageConfig
  book: Book
  guest: Visitor
  /** Signed in; null where nobody was named or the sign-in failed. */
  user: Visitor | null
  isStaff: boolean
  isShopAccount: boolean
  mayWrite: boolean
  /** A product that is sold, by its seo name. */
  product: string | null
  /** Routes that are asked for, or beginnings of them that end with an asterisk; none for all. */
  only: readonly string[]
}

export const isMeant = ({ only }: Pick<Backend, 'only'>, route: string): boolean =>
  only.length === 0 ||
  only.some(name => (name.endsWith('*') ? route.startsWith(name.slice(0, -1)) : route === name))

export interface Sent {
  by?: Visitor | undefined
  args?: RouteArguments
  query?: Readonly<Record<string, string | readonly string[]>>
  /** Sent as JSON. */
  body?: unknown
  /** Sent as it is, in the body's place. */
  text?: string
  key?: string
  /** The CSRF token; the visitor's own unless told otherwise, none for null. */
  token?: string | null
}

export const CALLS: ReadonlyMap<string, Call> = new Map(Object.entries(CONTRACT))

export function callOf(route: string): Call {
  const call = CALLS.get(route)
  if (!call) throw new Error(`The contract has no call "${route}".`)
  return call
}

export const hasRoute = ({ config }: Backend, route: string): boolean => Object.hasOwn(config.routes, route)

/** Makes a call as an island would; null where nobody answers, which is told then, and where it has no path. */
export async function send(backend: Backend, route: string, sent: Sent = {}): Promise<Received | null> {
  const { book, guest, pageUrl } = backend
  const { by = guest, args, query = {} } = sent
  const { method } = callOf(route)
  const path = findPath(route, args)
  if (path === null) return null
  const url = new URL(path, pageUrl)
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) url.searchParams.append(name, one)
  book.look(route)
  const ask = async (): Promise<Received> =>
    by.send(url.href, method === 'GET' ? { headers: ACCEPT } : await writeRequest(backend, by, method, sent))
  try {
    const answer = await ask()
    // Nobody asks as often as this; a server that says when to come again is taken at its word, once.
    const wait = answer.status === 429 ? readRetryAfter(answer.headers) : null
    if (wait === null) return answer
    await pause(wait * 1000, undefined)
    return await ask()
  } catch (thrown) {
    const cause = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause)
    book.tell(route, 'no-answer', `${method} ${url.pathname} is not answered: ${reason}.`)
    return null
  }
}

const ACCEPT = { Accept: 'application/json' }

async function writeRequest(
  backend: Backend,
  by: Visitor,
  method: CallMethod,
  { body, key, text, token }: Sent,
): Promise<SentInit> {
  if (token === undefined && !readToken(backend, by)) await fetchToken(backend, by)
  const given = token === undefined ? readToken(backend, by) : token
  const origin = new URL(backend.pageUrl).origin
  return {
    method,
    headers: {
      ...ACCEPT,
      'Content-Type': 'application/json',
      // What a browser says by itself, and Django looks at over HTTPS.
      Origin: origin,
      Referer: backend.pageUrl,
      ...(given && { [backend.config.csrf.header]: given }),
      ...(key !== undefined && { 'Idempotency-Key': key }),
    },
    body: text ?? JSON.stringify(body ?? {}),
  }
}

export const readToken = ({ config }: Backend, { cookies, pageToken }: Visitor): string | null =>
  cookies.get(config.csrf.cookie)?.value || pageToken || null

/** As an island does before its first write; sites that keep the token in the session tell it by their pages. */
export async function fetchToken({ config, pageUrl }: Backend, by: Visitor): Promise<void> {
  if (config.csrf.token !== undefined) {
    by.pageToken = (await readPage(by, pageUrl))?.config.csrf.token ?? null
    return
  }
  const path = findPath('active-user', undefined)
  if (path !== null) await by.send(new URL(path, pageUrl).href, { headers: ACCEPT }).catch(() => null)
}

/** Null where the table has no such path, which is told of the table as a whole. */
function findPath(route: string, args: RouteArguments | undefined): string | null {
  try {
    return reverse(route, args)
  } catch (thrown) {
    if (!(thrown instanceof RouteError)) throw thrown
    return null
  }
}

/** A key that no other request has. */
export const makeKey = (): string => `ostrov-conformance-${crypto.randomUUID()}`
