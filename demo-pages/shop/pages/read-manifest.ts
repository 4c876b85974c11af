import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { MarketCode } from '../contract.ts'

const BuiltFile = v.object({ file: v.pipe(v.string(), v.regex(/^[\w./-]+$/)), integrity: v.string() })
export type BuiltFile = v.InferOutput<typeof BuiltFile>

const SkeletonFile = v.pipe(v.string(), v.regex(/^skeletons\/[\w-]+\.[\w-]+\.html$/))

/** What the build of the islands says of its files, as far as a page needs it. */
const Manifest = v.object({
  loader: BuiltFile,
  css: BuiltFile,
  shared: v.optional(v.array(BuiltFile), []),
  widgets: v.record(
    v.string(),
    v.object({
      when: v.string(),
      files: v.array(BuiltFile),
      css: v.optional(v.array(BuiltFile), []),
      skeleton: v.nullish(v.object({ small: SkeletonFile, large: SkeletonFile }), null),
    }),
  ),
})
export type Manifest = v.InferOutput<typeof Manifest>

const known = new Map<string, { changed: number; manifest: Manifest }>()

/** The manifest of a market's build, or null as long as there is none; a newer build is noticed. */
export async function readManifest(distDir: string, market: MarketCode): Promise<Manifest | null> {
  const path = join(distDir, market, 'manifest.json')
  const changed = (await stat(path).catch(() => null))?.mtimeMs
  if (changed === undefined) return null
  const cached = known.get(path)
  if (cached?.changed === changed) return cached.manifest
  const manifest = v.parse(Manifest, JSON.parse(await readFile(path, 'utf8')))
  known.set(path, { changed, manifest })
  return manifest
}

/** The shape of an island to come, as the build wrote it; null where there is none. */
export const readSkeleton = (distDir: string, market: MarketCode, file: string): Promise<string | null> =>
  readFile(join(distDir, market, file), 'utf8').catch(() => null)
