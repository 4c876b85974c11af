import { Worker } from 'node:worker_threads'
import { UnavailableError } from '../server/faults.ts'
import type { HashAnswer, HashRequest } from './password-worker.ts'

/** As many as are answered within some seconds; whoever comes then is asked to come again. */
const MOST_WAITING = 64

interface Waiting {
  resolve: (hash: Buffer) => void
  reject: (fault: Error) => void
}

const waiting = new Map<number, Waiting>()
let worker: Worker | null = null
let lastId = 0

/**
 * The slow hash of a password, by a thread of its own: those that Node shares also read files, and pages would wait behind
 * each sign-in.
 */
export function hashInWorker(password: string, salt: Uint8Array, length: number): Promise<Buffer> {
  if (waiting.size >= MOST_WAITING) return Promise.reject(new UnavailableError('too many passwords wait'))
  const request: HashRequest = { id: ++lastId, password, salt, length }
  return new Promise((resolve, reject) => {
    waiting.set(request.id, { resolve, reject })
    worker ??= startWorker()
    worker.ref()
    worker.postMessage(request)
  })
}

function startWorker(): Worker {
  const started = new Worker(new URL('./password-worker.ts', import.meta.url))
  started.on('message', ({ id, hash }: HashAnswer) => {
    waiting.get(id)?.resolve(Buffer.from(hash))
    waiting.delete(id)
    // Nobody waits: this thread alone does not keep the process.
    if (waiting.size === 0) started.unref()
  })
  started.on('error', fault => {
    for (const { reject } of waiting.values()) reject(fault)
    waiting.clear()
    worker = null
  })
  return started
}
