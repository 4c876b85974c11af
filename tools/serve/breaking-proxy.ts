import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Break, PassingAnswer, PassingRequest, SeenRequest } from '#cli/conformance/break.fixture.ts'
import { CONTRACT } from '#core/api/contract.ts'
import { listRoutes } from '#shop/server/route-table.ts'

export interface BreakingProxy {
  url: string
  /** What was asked since the last break was set. */
  readonly seen: readonly SeenRequest[]
  set: (broken: readonly Break[]) => void
  close: () => Promise<void>
}

/** Stands before a shop and breaks one thing of what passes. */
export async function startBreakingProxy(shopUrl: string): Promise<BreakingProxy> {
  let breaks: readonly Break[] = []
  let seen: SeenRequest[] = []
  let round = 0
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.all('*', async c => {
    const request = await readRequest(c.req.raw)
    const own = breaks.filter(one => isOf(one.route, request))
    if (own.some(one => one.isSilent)) c.env.outgoing.destroy()
    const isKept = own.some(one => one.isKept?.(request))
    for (const one of own) one.ask?.(request)
    const answer = isKept ? makeDone() : await askShop(shopUrl, request, `round-${round}`)
    for (const one of own) one.answer?.(answer, request)
    const { headers, status, text } = answer
    seen.push({ ...request, status })
    return new Response(/^(?:204|30\d)$/.test(String(status)) ? null : text, { status, headers })
  })
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get seen() {
      return seen
    },
    set(broken) {
      breaks = broken
      round++
      seen = []
    },
    close: () =>
      new Promise(done => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

const makeDone = (): PassingAnswer => ({ status: 204, headers: new Headers(), text: '' })

async function readRequest(raw: Request): Promise<PassingRequest> {
  const { pathname, search } = new URL(raw.url)
  const headers = new Headers(raw.headers)
  // The shop is asked by another name than the visitor knows.
  for (const name of ['host', 'origin', 'referer', 'connection', 'content-length', 'transfer-encoding'])
    headers.delete(name)
  const pairs = (headers.get('cookie') ?? '').split('; ').map(pair => pair.split('='))
  return {
    method: raw.method,
    path: `${pathname}${search}`,
    headers,
    cookies: new Map(pairs.map(([name = '', value = '']) => [name, value])),
    body: await raw.text(),
  }
}

async function askShop(
  shopUrl: string,
  { body, headers, method, path }: PassingRequest,
  scope: string,
): Promise<PassingAnswer> {
  // What is done too often in one round is no business of the next.
  headers.set('Ostrov-QA', scope)
  const response = await fetch(`${shopUrl}${path}`, {
    method,
    headers,
    redirect: 'manual',
    ...(method !== 'GET' && { body }),
  })
  const passed = new Headers(response.headers)
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'])
    passed.delete(name)
  return { status: response.status, headers: passed, text: await response.text() }
}

const ROUTES = new Map(Object.entries(listRoutes('cz')))
const METHODS = new Map(Object.entries(CONTRACT).map(([name, { method }]) => [name, method]))

/** Whether a request is this call, in the Czech market; null means pages. */
export function isOf(route: string | null, { headers, method, path }: PassingRequest): boolean {
  const [pathname = ''] = path.split('?')
  if (route === null) return headers.get('accept') === 'text/html'
  const pattern = ROUTES.get(route)?.replace(/\{\w+\}/g, '[^/]+')
  return method === METHODS.get(route) && new RegExp(`^${pattern}$`).test(pathname)
}
