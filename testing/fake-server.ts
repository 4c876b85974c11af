import * as v from 'valibot'
import { CONTRACT, type RouteName } from '#core/api/contract.ts'
import { page } from '#core/page.ts'

/** A request as it reached the fake server. */
export interface Call {
  route: RouteName
  method: string
  args: Readonly<Record<string, string>>
  query: URLSearchParams
  headers: Headers
  /** Parsed JSON, or undefined. */
  body: unknown
}

type Json = readonly unknown[] | Readonly<Record<string, unknown>>

/** An answer with what stands around it; `delay` in milliseconds. A body of text is sent as HTML. */
export interface Reply {
  status?: number
  body?: unknown
  delay?: number
  headers?: Readonly<Record<string, string>>
}

/** What a route answers: a body, a whole reply, nothing ever (`hang`), a cut line (`offline`), or as the call has it. */
export type Fixture = Json | Reply | 'hang' | 'offline'
export type Fixtures = Partial<Record<RouteName, Fixture | ((call: Call) => Fixture)>>

export interface FakeServer {
  /** All calls so far, the oldest first. */
  calls: readonly Call[]
  /** Whether it has so far left somebody waiting, or told them that it failed. */
  readonly mood: { isHanging: boolean; hasFailed: boolean }
  /** Answers these routes differently from now on. */
  change: (fixtures: Fixtures) => void
  /**
   * Answers from this table alone, as if it had just started; fetch is its own all the while. Whom it left waiting
   * before, it leaves so without end, or they would ask once more what is no longer in the table.
   */
  restart: (fixtures: Fixtures) => void
  /** Throws when a call came for which there was no fixture. */
  verify: () => void
  /** Gives fetch back, and verifies. */
  stop: () => void
}

const REPLY_KEYS = new Set(['status', 'body', 'delay', 'headers'])

/**
 * Answers fetch for the page's routes from a table, and leaves all other requests alone. A fixture that the contract
 * forbids is refused, so no story and no test can show an answer that a server may not give.
 */
export function startFakeServer(fixtures: Fixtures): FakeServer {
  const original = globalThis.fetch
  const calls: Call[] = []
  const unexpected = new Set<string>()
  const mood = { isHanging: false, hasFailed: false }
  let starts = 0
  let table = checkFixtures(fixtures)

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const call = await readCall(request)
    if (!call) return original(input, init)
    calls.push(call)
    const start = starts
    const fixture = table[call.route]
    if (fixture === undefined) {
      unexpected.add(call.route)
      return Response.json({ detail: 'Not found.' }, { status: 404 })
    }
    const given = typeof fixture === 'function' ? checkFixture(call.route, fixture(call)) : fixture
    mood.isHanging ||= given === 'hang'
    mood.hasFailed ||= isFailure(given)
    return answer(given, request, () => start === starts)
  }

  const verify = (): void => {
    if (unexpected.size > 0) throw new Error(`Calls without a fixture: ${[...unexpected].join(', ')}.`)
  }
  return {
    calls,
    mood,
    change: more => {
      table = { ...table, ...checkFixtures(more) }
    },
    restart: fresh => {
      starts++
      table = checkFixtures(fresh)
      calls.length = 0
      unexpected.clear()
      Object.assign(mood, { isHanging: false, hasFailed: false })
    },
    verify,
    stop: () => {
      globalThis.fetch = original
      verify()
    },
  }
}

function checkFixtures(fixtures: Fixtures): Fixtures {
  for (const [route, fixture] of Object.entries(fixtures)) {
    if (!Object.hasOwn(CONTRACT, route)) throw new Error(`The contract has no route "${route}".`)
    if (typeof fixture !== 'function') checkFixture(route as RouteName, fixture)
  }
  return fixtures
}

function checkFixture(route: RouteName, fixture: Fixture): Fixture {
  if (typeof fixture === 'string') return fixture
  const { status = 200, body } = toReply(fixture)
  const schema = CONTRACT[route].response
  // A page of HTML in the place of JSON is a fault that servers do have.
  if (status >= 300 || !schema || typeof body === 'string') return fixture
  const result = v.safeParse(schema, body)
  if (result.success) return fixture
  const [issue] = result.issues
  throw new Error(
    `The contract forbids this answer of ${route}: ${v.getDotPath(issue) ?? 'body'}: ${issue.message}`,
  )
}

function toReply(fixture: Json | Reply): Reply {
  const keys = Object.keys(fixture)
  const isReply = !Array.isArray(fixture) && keys.length > 0 && keys.every(key => REPLY_KEYS.has(key))
  return isReply ? (fixture as Reply) : { body: fixture }
}

/** A page where data should be is one, too. */
function isFailure(fixture: Fixture): boolean {
  if (typeof fixture === 'string') return fixture === 'offline'
  const { status = 200, body } = toReply(fixture)
  return status >= 400 || typeof body === 'string'
}

async function readCall(request: Request): Promise<Call | null> {
  const { origin, pathname, searchParams } = new URL(request.url)
  if (origin !== (globalThis.location?.origin ?? 'http://localhost')) return null
  for (const [route, template] of Object.entries(page.value.routes)) {
    const found = toPattern(template).exec(pathname)
    if (!found || !Object.hasOwn(CONTRACT, route)) continue
    // Two calls may share a path.
    if (CONTRACT[route as RouteName].method !== request.method) continue
    const args = Object.fromEntries(
      Object.entries(found.groups ?? {}).map(([k, s]) => [k, decodeURIComponent(s)]),
    )
    const { method, headers } = request
    const body = await readBody(request.clone())
    return { route: route as RouteName, method, args, query: searchParams, headers, body }
  }
  return null
}

/** Parsed JSON; of a form with a file in it its parts, each as text. */
async function readBody(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    const parts = [...(await request.formData())]
    const texts = parts.map(async ([name, part]) => [name, part instanceof Blob ? await part.text() : part])
    return Object.fromEntries(await Promise.all(texts))
  }
  const text = await request.text()
  return text ? JSON.parse(text) : undefined
}

const toPattern = (template: string): RegExp =>
  new RegExp(`^${template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)

async function answer(fixture: Fixture, { signal }: Request, isAwaited: () => boolean): Promise<Response> {
  if (fixture === 'offline') throw new TypeError('Failed to fetch')
  const { status = 200, body, delay = 0, headers } = fixture === 'hang' ? { delay: null } : toReply(fixture)
  await wait(delay, signal, isAwaited)
  const type =
    body === undefined ? {} : { 'content-type': typeof body === 'string' ? 'text/html' : 'application/json' }
  const text = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body)
  return new Response(text, {
    status: body === undefined && status === 200 ? 204 : status,
    headers: { ...type, ...headers },
  })
}

/** Waits as long as the network would, or without end (null), until the caller goes away. */
function wait(delay: number | null, signal: AbortSignal, isAwaited: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      if (isAwaited()) reject(signal.reason)
    }
    if (signal.aborted) return giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
    if (delay !== null) setTimeout(resolve, delay)
  })
}
