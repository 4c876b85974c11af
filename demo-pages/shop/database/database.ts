import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { UnavailableError } from '../server/faults.ts'
import { lockFolder } from './lock-folder.ts'

/** The database, or a transaction of it; the same for the embedded and the real PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT>

export interface OpenDatabase {
  /** For starting up, which takes as long as it takes. */
  database: Database
  /** For answering visitors: what takes too long fails, so that nobody waits for a database that is stuck. */
  serving: Database
  /** Runs statements that carry no parameters, all in one transaction. */
  runScript: (sql: string) => Promise<void>
  /** Runs while no other process on this database runs anything under the same number. */
  runAlone: (lock: number, run: () => Promise<void>) => Promise<void>
  close: () => Promise<void>
}

/** Opens the PostgreSQL of `databaseUrl`, else the embedded one in `dataDir` (`:memory:` keeps nothing). */
export function openDatabase({
  databaseUrl,
  dataDir,
  patience = PATIENCE,
}: {
  databaseUrl?: string | undefined
  dataDir: string
  patience?: number
}): Promise<OpenDatabase> {
  return databaseUrl ? openServer(databaseUrl, patience) : openEmbedded(dataDir)
}

/** Milliseconds that a statement may take while a visitor waits. */
const PATIENCE = 10_000

// Each driver is loaded only where it is used: the embedded one alone is 27 MB.

async function openServer(connectionString: string, patience: number): Promise<OpenDatabase> {
  const [{ default: pg }, { drizzle }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
  ])
  const pool = new pg.Pool({ connectionString, max: 2 })
  const serving = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: patience,
    // The server itself ends a statement; where it does not even do that, the client does a moment later.
    statement_timeout: patience,
    query_timeout: patience + 500,
  })
  // An idle connection that the server ends must not end the shop; the next query opens another.
  for (const one of [pool, serving]) one.on('error', () => {})
  return {
    database: drizzle(pool) as unknown as Database,
    serving: drizzle(serving) as unknown as Database,
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
    async close() {
      await Promise.all([pool.end(), serving.end()])
    },
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

/** The types of arrays that the shop's tables have, by PostgreSQL's own numbers. */
export const ARRAYS = { _int4: 1007, _text: 1009 }

/** An embedded PostgreSQL that runs already. */
export async function wrapEmbedded(client: PGlite, patience = PATIENCE): Promise<OpenDatabase> {
  const [{ drizzle }, { types }] = await Promise.all([
    import('drizzle-orm/pglite'),
    import('@electric-sql/pglite'),
  ])
  // Each query copies all parsers, and those of three hundred array types take as long as a small query itself.
  const known = [...Object.keys(types.parsers), ...Object.values(ARRAYS).map(String)]
  client.parsers = Object.fromEntries(Object.entries(client.parsers).filter(([type]) => known.includes(type)))
  return {
    database: drizzle(client) as unknown as Database,
    serving: drizzle(hurry(client, patience)) as unknown as Database,
    async runScript(sql) {
      await client.exec(`begin;\n${sql}\ncommit;`)
    },
    // One process alone has the folder open.
    runAlone: (_, run) => run(),
    close: () => client.close(),
  }
}

/** The same database to those who do not wait for ever: a query or a transaction that takes longer fails. */
function hurry(client: PGlite, patience: number): PGlite {
  const inTime = async <T>(work: Promise<T>): Promise<T> => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new UnavailableError('the database takes too long')), patience)
    })
    try {
      return await Promise.race([work, late])
    } finally {
      clearTimeout(timer)
    }
  }
  const { query, transaction } = client
  return Object.create(client, {
    query: { value: (...args: Parameters<typeof query>) => inTime(query.apply(client, args)) },
    transaction: {
      value: (...args: Parameters<typeof transaction>) => inTime(transaction.apply(client, args)),
    },
  })
}
