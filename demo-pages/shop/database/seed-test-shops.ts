import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { seed } from '../server/seed.ts'
import { wrapEmbedded } from './database.ts'
import { migrate } from './migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of an embedded database's folder, packed, as a new shop fills it. */
    seededShop: string
  }
}

/** Fills one database before the tests; that each opens a copy of it costs a fifth of filling its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const client = await PGlite.create()
  const opened = await wrapEmbedded(client)
  await migrate(opened)
  await seed(opened.database, { isDemo: true, isSmall: true })
  const folder = await mkdtemp(join(tmpdir(), 'ostrov-seeded-'))
  const file = join(folder, 'shop.tar')
  await writeFile(file, (await client.dumpDataDir('none')).stream())
  await opened.close()
  project.provide('seededShop', file)
  return () => rm(folder, { recursive: true })
}
