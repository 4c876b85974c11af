import type { PgTable } from 'drizzle-orm/pg-core'
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
