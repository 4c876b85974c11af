import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { bundle } from 'lightningcss'
import { type OutputChunk, type RollupOutput, rollup } from 'rollup'
import { build } from 'tsup'
import { MARKETS, type MarketCode } from '#core/market.ts'
import { RETRY_ADDRESSES } from '#loader/entry/retry-addresses.ts'
import { writeOpenApi } from '#tools/openapi/write-openapi.ts'
import { CLI_BUILD } from '#tools/package/cli-build.ts'
import { configureMarket } from '../../rollup.config.mjs'
import { root } from '../root.ts'
import { hashSources, stampCdn, unstampCdn } from './build-stamp.ts'
import { keepReleases } from './keep-releases.ts'
import { listKitStylesheets } from './list-stylesheets.ts'
import { listWidgets, readIndex, WIDGET_LIST_ID } from './plugins/widgets-plugin.ts'
import { buildServer } from './server-bundle.ts'
import { writeCatalogues, writeManifest } from './write-manifest.ts'
import { type SkeletonFiles, writeSkeletons } from './write-skeletons.ts'

export interface BuiltFile {
  file: string
  integrity: string
}

/** A stylesheet that stands in the head of a page as it is: one that is asked for keeps the page from being painted. */
export interface InlineSheet extends BuiltFile {
  text: string
}

/** What a server needs to place a widget: its files in the order of their need, with hashes. */
export interface Manifest {
  market: MarketCode
  loader: BuiltFile
  css: BuiltFile
  /** Needed by any island; preload them with it. */
  shared: BuiltFile[]
  widgets: Record<string, { when: string; files: BuiltFile[]; css: InlineSheet[]; skeleton: SkeletonFiles }>
  /** Of every module of the market by its address below the base URL, retries among them: for the import map. */
  integrity: Record<string, string>
}

const hashOf = (data: string | Uint8Array) =>
  createHash('sha256').update(data).digest('base64url').slice(0, 8)

const describeFile = (dir: string, file: string): BuiltFile => ({
  file,
  integrity: `sha384-${createHash('sha384')
    .update(readFileSync(join(dir, file)))
    .digest('base64')}`,
})

function describeSheet(dir: string, file: string): InlineSheet {
  const text = readFileSync(join(dir, file), 'utf8')
  if (/<\/|\r/.test(text)) throw new Error(`${file} can't stand in a page.`)
  return { ...describeFile(dir, file), text }
}

/** Bundles and minifies stylesheets into one hashed file; returns its name. */
function writeCss(dir: string, name: string, sources: readonly string[]): string {
  const parts = sources.map(filename => {
    const { code } = bundle({
      filename,
      minify: true,
      targets: { chrome: 123 << 16, firefox: 120 << 16, safari: (17 << 16) | (5 << 8) },
    })
    return Buffer.from(code).toString('utf8')
  })
  const css = parts.join('\n')
  const file = `${name}-${hashOf(css)}.css`
  writeFileSync(join(dir, file), css)
  return file
}

/** What an import map needs so that the browser runs no module whose bytes are others, whoever imports it. */
function listIntegrity(dir: string, chunks: readonly OutputChunk[]): Record<string, string> {
  const queries = Array.from({ length: RETRY_ADDRESSES }, (_, i) => `?retry=${i + 1}`)
  const addresses = chunks.flatMap(chunk => {
    const { file, integrity } = describeFile(dir, chunk.fileName)
    return ['', ...(isRetried(chunk) ? queries : [])].map(query => [file + query, integrity])
  })
  return Object.fromEntries(addresses)
}

/** The list and each widget are asked for again with a query; such a chunk may be one that only passes another on. */
const isRetried = ({ facadeModuleId: id }: OutputChunk): boolean =>
  id === WIDGET_LIST_ID || /\/widgets\/[^/_]+\/index\.ts$/.test(id ?? '')

/** All files that a chunk imports statically, itself first. */
function listNeeded(
  chunks: ReadonlyMap<string, OutputChunk>,
  file: string,
  seen = new Set<string>(),
): string[] {
  const chunk = chunks.get(file)
  if (!chunk || seen.has(file)) return []
  seen.add(file)
  return [file, ...chunk.imports.flatMap(next => listNeeded(chunks, next, seen))]
}

