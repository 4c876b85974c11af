import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { MARKETS } from '#core/market.ts'

/** What the CDN files are made of. */
const SOURCES = [
  'core',
  'loader',
  'widgets',
  'server',
  'rollup.config.mjs',
  'tools/build',
  'package-lock.json',
]
const TEST_FILE = /(^|[./-])test\.tsx?$/

const stampFile = (root: string): string => join(root, 'dist/.cdn-stamp')

/** Whether the CDN files are there and made of the sources as they stand. */
export function isCdnFresh(root: string): boolean {
  const isThere = Object.keys(MARKETS).every(market =>
    existsSync(join(root, 'dist/cdn', market, 'manifest.json')),
  )
  return isThere && existsSync(stampFile(root)) && readFileSync(stampFile(root), 'utf8') === hashSources(root)
}

/** Says that the CDN files were made of the sources that had this hash. */
export function stampCdn(root: string, hash: string): void {
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(stampFile(root), hash)
}

export function unstampCdn(root: string): void {
  rmSync(stampFile(root), { force: true })
}

/** The hash of these sources, and of `more` that something else is made of beside them. */
export function hashSources(root: string, more: readonly string[] = []): string {
  const hash = createHash('sha256')
  for (const file of [...SOURCES, ...more]
    .flatMap(path => listFiles(join(root, path)))
    .filter(f => !TEST_FILE.test(f))) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function listFiles(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
}
