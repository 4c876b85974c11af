import { setTimeout as delay } from 'node:timers/promises'
import { readRetryAfter } from '#core/http/retry-after.ts'
import { type RouteArguments, RouteError, reverse } from '#core/http/routes.ts'
import type { PageConfig } from '#core/page.ts'
import { describeSilence } from '../command.ts'
import { endpointOf } from '../contract.ts'
import type { Report } from './report.ts'
import type { RuleName } from './rules.ts'
import { openPage } from './site.ts'
import type { Received, Visitor } from './visitor.ts'

/** A good call that was made, twice where its idempotency key allows that. */
export interface GoodCall {
  sent: Sent
  response: Received
  again: Received | null
}

/** The server that is looked at. */
export interface Backend {
  /** The page that its configuration was read from. */
  pageUrl: string
  config: PageConfig
  report: Report
  guest: Visitor
  /** Signed in; null where nobody was named or the sign-in failed. */
  user: Visitor | null
  isStaff: boolean
  isShopAccount: boolean
  credentials: { user: string; password: string } | null
  canWrite: boolean
  /** A product that is sold, by its seo name. */
  product: string | null
  /** Makes all trials of a call, once; its good call, which others build on. */
  tryCall: (route: string) => Promise<GoodCall | null>
}

export interface Sent {
  /** The guest unless told otherwise. */
  by?: Visitor | null | undefined
  args?: RouteArguments
  query?: Readonly<Record<string, string | readonly string[]>>
  /** Sent as JSON. */
  body?: object
  /** Sent as it is, in the body's place. */
  text?: string
  key?: string
  /** The CSRF token; the visitor's own unless told otherwise, none for null. */
  token?: string | null
}

export const hasRoute = ({ config }: Backend, route: string): boolean => Object.hasOwn(config.routes, route)

/** Makes a call as an island would; null where nobody answers, which is reported, and where it has no path. */
export async function send(backend: Backend, route: string, sent: Sent = {}): Promise<Received | null> {
  const { args, query = {} } = sent
  const by = sent.by ?? backend.guest
  const path = findPath(route, args)
  if (path === null) return null
  const url = new URL(path, backend.pageUrl)
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) url.searchParams.append(name, one)
  const { method } = endpointOf(route)
  const ask = async () =>
    by.send(
      url.href,
      method === 'GET' ? { headers: ACCEPT } : { method, ...(await writeRequest(backend, by, sent)) },
    )
  backend.report.visit()
  try {
    const response = await ask()
    // Nobody asks as often as this; a server that says when to come again is taken at its word, once.
    const wait = response.status === 429 ? readRetryAfter(response.headers) : null
    if (wait === null) return response
    await delay(wait * 1000)
    return await ask()
  } catch (thrown) {
    const problem = `${method} ${url.pathname} is not answered: ${describeSilence(thrown)}.`
    backend.report.add(route, 'no-answer', problem)
    return null
  }
}

const ACCEPT = { Accept: 'application/json' }

async function writeRequest(backend: Backend, by: Visitor, { body, key, text, token }: Sent) {
  if (token === undefined && !readToken(backend, by)) await fetchToken(backend, by)
  const given = token === undefined ? readToken(backend, by) : token
  return {
    headers: {
      ...ACCEPT,
      'Content-Type': 'application/json',
      // What a browser says by itself, and Django looks at over HTTPS.
      Origin: new URL(backend.pageUrl).origin,
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
  const path = findPath('active-user', undefined)
  if (config.csrf.token !== undefined)
    by.pageToken = (await openPage(by, pageUrl))?.config?.csrf.token ?? null
  else if (path !== null) await by.send(new URL(path, pageUrl).href, { headers: ACCEPT }).catch(() => null)
}

/** Null where the table has no such path, which is reported of the table as a whole. */
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

/** Looks for something once, however many calls need it. */
export function remember<T>(find: (backend: Backend) => Promise<T>): (backend: Backend) => Promise<T> {
  const found = new WeakMap<Backend, Promise<T>>()
  return backend => {
    const known = found.get(backend) ?? find(backend)
    found.set(backend, known)
    return known
  }
}

/** What a call is tried with. */
export interface Sample extends Sent {
  /** Bodies in this one's place that must be refused, by these fields or else as a whole. */
  wrong?: readonly { what: string; body: object; fields?: readonly string[] }[]
  /** A body that is refused as out of date, once the good one has been sent. */
  stale?: { what: string; body: object }
  /** The good call has been made on the way here. */
  isDone?: boolean
}

/** A good call to be looked at more closely; `add` reports a breach of a rule by it. */
export interface Made extends GoodCall {
  backend: Backend
  add: (rule: RuleName, problem: string) => void
}

/** What the contract's description of a call doesn't tell. */
export interface Probe {
  /** Real arguments and a sample body; a text says why there are none, null that there is nothing more to try. */
  find?: (backend: Backend) => Promise<Sample | string | null> | Sample
  /** Rules of its domain. */
  check?: (made: Made) => Promise<void> | void
}

export type Probes = Readonly<Record<string, Probe>>

/** A probe's sample made of what was found; where nothing was, the reason why the call is not tried. */
export const sampleFrom =
  <T>(
    find: (backend: Backend) => Promise<T | null>,
    reason: string,
    toSample: (found: T, backend: Backend) => Promise<Sample | string> | Sample,
  ) =>
  async (backend: Backend): Promise<Sample | string> => {
    const found = await find(backend)
    return found === null ? reason : toSample(found, backend)
  }