function makeManifest(
  market: MarketCode,
  dir: string,
  { output }: RollupOutput,
  css: ReadonlyMap<string, string>,
  skeletons: ReadonlyMap<string, SkeletonFiles>,
): Manifest {
  const chunks = new Map(output.flatMap(file => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  // Who is imported may be a chunk that only passes another on, and would else be asked for a round later.
  const listFiles = (module: string): string[] => {
    const all = [...chunks.values()]
    const chunk =
      all.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module)) ??
      all.find(({ moduleIds }) => moduleIds.some(id => id.endsWith(module)))
    if (!chunk) throw new Error(`The build has no chunk of ${module}.`)
    return listNeeded(chunks, chunk.fileName)
  }
  const describeAll = (files: readonly (string | undefined)[]) =>
    files.flatMap(file => (file ? [describeFile(dir, file)] : []))
  const [loader = '', ...others] = listFiles('/loader/entry/main.ts')
  const needed = [...others, ...listFiles(WIDGET_LIST_ID), ...listFiles('/loader/mount/mount.tsx')]
  const shared = new Set(needed.filter(file => file !== loader))
  const widgets = listWidgets(root).map(name => [
    name,
    {
      when: readIndex(root, name).when,
      files: describeAll(
        listFiles(`/widgets/${name}/index.ts`).filter(file => file !== loader && !shared.has(file)),
      ),
      css: [css.get(name)].flatMap(file => (file ? [describeSheet(dir, file)] : [])),
      skeleton: skeletons.get(name) ?? null,
    },
  ])
  return {
    market,
    loader: describeFile(dir, loader),
    css: describeFile(dir, css.get('') ?? ''),
    shared: describeAll([...shared]),
    widgets: Object.fromEntries(widgets),
    integrity: listIntegrity(dir, [...chunks.values()]),
  }
}

/** Builds beside what is there: pages of former releases name that, and the manifest names nothing that is not there. */
async function buildMarket(market: MarketCode): Promise<void> {
  const dir = join(root, 'dist/cdn', market)
  mkdirSync(dir, { recursive: true })
  const css = new Map([['', writeCss(dir, 'ostrov', listKitStylesheets(root))]])
  for (const name of listWidgets(root))
    css.set(name, writeCss(dir, name, [join(root, 'widgets', name, 'style.css')]))
  const config = configureMarket(market, (name: string) => [css.get(name) ?? ''].filter(Boolean))
  const build = await rollup(config)
  const output = await build.write(config.output)
  await build.close()
  const manifest = makeManifest(market, dir, output, css, await writeSkeletons(root, dir, market))
  const files = [...output.output.map(({ fileName }) => fileName), ...css.values()]
  compress(dir, files)
  const path = join(dir, 'manifest.json')
  writeFileSync(`${path}.new`, `${JSON.stringify(manifest, null, 2)}\n`)
  renameSync(`${path}.new`, path)
  keepReleases(dir, join(root, 'dist/releases', `${market}.json`), files, new Date())
}

/** Lays each file's brotli form beside it, as a CDN would serve it. */
function compress(dir: string, files: readonly string[]): void {
  for (const file of files) {
    if (!/\.(js|css)$/.test(file)) continue
    const data = readFileSync(join(dir, file))
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length }
    writeFileSync(join(dir, `${file}.br`), brotliCompressSync(data, { params }))
  }
}

/** Builds what a CDN serves, for both markets, and what says of it; the stamp says of which sources. */
export async function buildCdn(): Promise<void> {
  const hash = hashSources(root)
  unstampCdn(root)
  await buildServer(join(root, 'dist/server'))
  for (const market of Object.keys(MARKETS)) await buildMarket(market as MarketCode)
  const dist = join(root, 'dist')
  await writeCatalogues(root, dist)
  await writeManifest(root, dist)
  await writeOpenApi(root, dist)
  stampCdn(root, hash)
}

/** Says what was made, where, and how much of it a page may load. */
function tellBuilt(): void {
  const parts = Object.keys(MARKETS).map(market => `${market} ${showSize(measureMarket(market))}`)
  console.log(`made dist/cdn (scripts and styles, brotli: ${parts.join(', ')}) and dist/cli/ostrov.js`)
}

/** What the market's own files weigh as a CDN would send them; those of former releases are none of them. */
function measureMarket(market: string): number {
  const [files = []] = JSON.parse(readFileSync(join(root, 'dist/releases', `${market}.json`), 'utf8')).map(
    ({ files: all }: { files: string[] }) => all,
  )
  return files
    .map((file: string) => join(root, 'dist/cdn', market, `${file}.br`))
    .reduce((sum: number, file: string) => sum + (existsSync(file) ? statSync(file).size : 0), 0)
}

const showSize = (bytes: number): string => `${Math.round(bytes / 1000)} kB`

if (basename(process.argv[1] ?? '') === 'build.ts') {
  await buildCdn()
  await build(CLI_BUILD)
  tellBuilt()
}
