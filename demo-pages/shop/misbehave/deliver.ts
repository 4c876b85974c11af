import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { StatusCode } from 'hono/utils/http-status'
import type { ShopContext } from '../server/shop.ts'

/** An answer and the manner in which it goes out: whole, bare of every header not named, or broken on the way. */
export interface Delivery {
  status: number
  headers: Record<string, string>
  body: string | null
  manner: 'whole' | 'bare' | 'hang' | 'drop' | 'drip' | 'short' | 'cut'
}

const DRIP_PAUSE = 50

export function deliver(c: ShopContext, delivery: Delivery): Response {
  const { status, headers, body, manner } = delivery
  if (manner === 'whole') {
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    c.status(status as StatusCode)
    return body === null ? c.body(null) : c.body(body)
  }
  const outgoing = c.env.outgoing as ServerResponse
  if (manner === 'drop') outgoing.socket?.destroy()
  if (manner !== 'hang' && manner !== 'drop')
    void breakOff(outgoing, {
      ...delivery,
      headers: { ...delivery.headers, 'X-Request-ID': c.get('requestId') },
    })
  return RESPONSE_ALREADY_SENT
}

/** Writes past the framework, because what is wanted here no framework would send. */
async function breakOff(
  outgoing: ServerResponse,
  { status, headers, body, manner }: Delivery,
): Promise<void> {
  // Whoever asked may be gone by now, and writing to them is an error that nobody else would catch.
  outgoing.on('error', () => {})
  if (outgoing.destroyed) return
  const bytes = Buffer.from(body || '{"detail": "This answer never comes to its end."}')
  const half = bytes.subarray(0, Math.ceil(bytes.length / 2))
  if (manner === 'bare') {
    outgoing.writeHead(status, headers).end(bytes)
    return
  }
  if (manner === 'drip') {
    outgoing.writeHead(status, { ...headers, 'Content-Length': bytes.length })
    for (let at = 0; at < bytes.length && !outgoing.destroyed; at++) {
      outgoing.write(bytes.subarray(at, at + 1))
      await wait(DRIP_PAUSE)
    }
    outgoing.end()
    return
  }
  const length = manner === 'short' ? { 'Content-Length': bytes.length } : {}
  outgoing.writeHead(status, { ...headers, ...length })
  // The first half has to be on its way before the line is cut.
  outgoing.write(half, () => setTimeout(() => outgoing.socket?.destroy(), DRIP_PAUSE))
}
