import { count, desc, ilike, or, type SQL } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { mails } from './schema.ts'

export type Mail = typeof mails.$inferSelect

/** The newest mails first, those in which all of the text stands, and how many of them there are in all. */
export async function listMails(
  database: Database,
  text: string,
  most: number,
): Promise<{ rows: Mail[]; total: number }> {
  const where = findText(text)
  const rows = await database.select().from(mails).where(where).orderBy(desc(mails.id)).limit(most)
  const [counted] = await database.select({ total: count() }).from(mails).where(where)
  return { rows, total: counted?.total ?? 0 }
}

function findText(text: string): SQL | undefined {
  if (!text) return undefined
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return or(...[mails.recipient, mails.subject, mails.body].map(column => ilike(column, pattern)))
}

export async function clearMails(database: Database): Promise<void> {
  await database.delete(mails)
}
