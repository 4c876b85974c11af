import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** One build of a market: what it consists of, and when the next one took its place. */
export interface Release {
  files: string[]
  /** ISO; null for the one that pages are made with now. */
  replacedAt: string | null
}

/** As long as a page may be kept somewhere, or stand open in a tab. */
const DAYS = 30
/** Whoever builds all day keeps no more than that. */
const MOST = 20
const NAMED_BY_HASH = /\.(js|css)$/

/**
 * Records a build and takes away what no page can name any more: files of releases that were replaced long ago, or of
 * none. Files that never change their names (manifest, catalogue, skeletons) are nobody's.
 */
export function keepReleases(dir: string, record: string, files: readonly string[], now: Date): Release[] {
  const oldest = now.getTime() - DAYS * 24 * 60 * 60 * 1000
  const current = [...new Set(files)].filter(file => NAMED_BY_HASH.test(file)).sort()
  const former = readRecord(record)
    .filter(({ files: others }) => others.join() !== current.join())
    .map(release => ({ ...release, replacedAt: release.replacedAt ?? now.toISOString() }))
    .filter(({ replacedAt }) => Date.parse(replacedAt) >= oldest)
  const releases = [{ files: current, replacedAt: null }, ...former].slice(0, MOST)
  removeOthers(dir, new Set(releases.flatMap(release => release.files)))
  mkdirSync(dirname(record), { recursive: true })
  writeFileSync(record, `${JSON.stringify(releases, null, 1)}\n`)
  return releases
}

const readRecord = (record: string): Release[] =>
  existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : []

function removeOthers(dir: string, kept: ReadonlySet<string>): void {
  for (const { name } of readdirSync(dir, { withFileTypes: true }).filter(entry => entry.isFile())) {
    // A file's brotli form and its map stay as long as the file itself.
    const file = name.replace(/\.(br|map)$/, '')
    if (NAMED_BY_HASH.test(file) && !kept.has(file)) rmSync(join(dir, name))
  }
}
