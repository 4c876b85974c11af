import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createSecureServer, type Http2Session } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { signForLocalhost } from './sign-for-localhost.ts'

export interface Answer {
  type: string
  body: string | Buffer
  /** How the body is packed. */
  encoding?: string
}

export interface Served extends AsyncDisposable {
  origin: string
}

type FindAnswer = (url: URL) => Answer | undefined | Promise<Answer | undefined>

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.html': 'text/html; charset=utf-8',
}

export const html = (body: string): Answer => ({ type: 'text/html; charset=utf-8', body })
export const json = (body: unknown): Answer => ({ type: 'application/json', body: JSON.stringify(body) })

/** A file of a built folder. */
export function file(dir: string, path: string): Answer {
  return {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    body: readFileSync(join(dir, normalize(`/${path}`))),
  }
}

/** What an answer is told by; nothing is kept by a browser, for each round begins anew. */
const headersOf = (found: Answer | undefined) => ({
  'content-type': found?.type ?? 'text/plain',
  'cache-control': 'no-store',
  ...(found?.encoding && { 'content-encoding': found.encoding }),
})
const bodyOf = (found: Answer | undefined) => found?.body ?? 'Not found.'
const parse = (path = '/') => new URL(path, 'http://localhost')

/** Serves on a port of its own; each answer is sent after `latency` milliseconds. */
export async function serve(answer: FindAnswer, latency = 0): Promise<Served> {
  const server = createServer(async ({ url }, response) => {
    const found = await answer(parse(url))
    if (latency) await new Promise(done => setTimeout(done, latency))
    response.writeHead(found ? 200 : 404, headersOf(found))
    response.end(bodyOf(found))
  })
  await new Promise<void>(done => server.listen(0, done))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}

/** As much as one packet takes. */
const RECORD = 1369

/**
 * Serves by HTTP/2, as a CDN does: a browser asks for all files of a page at once, and what is equally urgent is sent in
 * the order it was asked for (RFC 9218, section 10).
 */
export async function serveSecurely(answer: FindAnswer): Promise<Served> {
  const server = createSecureServer(signForLocalhost())
  const turns = new WeakMap<Http2Session, Promise<unknown>>()
  server.on('stream', (stream, { ':path': path }) => {
    const respond = async (): Promise<void> => {
      const found = await answer(parse(path))
      if (stream.destroyed || !stream.session) return
      stream.respond({ ':status': found ? 200 : 404, ...headersOf(found) })
      // Its end in one with it: told later, that would wait behind all that the others have to send.
      stream.end(bodyOf(found))
      await new Promise(done => stream.on('finish', done).on('close', done))
    }
    const { session } = stream
    if (session) turns.set(session, (turns.get(session) ?? Promise.resolve()).then(respond))
  })
  // A browser reads a record when all of it has come. What is small must not wait for what is big; nor does it with a CDN.
  server.on('secureConnection', socket => socket.setMaxSendFragment(RECORD))
  const sessions = new Set<Http2Session>()
  server.on('session', session => sessions.add(session))
  await new Promise<void>(done => server.listen(0, done))
  const { port } = server.address() as AddressInfo
  return {
    origin: `https://localhost:${port}`,
    async [Symbol.asyncDispose]() {
      for (const session of sessions) session.destroy()
      await new Promise(done => server.close(done))
    },
  }
}
