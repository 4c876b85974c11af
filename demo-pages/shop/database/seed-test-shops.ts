import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { seed } from '../server/seed.ts'
import { type OpenDatabase, openDatabase, wrapEmbedded } from './database.ts'
import { migrate } from './migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of an embedded database's folder, packed, as a new shop fills it. */
    seededShop: string
    /** Where the tests run on a real PostgreSQL: the name of its database that each test's own is copied from. */
    seededTemplate: string | null
  }
}

/** Fills one database before the tests; that each opens a copy of it costs a fifth of filling its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const client = await PGlite.create()
  const opened = await wrapEmbedded(client)
  await fill(opened)
  // What is opened later then finds nothing to be done again, which takes a fifth of the time.
  await client.exec('checkpoint')
  const folder = await mkdtemp(join(tmpdir(), 'ostrov-seeded-'))
  const file = join(folder, 'shop.tar')
  await writeFile(file, (await client.dumpDataDir('none')).stream())
  await opened.close()
  project.provide('seededShop', file)
  const server = process.env.OSTROV_TEST_DATABASE_URL
  const template = server ? await makeTemplate(server) : null
  project.provide('seededTemplate', template)
  return async () => {
    await rm(folder, { recursive: true })
    if (server && template) await runOnServer(server, `drop database ${template}`)
  }
}

async function fill(opened: OpenDatabase): Promise<void> {
  await migrate(opened)
  await seed(opened.database, { isDemo: true, isSmall: true })
}

async function makeTemplate(server: string): Promise<string> {
  const name = `ostrov_template_${randomUUID().replaceAll('-', '')}`
  await runOnServer(server, `create database ${name}`)
  const databaseUrl = new URL(server)
  databaseUrl.pathname = `/${name}`
  const opened = await openDatabase({ databaseUrl: databaseUrl.href, dataDir: '' })
  await fill(opened)
  await opened.close()
  return name
}

/** One statement on a real PostgreSQL, outside of any shop. */
export async function runOnServer(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(sql)
  await client.end()
}
