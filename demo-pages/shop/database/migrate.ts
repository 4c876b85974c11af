import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import type { OpenDatabase } from './database.ts'

const FOLDER = new URL('./migrations/', import.meta.url)
const migrations = pgTable('migrations', { name: text().primaryKey() })

/** Two shops that start at once on one server wait here for each other. */
const LOCK = 460_046

/** Runs the SQL files that this database has not seen, in the order of their names, and records each. */
export function migrate({ database, runScript, runAlone }: OpenDatabase): Promise<void> {
  return runAlone(LOCK, async () => {
    await runScript(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now());',
    )
    const applied = new Set((await database.select().from(migrations)).map(row => row.name))
    const names = (await readdir(FOLDER)).filter(name => name.endsWith('.sql')).sort()
    for (const name of names.filter(candidate => !applied.has(candidate))) {
      const script = await readFile(new URL(name, FOLDER), 'utf8')
      await runScript(`${script}\ninsert into migrations (name) values ('${name.replaceAll("'", "''")}');`)
    }
  })
}

/** Holds the lock of the start-up for the length of a transaction. */
export const lockStart = sql`select pg_advisory_xact_lock(${sql.raw(String(LOCK))})`
