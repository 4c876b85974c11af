import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** The database, or a transaction of it; the same for the embedded and the real PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT>
