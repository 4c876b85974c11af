import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { lockFolder } from './lock-folder.ts'

/** The database, or a transaction of it; the same for the embedded and the real PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT>

export interface OpenDatabase {
  database: Database
  /** Runs statements that carry no parameters, all in one transaction. */
  runScript: (sql: string) => Promise<void>
  /** Runs while no other process on this database runs anything under the same number. */
  runAlone: (lock: number, run: () => Promise<void>) => Promise<void>
  close: () => Promise<void>
}

/** Opens the PostgreSQL of `databaseUrl`, else the embedded one in `dataDir` (`:memory:` keeps nothing). */
export function openDatabase(options: {
  databaseUrl?: string | undefined
  dataDir: string
}): Promise<OpenDatabase> {
  return options.databaseUrl ? openServer(options.databaseUrl) : openEmbedded(options.dataDir)
}

// Each driver is loaded only where it is used: the embedded one alone is 27 MB.

async function openServer(connectionString: string): Promise<OpenDatabase> {
  const [{ default: pg }, { drizzle }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
  ])
  const pool = new pg.Pool({ connectionString, max: 10 })
  // An idle connection that the server ends must not end the shop; the next query opens another.
  pool.on('error', () => {})
  return {
    database: drizzle(pool) as unknown as Database,
    async runScript(sql) {
      // One simple query of many statements is one transaction by itself.
      await pool.query(sql)
    },
    async runAlone(lock, run) {
      const client = await pool.connect()
      try {
        await client.query('select pg_advisory_lock($1)', [lock])
        await run()
      } finally {
        // The lock is the connection's; it goes with it.
        client.release(true)
      }
    },
    close: () => pool.end(),
  }
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const isKept = dataDir !== ':memory:'
  if (isKept) await mkdir(dirname(dataDir), { recursive: true })
  const unlock = isKept ? await lockFolder(dataDir) : async () => {}
  const { PGlite } = await import('@electric-sql/pglite')
  const opened = await wrapEmbedded(await PGlite.create(isKept ? { dataDir } : {}))
  return {
    ...opened,
    async close() {
      await opened.close()
      await unlock()
    },
  }
}

/** An embedded PostgreSQL that runs already. */
export async function wrapEmbedded(client: PGlite): Promise<OpenDatabase> {
  const { drizzle } = await import('drizzle-orm/pglite')
  return {
    database: drizzle(client) as unknown as Database,
    async runScript(sql) {
      await client.exec(`begin;\n${sql}\ncommit;`)
    },
    // One process alone has the folder open.
    runAlone: (_, run) => run(),
    close: () => client.close(),
  }
}
