import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Database } from '../database/database.ts'
import { nameClient } from '../limits/client.ts'
import { forgetTurns, type Limit, returnTurn, takeTurn } from '../limits/turns.ts'
import { narrowAudience } from '../server/delivery.ts'
import type { Shop, ShopContext } from '../server/shop.ts'
import { sessions, type User, users } from '../visitor/schema.ts'
import { isSecure, rotateCsrfToken } from './csrf.ts'
import { isPasswordRight } from './passwords.ts'

const SESSION_COOKIE = 'sessionid'
const TWO_WEEKS = 1_209_600

export type Visitor = Omit<User, 'passwordHash'>

/** Who is signed in, or null. */
export async function readVisitor(database: Database, c: ShopContext): Promise<Visitor | null> {
  const id = getCookie(c, SESSION_COOKIE)
  if (!id) return null
  const [row] = await database
    .select({ user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.idHash, hashId(id)), gt(sessions.expiresAt, new Date())))
  if (!row) return null
  narrowAudience(c, 'visitor')
  return row.user
}

/** As random as the session's key, which it does not give away: what a page may keep to tell one sign-in from another. */
export function markSession(c: ShopContext): string | null {
  const id = getCookie(c, SESSION_COOKIE)
  return id ? hashId(`mark ${id}`).slice(0, 32) : null
}

/** Wrong credentials of one account, and of one address that tries many. */
const PER_ACCOUNT: Limit = { what: 'sign-in account', free: 5, firstPause: 30, longestPause: 900 }
const PER_CLIENT: Limit = { what: 'sign-in client', free: 20, firstPause: 30, longestPause: 900 }

export type SignIn = { visitor: Visitor } | { fault: 'wrong' } | { fault: 'paused'; seconds: number }

/**
 * Opens a session for the right e-mail and password. Wrong ones are judged as slowly as right ones, and whether there is
 * such an account at all shows neither by this nor by when there is a pause.
 */
export async function signIn(
  shop: Shop,
  c: ShopContext,
  { email, password }: { email: string; password: string },
): Promise<SignIn> {
  const { database } = shop
  const address = email.trim().toLowerCase()
  const client = nameClient(c, shop)
  const account = `${c.get('scope') ?? ''} ${address}`
  const seconds =
    (await takeTurn(database, PER_CLIENT, client)) || (await takeTurn(database, PER_ACCOUNT, account))
  if (seconds) return { fault: 'paused', seconds }
  const [user] = await database.select().from(users).where(eq(users.email, address))
  const isRight = await isPasswordRight(password, user?.passwordHash || NOBODY)
  if (!user || !isRight) return { fault: 'wrong' }
  await returnTurn(database, PER_CLIENT, client)
  await forgetTurns(database, PER_ACCOUNT, account)
  await openSession(database, c, user.id)
  return { visitor: user }
}

/** In place of the one that the browser had. */
async function openSession(database: Database, c: ShopContext, userId: number): Promise<void> {
  const former = getCookie(c, SESSION_COOKIE)
  if (former) await database.delete(sessions).where(eq(sessions.idHash, hashId(former)))
  const id = randomBytes(24).toString('hex')
  await database
    .insert(sessions)
    .values({ idHash: hashId(id), userId, expiresAt: new Date(Date.now() + TWO_WEEKS * 1000) })
  setCookie(c, SESSION_COOKIE, id, {
    maxAge: TWO_WEEKS,
    path: '/',
    sameSite: 'Lax',
    httpOnly: true,
    secure: isSecure(c),
  })
  rotateCsrfToken(c)
}

/** Takes out the sessions that are over. */
export async function sweepSessions(database: Database, now: Date): Promise<void> {
  await database.delete(sessions).where(lt(sessions.expiresAt, now))
}

export async function signOut(database: Database, c: ShopContext): Promise<void> {
  const id = getCookie(c, SESSION_COOKIE)
  if (id) await database.delete(sessions).where(eq(sessions.idHash, hashId(id)))
  deleteCookie(c, SESSION_COOKIE, { path: '/' })
}

/** A stored hash that no password fits. */
const NOBODY = `scrypt$${Buffer.alloc(16).toString('base64')}$${Buffer.alloc(32).toString('base64')}`

const hashId = (id: string): string => createHash('sha256').update(id).digest('hex')
