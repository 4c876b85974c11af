import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { gatewaySecret } from './schema.ts'

/** The secret that shop and gateway share; of a shop's own, made when it is first needed. */
export async function readGatewaySecret(database: Database): Promise<string> {
  const [known] = await database.select().from(gatewaySecret)
  if (known) return known.secret
  const secret = process.env.OSTROV_GATEWAY_SECRET ?? randomBytes(32).toString('hex')
  await database.insert(gatewaySecret).values({ id: 1, secret }).onConflictDoNothing()
  const [kept] = await database.select().from(gatewaySecret)
  return kept?.secret ?? secret
}

export const signText = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url')

export function isSignedBy(secret: string, text: string, signature: string): boolean {
  const expected = Buffer.from(signText(secret, text))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
