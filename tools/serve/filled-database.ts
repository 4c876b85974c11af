import { createHash } from 'node:crypto'
import { globSync, mkdirSync, openAsBlob, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { type OpenDatabase, wrapEmbedded } from '#shop/database/database.ts'
import { migrate } from '#shop/database/migrate.ts'
import { seed } from '#shop/server/seed.ts'
import { root } from '../root.ts'

const FOLDER = join(root, '.data/filled')
/** Milliseconds for which a filled database is as good as new: orders and prices in it are counted from its making. */
const FRESH = 3_600_000

/**
 * The embedded database of a new demo shop, in memory. To fill one takes ten times as long as to open a packed one, so the
 * first that is made from the sources as they stand is kept for those after it.
 */
export async function openFilledDatabase(): Promise<OpenDatabase> {
  const file = join(FOLDER, `${hashSources()}.tar`)
  if (isFresh(file)) return wrapEmbedded(await PGlite.create({ loadDataDir: await openAsBlob(file) }))
  const client = await PGlite.create()
  const opened = await wrapEmbedded(client)
  await migrate(opened)
  await seed(opened.database, { isDemo: true })
  await keep(client, file)
  return opened
}

/** Whole or not at all, for another shop may be opening. */
async function keep(client: PGlite, file: string): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  // Who opens it then finds nothing to be done again.
  await client.exec('checkpoint')
  const part = `${file}.${process.pid}`
  await writeFile(part, (await client.dumpDataDir('none')).stream())
  renameSync(part, file)
}

function isFresh(file: string): boolean {
  const { mtimeMs = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {}
  return Date.now() - mtimeMs < FRESH && new Date(mtimeMs).getDate() === new Date().getDate()
}

/** What a new shop has in it is told by the shop and by what it shares with the islands. */
function hashSources(): string {
  const hash = createHash('sha256')
  const files = globSync(['demo-pages/shop/**/*.*', 'core/**/*.ts', 'package-lock.json'], { cwd: root })
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}
