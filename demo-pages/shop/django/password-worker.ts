import { scryptSync } from 'node:crypto'
import { parentPort } from 'node:worker_threads'

export interface HashRequest {
  id: number
  password: string
  salt: Uint8Array
  length: number
}

export interface HashAnswer {
  id: number
  hash: Uint8Array
}

parentPort?.on('message', ({ id, password, salt, length }: HashRequest) => {
  const answer: HashAnswer = { id, hash: scryptSync(password, salt, length) }
  parentPort?.postMessage(answer)
})
