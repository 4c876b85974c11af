import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

export interface Answer {
  type: string
  body: string | Buffer
}

export interface Served extends AsyncDisposable {
  origin: string
}

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

/** Serves on a port of its own; each answer is sent after `latency` milliseconds. */
export async function serve(
  answer: (url: URL) => Answer | undefined | Promise<Answer | undefined>,
  latency = 0,
): Promise<Served> {
  const server = createServer(async (request, response) => {
    const found = await answer(new URL(request.url ?? '/', 'http://localhost'))
    const send = () => {
      response.writeHead(found ? 200 : 404, {
        'content-type': found?.type ?? 'text/plain',
        'cache-control': 'no-store',
      })
      response.end(found?.body ?? 'Not found.')
    }
    if (latency) setTimeout(send, latency)
    else send()
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
