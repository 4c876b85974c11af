import { eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { MarketCode } from '../contract.ts'
import type { Database } from './database.ts'

/** A statement takes at most 65 535 parameters. */
const ROWS_PER_STATEMENT = 1000

export async function insertRows<T extends PgTable>(
  database: Database,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    await database.insert(table).values(rows.slice(start, start + ROWS_PER_STATEMENT))
  }
}

/** Whether a table has nothing of a market, and so is to be filled. */
export async function isEmpty(
  database: Database,
  table: PgTable & { market: PgColumn },
  market: MarketCode,
): Promise<boolean> {
  const rows = await database
    .select({ one: sql`1` })
    .from(table as PgTable)
    .where(eq(table.market, market))
    .limit(1)
  return rows.length === 0
}
