import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'

/** A request as it came over the wire. */
export interface SeenRequest {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: string
}

export type Responder = (response: ServerResponse, request: SeenRequest) => void

/** A real server on this machine, whose answers a test says. */
export interface LocalServer {
  readonly origin: string
  /** What came since the test began, the oldest first. */
  readonly seen: readonly SeenRequest[]
  /** Answers the next requests one after another; the last answer goes on. */
  play: (...responders: Responder[]) => void
}

type Headers = Readonly<Record<string, string>>

export const answerText =
  (text: string, type: string | null, status = 200, headers: Headers = {}): Responder =>
  response => {
    response.writeHead(status, { ...(type !== null && { 'content-type': type }), ...headers }).end(text)
  }

export const answerJson = (body: unknown, status = 200, headers: Headers = {}): Responder =>
  answerText(JSON.stringify(body), 'application/json', status, headers)

export const answerHtml = (status = 200, text = '<h1>Server Error (500)</h1>'): Responder =>
  answerText(text, 'text/html; charset=utf-8', status)

export const answerNothing = (status = 204, headers: Headers = {}): Responder =>
  answerText('', null, status, headers)

export const redirectTo = (path: string, status = 302): Responder => answerNothing(status, { location: path })

/** Answers each path in its own way; a path that is not among them is not found. */
export const answerByPath =
  (responders: Readonly<Record<string, Responder>>): Responder =>
  (response, request) => {
    const respond = responders[request.path] ?? answerJson({ detail: 'Not found.' }, 404)
    respond(response, request)
  }

/** The same answer, later. */
export const answerLate =
  (time: number, responder: Responder): Responder =>
  (response, request) => {
    setTimeout(() => responder(response, request), time)
  }

/** Breaks the line before any answer. */
export const hangUp: Responder = response => response.destroy()

/** Takes the request and never says a word. */
export const keepSilent: Responder = () => {}

/** Breaks the line in the middle of a body: one whose length was told, or one that comes in chunks. */
export const cutBody =
  (text: string, as: 'length' | 'chunks', status = 200): Responder =>
  response => {
    const length = as === 'length' ? { 'content-length': String(text.length + 100) } : {}
    response.writeHead(status, { 'content-type': 'application/json', ...length })
    response.write(text, () => response.destroy())
  }

/** One byte at a time, for ever. */
export const drip: Responder = response => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 5)
  response.on('close', () => clearInterval(timer))
}

/** Starts a server for the tests of one file, and makes it the origin of their page. */
export function startLocalServer(): LocalServer {
  let server: Server
  let origin = ''
  let seen: SeenRequest[] = []
  let responders: Responder[] = []

  beforeAll(async () => {
    server = createServer((request, response) => {
      // A line kept open would carry over to the next test, where it is found closed.
      response.setHeader('connection', 'close')
      readRequest(request, one => {
        seen.push(one)
        const respond = responders.length > 1 ? responders.shift() : responders[0]
        ;(respond ?? answerHtml(500))(response, one)
      })
    })
    origin = await listen(server)
  })
  beforeEach(() => {
    seen = []
    responders = []
    vi.stubGlobal('location', new URL('/cz/vykup/', origin))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })
  afterAll(() => close(server))

  return {
    get origin() {
      return origin
    },
    get seen() {
      return seen
    },
    play: (...next) => {
      responders = next
    },
  }
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function close(server: Server): Promise<void> {
  const closed = new Promise(done => server.close(done))
  server.closeAllConnections()
  await closed
}

function readRequest(request: IncomingMessage, onEnd: (request: SeenRequest) => void): void {
  const { method = '', url = '', headers } = request
  const chunks: Uint8Array[] = []
  request.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  request.on('end', () => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    onEnd({
      method,
      path: pathname,
      query: searchParams,
      headers,
      body: Buffer.concat(chunks).toString('utf8'),
    })
  })
}

/**
 * Lets the pauses between two tries pass a thousand times faster until the test ends; tells how long each was meant
 * to take. All other timers, those of the network beneath fetch among them, keep their pace.
 */
export function hurryRetries(): readonly number[] {
  const asked: number[] = []
  const { setTimeout: wait } = globalThis
  vi.stubGlobal('setTimeout', (run: () => void, time = 0, ...rest: []) => {
    const isRetry = new Error().stack?.includes('/ky/')
    if (isRetry) asked.push(time)
    return wait(run, isRetry ? time / 1000 : time, ...rest)
  })
  return asked
}
