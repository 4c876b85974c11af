import { createHash } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import { getCookie } from 'hono/cookie'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { type CallAnswer, CallError } from '../server/call-answer.ts'
import type { Shop, ShopContext } from '../server/shop.ts'
import { CSRF_COOKIE, checkCsrf } from './csrf.ts'
import { type JsonObject, readJsonBody } from './read-json-body.ts'
import { idempotencyKeys } from './schema.ts'
import { readVisitor } from './session.ts'

const LONGEST_KEY = 200

interface OneTimeCall {
  /** The route and its market. */
  route: string
  /** The visitor who calls. */
  owner: string
  key: string | undefined
  /** The request's body as it came. */
  text: string
}

/**
 * Runs a write at most once per Idempotency-Key, in one transaction with the key itself: a repeated request gets
 * the first one's answer, one that races it waits for it, and the same key with another body is refused (422).
 * An answer that is an error leaves no trace, so that a mended form may come under the same key.
 */
export function answerOnce(
  database: Database,
  { route, owner, key, text }: OneTimeCall,
  run: (transaction: Database) => Promise<CallAnswer>,
): Promise<CallAnswer> {
  return database.transaction(async tx => {
    if (key === undefined) return run(tx)
    if (!key || key.length > LONGEST_KEY) throw new CallError(400, { detail: 'Invalid Idempotency-Key.' })
    const requestHash = createHash('sha256').update(text).digest('hex')
    const [claimed] = await tx
      .insert(idempotencyKeys)
      .values({ route, owner, key, requestHash })
      .onConflictDoNothing()
      .returning()
    if (!claimed) return repeatAnswer(tx, { route, owner, key, requestHash })
    const answer = await run(tx)
    await tx
      .update(idempotencyKeys)
      .set({
        status: answer.status,
        location: answer.headers?.Location ?? null,
        body: answer.body ?? null,
      })
      .where(eq(idempotencyKeys.id, claimed.id))
    return answer
  })
}

/** The same for a call of whoever has the right token, with its JSON body. */
export async function writeOnce(
  c: ShopContext,
  { database }: Shop,
  { route, market }: { route: string; market: MarketCode },
  run: (transaction: Database, body: JsonObject) => Promise<CallAnswer>,
): Promise<CallAnswer> {
  checkCsrf(c)
  const { text, body } = await readJsonBody(c, market)
  const owner = await nameKeyOwner(database, c)
  const once = { route: `${market} ${route}`, owner, key: c.req.header('idempotency-key'), text }
  return answerOnce(database, once, tx => run(tx, body))
}

/**
 * Who is signed in, else the browser by its CSRF cookie: no write comes without it, and it stays the same where the answer
 * that would have set the cart's was lost.
 */
export async function nameKeyOwner(database: Database, c: ShopContext): Promise<string> {
  const visitor = await readVisitor(database, c)
  if (visitor) return `user ${visitor.id}`
  return createHash('sha256')
    .update(getCookie(c, CSRF_COOKIE) ?? '')
    .digest('base64url')
}

/** For as long a request may be repeated. */
const KEPT_FOR = 24 * 3_600_000

export async function sweepKeys(database: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_FOR)
  await database.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, oldest))
}

async function repeatAnswer(
  tx: Database,
  { route, owner, key, requestHash }: { route: string; owner: string; key: string; requestHash: string },
): Promise<CallAnswer> {
  const [first] = await tx
    .select()
    .from(idempotencyKeys)
    .where(
      and(eq(idempotencyKeys.route, route), eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key)),
    )
  if (!first || first.status === null)
    throw new CallError(409, { detail: 'A request with this Idempotency-Key is still being answered.' })
  if (first.requestHash !== requestHash)
    throw new CallError(422, { detail: 'This Idempotency-Key belongs to another request.' })
  return {
    status: first.status,
    ...(first.body !== null && { body: first.body }),
    ...(first.location !== null && { headers: { Location: first.location } }),
  }
}
