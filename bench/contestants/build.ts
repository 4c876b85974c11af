import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type OutputChunk, rollup } from 'rollup'
import { configureMarket, nameChunk } from '../../rollup.config.mjs'
import { numberFile, WIDGET_COUNT, widgetsPlugin } from './widgets-plugin.ts'

const root = join(import.meta.dirname, '../..')
const OUTPUT = join(root, 'dist/bench')

export const CONTESTANTS = [
  'preact-loop',
  'ostrov',
  'theme-islands',
  'is-land',
  'astro',
  'react-roots',
] as const
export type Contestant = (typeof CONTESTANTS)[number]
/** Beside them the bare loop with all its code in one file: what a page would load that is written by hand. */
export type Entrant = Contestant | 'one-file'

export interface Built {
  dir: string
  /** The script that a page includes. */
  entry: string
  /** Everything that runs before the last island answers. */
  preloads: string[]
}

/** Builds a contestant with the very plugins and settings that make the CDN files, for a page of so many kinds of islands. */
export async function buildContestant(name: Entrant, kinds: number = WIDGET_COUNT): Promise<Built> {
  const { plugins, output, ...config } = configureMarket('cz', () => [])
  const isKept = (plugin: unknown) => name !== 'react-roots' || (plugin as { name: string }).name !== 'alias'
  const dir = join(OUTPUT, kinds === WIDGET_COUNT ? name : `${name}-${kinds}`)
  rmSync(dir, { recursive: true, force: true })
  const build = await rollup({
    ...config,
    input: listInputs(name, kinds),
    preserveEntrySignatures: 'exports-only',
    plugins: [widgetsPlugin(kinds), ...[plugins].flat().filter(isKept)],
  })
  const written = await build.write({
    ...output,
    dir,
    sourcemap: false,
    entryFileNames: '[name].js',
    manualChunks: id => (name === 'ostrov' ? cutAsShipped(id) : undefined),
  })
  await build.close()
  const chunks = written.output.filter(file => file.type === 'chunk')
  return { dir, entry: 'main.js', preloads: listNeeded(chunks) }
}

/** What every island needs; the islands here need no more of what is shared. */
const cutAsShipped = (id: string): string | undefined => (nameChunk(id) === 'm' ? 'm' : undefined)

function listInputs(name: Entrant, count: number): Record<string, string> {
  if (name === 'ostrov') return { main: join(root, 'loader/entry/main.ts') }
  const inputs = { main: join(import.meta.dirname, name, 'main.ts') }
  if (name !== 'is-land' && name !== 'astro') return inputs
  const widget = join(import.meta.dirname, name, 'widget.ts')
  const kinds = Array.from({ length: count }, (_, kind) => kind)
  const widgets = kinds.map(kind => [`widget-${kind}`, numberFile(widget, kind)])
  const renderer = name === 'astro' ? { renderer: join(import.meta.dirname, 'astro/renderer.ts') } : {}
  return { ...inputs, ...renderer, ...Object.fromEntries(widgets) }
}

/** All chunks, those aside that a page asks for in need only; in the order in which a page lists them. */
function listNeeded(chunks: readonly OutputChunk[]): string[] {
  const needed = new Set<string>()
  const add = (chunk: OutputChunk | undefined): void => {
    if (!chunk || needed.has(chunk.fileName)) return
    needed.add(chunk.fileName)
    for (const imported of chunk.imports) add(chunks.find(({ fileName }) => fileName === imported))
  }
  const areNeeded = [
    ({ isEntry }: OutputChunk) => isEntry,
    ({ moduleIds }: OutputChunk) => moduleIds.some(id => id.endsWith('ostrov:widget-list')),
    ({ moduleIds }: OutputChunk) => moduleIds.some(id => id.endsWith('loader/mount/mount.tsx')),
    ({ moduleIds }: OutputChunk) => moduleIds.some(id => /\.\d+\.tsx?$/.test(id)),
  ]
  for (const isNeeded of areNeeded) chunks.filter(isNeeded).forEach(add)
  return [...needed]
}
