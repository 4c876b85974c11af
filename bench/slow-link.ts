import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { Served } from './serve.ts'

export interface Link {
  /** Milliseconds there and back. */
  latency: number
  /** Bytes each second, shared by all connections. */
  down: number
  up: number
}

/** As much as travels at once, in bytes. */
const PACKET = 1460

/**
 * A way to a server that is as slow as the link; the handshakes, the document and the frames of HTTP/2 travel on it as
 * all else does. The browser's own emulation leaves the document out and takes each answer for whole packets.
 */
export async function slowLink({ origin }: Served, { latency, down, up }: Link): Promise<Served> {
  const target = new URL(origin)
  const sockets = new Set<Socket>()
  const wayDown = makeWay(down, latency / 2)
  const wayUp = makeWay(up, latency / 2)
  const server = createServer({ noDelay: true }, near => {
    const far = connect({ host: target.hostname, port: Number(target.port), noDelay: true })
    pipe(near, far, wayUp)
    pipe(far, near, wayDown)
    for (const socket of [near, far]) sockets.add(socket)
  })
  await new Promise<void>(done => server.listen(0, done))
  const { port } = server.address() as AddressInfo
  return {
    origin: `${target.protocol}//${target.hostname}:${port}`,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise(done => server.close(done))
    },
  }
}

/** Says when so many bytes will have travelled, in milliseconds of the process's life. */
type Way = (bytes: number) => number

/** One direction: packets leave one after the other, and each needs its time on the way. */
function makeWay(rate: number, delay: number): Way {
  let free = 0
  return bytes => {
    free = Math.max(free, performance.now()) + (bytes / rate) * 1000
    return free + delay
  }
}

function pipe(from: Socket, to: Socket, way: Way): void {
  // One after the other: of two timers that are due, the later one may be called first.
  let last = Promise.resolve()
  const send = (bytes: number, arrive: () => void): void => {
    const due = way(bytes)
    last = last.then(async () => {
      const rest = due - performance.now()
      // Timers know whole milliseconds.
      if (rest >= 1) await new Promise(done => setTimeout(done, rest))
      if (to.writable) arrive()
    })
  }
  from.on('data', (chunk: Buffer) => {
    for (let start = 0; start < chunk.length; start += PACKET) {
      const packet = chunk.subarray(start, start + PACKET)
      send(packet.length, () => to.write(packet))
    }
  })
  from.on('end', () => send(0, () => to.end()))
  from.on('error', () => to.destroy())
}
