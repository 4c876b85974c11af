import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '#shop/database/database.ts'
import { hashPassword } from '#shop/django/passwords.ts'
import { sessions, users } from '#shop/visitor/schema.ts'
import { passwordLinks } from './schema.ts'

const WEEK = 7 * 86_400_000

/** A token that opens the page of a new password for a week, once. */
export async function makePasswordLink(tx: Database, userId: number): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  const expiresAt = new Date(Date.now() + WEEK)
  await tx.insert(passwordLinks).values({ tokenHash: hashToken(token), userId, expiresAt })
  return token
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

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
