import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import pg from 'pg'
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

async function openServer(connectionString: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString, max: 10 })
  // An idle connection that the server ends must not end the shop; the next query opens another.
  pool.on('error', () => {})
  return {
    database: drizzleServer(pool) as unknown as Database,
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
  const client = await PGlite.create(isKept ? { dataDir } : {})
  return {
    database: drizzleEmbedded(client) as unknown as Database,
    async runScript(sql) {
      await client.exec(`begin;\n${sql}\ncommit;`)
    },
    async close() {
      await client.close()
      await unlock()
    },
  }
}
