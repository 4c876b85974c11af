import { randomBytes, timingSafeEqual } from 'node:crypto'
import { hashInWorker } from './hash-in-worker.ts'

const LENGTH = 32

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await hashInWorker(password, salt, LENGTH)
  return `scrypt$${salt.toString('base64')}$${hash.toString('base64')}`
}

export async function isPasswordRight(password: string, stored: string): Promise<boolean> {
  const [, salt = '', hash = ''] = stored.split('$')
  const expected = Buffer.from(hash, 'base64')
  const given = await hashInWorker(password, Buffer.from(salt, 'base64'), LENGTH)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
