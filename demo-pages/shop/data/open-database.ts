import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Database } from './database.ts'
import { lockFolder } from './lock-folder.ts'

export interface OpenDatabase {
  database: Database
  /** Runs statements that carry no parameters, all in one transaction. */
  runScript: (sql: string) => Promise<void>
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
    close: () => pool.end(),
  }
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const isKept = dataDir !== ':memory:'
  if (isKept) await mkdir(dirname(dataDir), { recursive: true })
  const unlock = isKept ? await lockFolder(dataDir) : async () => {}
  const [{ PGlite }, { drizzle }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
  ])
  const client = await PGlite.create(isKept ? { dataDir } : {})
  return {
    database: drizzle(client) as unknown as Database,
    async runScript(sql) {
      await client.exec(`begin;\n${sql}\ncommit;`)
    },
    async close() {
      await client.close()
      await unlock()
    },
  }
}
