import { and, eq, ne, sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database.ts'
import { seed } from './seed.ts'

const tables = pgTable('pg_tables', {
  name: text('tablename').notNull(),
  schema: text('schemaname').notNull(),
})

/** Empties every table and fills them as in a new shop of a demo, all or nothing; visitors wait meanwhile. */
export async function resetData(
  database: Database,
  { isSmall = false }: { isSmall?: boolean } = {},
): Promise<void> {
  await database.transaction(async tx => {
    const rows = await tx
      .select()
      .from(tables)
      .where(and(eq(tables.schema, 'public'), ne(tables.name, 'migrations')))
    const names = rows.map(({ name }) => `"${name}"`).join(', ')
    await tx.execute(sql.raw(`truncate table ${names} restart identity cascade`))
    await seed(tx, { isDemo: true, isSmall })
  })
}
