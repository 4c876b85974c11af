import { generateKeyPairSync, sign } from 'node:crypto'

// The few kinds of values of which a certificate is made, as DER writes them.
const SEQUENCE = 0x30
const SET = 0x31
const INTEGER = 0x02
const OBJECT = 0x06
const UTF8 = 0x0c
const TIME = 0x17
const BITS = 0x03
const VERSION = 0xa0

const ECDSA_WITH_SHA256 = [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]
const COMMON_NAME = [0x55, 0x04, 0x03]

function write(tag: number, ...parts: readonly (Buffer | readonly number[])[]): Buffer {
  const content = Buffer.concat(parts.map(part => Buffer.from(part)))
  const { length } = content
  return Buffer.concat([Buffer.from([tag, ...writeLength(length)]), content])
}

/** In as few bytes as can be, or it is refused. */
function writeLength(length: number): number[] {
  if (length < 0x80) return [length]
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
}

const writeTime = (date: Date): Buffer =>
  write(TIME, Buffer.from(date.toISOString().replace(/^..|[-:T]|\.\d+/g, '')))

/** A key and a certificate that nobody vouches for: browsers speak HTTP/2 to nothing else. */
export function signForLocalhost(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = write(SEQUENCE, write(OBJECT, ECDSA_WITH_SHA256))
  const name = write(
    SEQUENCE,
    write(SET, write(SEQUENCE, write(OBJECT, COMMON_NAME), write(UTF8, Buffer.from('localhost')))),
  )
  const day = 24 * 60 * 60_000
  const validity = [new Date(Date.now() - day), new Date(Date.now() + day)].map(writeTime)
  const content = write(
    SEQUENCE,
    write(VERSION, write(INTEGER, [2])),
    write(INTEGER, [1]),
    algorithm,
    name,
    write(SEQUENCE, ...validity),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = write(BITS, [0], sign('sha256', content, privateKey))
  const certificate = write(SEQUENCE, content, algorithm, signature)
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
  }
}
