import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { Catalogue, type MarketCode } from '../contract.ts'

const BuiltFile = v.object({ file: v.pipe(v.string(), v.regex(/^[\w./-]+$/)), integrity: v.string() })
export type BuiltFile = v.InferOutput<typeof BuiltFile>

const InlineSheet = v.object({ ...BuiltFile.entries, text: v.string() })

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
      css: v.optional(v.array(InlineSheet), []),
      skeleton: v.nullish(v.object({ small: SkeletonFile, large: SkeletonFile }), null),
    }),
  ),
  integrity: v.optional(v.record(v.string(), v.string())),
})
export type Manifest = v.InferOutput<typeof Manifest>

const known = new Map<string, { changed: number; content: unknown }>()

/** A file that the build wrote, or null as long as there is none; a newer one is noticed. */
async function readBuilt<S extends v.GenericSchema>(
  path: string,
  schema: S,
): Promise<v.InferOutput<S> | null> {
  const changed = (await stat(path).catch(() => null))?.mtimeMs
  if (changed === undefined) return null
  const cached = known.get(path)
  if (cached?.changed === changed) return cached.content
  const content = v.parse(schema, JSON.parse(await readFile(path, 'utf8')))
  known.set(path, { changed, content })
  return content
}

export const readManifest = (distDir: string, market: MarketCode): Promise<Manifest | null> =>
  readBuilt(join(distDir, market, 'manifest.json'), Manifest)

/** What the build says of the components and their params. */
export const readCatalogue = (distDir: string, market: MarketCode): Promise<Catalogue | null> =>
  readBuilt(join(distDir, market, 'catalogue.json'), Catalogue)

/** The shape of an island to come, as the build wrote it; null where there is none. */
export const readSkeleton = (distDir: string, market: MarketCode, file: string): Promise<string | null> =>
  readFile(join(distDir, market, file), 'utf8').catch(() => null)
