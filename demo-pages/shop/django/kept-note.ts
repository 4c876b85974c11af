import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Database } from '../database/database.ts'
import { narrowAudience } from '../server/delivery.ts'
import type { ShopContext } from '../server/shop.ts'
import { isSecure } from './csrf.ts'

const COOKIE = 'note'
const MINUTES_5 = 300

/** What a form that was posted leaves for the page that it leads to. */
export interface KeptNote {
  /** What is to be said there. */
  words: readonly string[]
  email?: string
  /** When what is paused may be tried again, in milliseconds. */
  until?: number
}

const notes = pgTable('kept_notes', {
  /** Of the random key that the browser's cookie holds, and nothing else. */
  idHash: text('id_hash').primaryKey(),
  note: jsonb().$type<KeptNote>().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})

/**
 * Answers a posted form by the way to a page that tells the note once, so that Back and a reload send nothing again. What
 * was typed stands in no address.
 */
export async function redirectWithNote(
  database: Database,
  c: ShopContext,
  to: string,
  note: KeptNote,
): Promise<Response> {
  const id = randomBytes(24).toString('hex')
  const expiresAt = new Date(Date.now() + MINUTES_5 * 1000)
  await database.insert(notes).values({ idHash: hashId(id), note, expiresAt })
  setCookie(c, COOKIE, id, {
    maxAge: MINUTES_5,
    path: toPath(to),
    sameSite: 'Lax',
    httpOnly: true,
    secure: isSecure(c),
  })
  return c.redirect(to, 303)
}

/** What a form left for this page, which is then forgotten. */
export async function takeNote(database: Database, c: ShopContext): Promise<KeptNote | null> {
  narrowAudience(c, 'browser')
  const id = getCookie(c, COOKIE)
  if (!id) return null
  deleteCookie(c, COOKIE, { path: c.req.path })
  const [taken] = await database
    .delete(notes)
    .where(and(eq(notes.idHash, hashId(id)), gt(notes.expiresAt, new Date())))
    .returning({ note: notes.note })
  return taken?.note ?? null
}

/** Takes out what nobody came to read. */
export async function sweepNotes(database: Database, now: Date): Promise<void> {
  await database.delete(notes).where(lt(notes.expiresAt, now))
}

const toPath = (to: string): string => to.split('?')[0] ?? to

const hashId = (id: string): string => createHash('sha256').update(id).digest('hex')
