import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { hashPassword } from '../django/passwords.ts'
import { mails } from '../outbox/schema.ts'
import { passwordLinks, sessions, users } from './schema.ts'

const HOUR = 3_600_000
const WEEK = 7 * 24 * HOUR

/** A token that opens the page of a new password for a week, once. */
export async function makePasswordLink(tx: Database, userId: number): Promise<string> {
  const { token, tokenHash } = makeToken()
  const expiresAt = new Date(Date.now() + WEEK)
  await tx.insert(passwordLinks).values({ tokenHash, userId, expiresAt })
  return token
}

/**
 * Mails a link of an hour to the owner of an account, and nothing to others. One statement for both, so that nobody reads
 * from the time it takes which addresses have one.
 */
export async function mailPasswordLink(
  database: Database,
  email: string,
  write: (token: string) => { market: string; subject: string; body: string },
): Promise<void> {
  const { token, tokenHash } = makeToken()
  const { market, subject, body } = write(token)
  const expiresAt = new Date(Date.now() + HOUR).toISOString()
  await database.execute(sql`
    with owner as (select id, email from ${users} where email = ${email.toLowerCase()}),
      link as (
        insert into ${passwordLinks} (token_hash, user_id, expires_at)
        select ${tokenHash}, id, ${expiresAt}::timestamptz from owner
      )
    insert into ${mails} (market, recipient, subject, body)
    select ${market}, email, ${subject}, ${body} from owner`)
}

/** Whose link it is; null where there is none such, or no longer. */
export async function findLinkOwner(database: Database, token: string): Promise<number | null> {
  const [found] = await database
    .select({ userId: passwordLinks.userId })
    .from(passwordLinks)
    .where(and(eq(passwordLinks.tokenHash, hashToken(token)), gt(passwordLinks.expiresAt, new Date())))
  return found?.userId ?? null
}

/** Sets the password of the link's owner, who is signed out everywhere; false where the link is no longer good. */
export async function usePasswordLink(database: Database, token: string, password: string): Promise<boolean> {
  const passwordHash = await hashPassword(password)
  return database.transaction(async tx => {
    const [used] = await tx
      .delete(passwordLinks)
      .where(and(eq(passwordLinks.tokenHash, hashToken(token)), gt(passwordLinks.expiresAt, new Date())))
      .returning({ userId: passwordLinks.userId })
    if (!used) return false
    await tx.update(users).set({ passwordHash }).where(eq(users.id, used.userId))
    await tx.delete(passwordLinks).where(eq(passwordLinks.userId, used.userId))
    await tx.delete(sessions).where(eq(sessions.userId, used.userId))
    return true
  })
}

/** Takes out links that open nothing any more. */
export async function sweepPasswordLinks(database: Database, now: Date): Promise<void> {
  await database.delete(passwordLinks).where(lt(passwordLinks.expiresAt, now))
}

function makeToken(): { token: string; tokenHash: string } {
  const token = randomBytes(24).toString('base64url')
  return { token, tokenHash: hashToken(token) }
}

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
