import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Database } from '../database/database.ts'
import { narrowAudience } from '../server/delivery.ts'
import type { ShopContext } from '../server/shop.ts'
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

/** Opens a session for the right e-mail and password; null for wrong ones, as slowly as for right ones. */
export async function signIn(
  database: Database,
  c: ShopContext,
  email: string,
  password: string,
): Promise<Visitor | null> {
  const [user] = await database.select().from(users).where(eq(users.email, email.trim().toLowerCase()))
  const isRight = await isPasswordRight(password, user?.passwordHash ?? NOBODY)
  if (!user || !isRight) return null
  const id = randomBytes(24).toString('hex')
  const now = Date.now()
  await database.delete(sessions).where(lt(sessions.expiresAt, new Date(now)))
  await database
    .insert(sessions)
    .values({ idHash: hashId(id), userId: user.id, expiresAt: new Date(now + TWO_WEEKS * 1000) })
  setCookie(c, SESSION_COOKIE, id, {
    maxAge: TWO_WEEKS,
    path: '/',
    sameSite: 'Lax',
    httpOnly: true,
    secure: isSecure(c),
  })
  rotateCsrfToken(c)
  return user
}

export async function signOut(database: Database, c: ShopContext): Promise<void> {
  const id = getCookie(c, SESSION_COOKIE)
  if (id) await database.delete(sessions).where(eq(sessions.idHash, hashId(id)))
  deleteCookie(c, SESSION_COOKIE, { path: '/' })
}

/** A stored hash that no password fits. */
const NOBODY = `scrypt$${Buffer.alloc(16).toString('base64')}$${Buffer.alloc(32).toString('base64')}`

const hashId = (id: string): string => createHash('sha256').update(id).digest('hex')
