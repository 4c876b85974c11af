import { and, count, desc, eq, ilike, inArray, or, type SQL } from 'drizzle-orm'
import { buyouts } from '../buyback/schema.ts'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { orders } from '../orders/schema.ts'
import { SITES } from '../site/site.ts'
import { mails } from './schema.ts'

export type Mail = typeof mails.$inferSelect

/** Which mails are looked for: of one market or of all, with a text in them. */
export interface MailFilter {
  market: MarketCode | null
  text: string
}

/** The newest mails first, those in which all of the text stands, and how many of them there are in all. */
export async function listMails(
  database: Database,
  { market, text }: MailFilter,
  most: number,
): Promise<{ rows: Mail[]; total: number }> {
  const where = and(market ? eq(mails.market, market) : undefined, findText(text))
  const rows = await database.select().from(mails).where(where).orderBy(desc(mails.id)).limit(most)
  const [counted] = await database.select({ total: count() }).from(mails).where(where)
  return { rows, total: counted?.total ?? 0 }
}

function findText(text: string): SQL | undefined {
  if (!text) return undefined
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return or(...[mails.recipient, mails.subject, mails.body].map(column => ilike(column, pattern)))
}

/** What a mail belongs to. */
export interface MailRecord {
  kind: 'order' | 'buyout'
  id: number
}

const { cz, ro } = SITES
const LINKS = [cz.paths.order, ro.paths.order, cz.paths.review, ro.paths.review]
const RECORD = new RegExp(`(?:${LINKS.join('|')})([\\w-]+)/`)

/** The token of the order or the buy-back that a mail belongs to. */
export const readToken = ({ body }: Pick<Mail, 'body'>): string | null => RECORD.exec(body)?.[1] ?? null

/** The orders and the buy-backs that mails belong to, by their tokens. */
export async function findRecords(
  database: Database,
  rows: readonly Mail[],
): Promise<Map<string, MailRecord>> {
  const tokens = [...new Set(rows.flatMap(row => readToken(row) ?? []))]
  if (tokens.length === 0) return new Map()
  const [ordered, sold] = await Promise.all([
    database.select({ id: orders.id, token: orders.token }).from(orders).where(inArray(orders.token, tokens)),
    database
      .select({ id: buyouts.id, token: buyouts.token })
      .from(buyouts)
      .where(inArray(buyouts.token, tokens)),
  ])
  return new Map<string, MailRecord>([
    ...ordered.map(({ id, token }) => [token, { kind: 'order', id }] as const),
    ...sold.map(({ id, token }) => [token, { kind: 'buyout', id }] as const),
  ])
}

export async function clearMails(database: Database): Promise<void> {
  await database.delete(mails)
}
