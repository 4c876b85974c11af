import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { deflateSync, inflateSync } from 'node:zlib'
import { isSignedBy, signText } from './gateway-secret.ts'

const LENGTHS = { iv: 16, digest: 32 } as const

function makeKeys(secret: string): { key: Buffer; salt: Buffer } {
  const hash = createHash('sha256').update(`twisto ${secret}`).digest()
  return { key: hash.subarray(0, 16), salt: hash.subarray(16) }
}

/** As Twisto wants it: JSON compressed, encrypted (AES-128-CBC) and digested (HMAC-SHA-256), so that no browser reads or changes it. */
export function sealForTwisto(secret: string, data: object): string {
  const { key, salt } = makeKeys(secret)
  const iv = randomBytes(LENGTHS.iv)
  const text = deflateSync(JSON.stringify({ random_nonce: randomBytes(8).toString('hex'), ...data }))
  const cipher = createCipheriv('aes-128-cbc', key, iv)
  const sealed = Buffer.concat([cipher.update(text), cipher.final()])
  const digest = createHmac('sha256', salt).update(sealed).update(iv).digest()
  return Buffer.concat([iv, digest, sealed]).toString('base64')
}

/** What was sealed; null for what was changed on its way, or sealed by somebody else. */
export function unsealByTwisto(secret: string, payload: string): unknown {
  const { key, salt } = makeKeys(secret)
  const bytes = Buffer.from(payload, 'base64')
  const iv = bytes.subarray(0, LENGTHS.iv)
  const digest = bytes.subarray(LENGTHS.iv, LENGTHS.iv + LENGTHS.digest)
  const sealed = bytes.subarray(LENGTHS.iv + LENGTHS.digest)
  const expected = createHmac('sha256', salt).update(sealed).update(iv).digest()
  if (digest.length !== expected.length || !timingSafeEqual(digest, expected)) return null
  const decipher = createDecipheriv('aes-128-cbc', key, iv)
  return JSON.parse(inflateSync(Buffer.concat([decipher.update(sealed), decipher.final()])).toString())
}

/** What Twisto names a sale by that it takes over; it goes for one sum alone. */
export function writeTwistoTransaction(secret: string, total: string): string {
  const nonce = randomBytes(8).toString('hex')
  return `tw-${nonce}-${signText(secret, `${nonce} ${total}`)}`
}

/** Whether Twisto has really agreed to pay this sum. */
export function isTwistoTransaction(secret: string, transaction: string, total: string): boolean {
  const [, nonce = '', signature = ''] = /^tw-([0-9a-f]{16})-([\w-]+)$/.exec(transaction) ?? []
  return isSignedBy(secret, `${nonce} ${total}`, signature)
}
