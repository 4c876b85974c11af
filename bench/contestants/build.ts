import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type OutputChunk, rollup } from 'rollup'
import { configureMarket } from '../../rollup.config.ts'
import { numberFile, WIDGET_COUNT, widgetsPlugin } from './widgets-plugin.ts'

const root = join(import.meta.dirname, '../..')
const OUTPUT = join(root, 'dist/bench')

export const CONTESTANTS = ['preact-loop', 'ostrov', 'is-land', 'react-roots'] as const
export type Contestant = (typeof CONTESTANTS)[number]

export interface Built {
  dir: string
  /** The script that a page includes. */
  entry: string
  /** Everything that runs before the last island answers. */
  preloads: string[]
}

/** Builds a contestant with the very plugins and settings that make the CDN files. */
export async function buildContestant(name: Contestant): Promise<Built> {
  const { plugins, output, ...config } = configureMarket('cz', () => [])
  const isKept = (plugin: unknown) => name !== 'react-roots' || (plugin as { name: string }).name !== 'alias'
  const dir = join(OUTPUT, name)
  rmSync(dir, { recursive: true, force: true })
  const build = await rollup({
    ...config,
    input: listInputs(name),
    preserveEntrySignatures: 'exports-only',
    plugins: [widgetsPlugin(), ...[plugins].flat().filter(isKept)],
  })
  const written = await build.write({
    ...output,
    dir,
    sourcemap: false,
    entryFileNames: '[name].js',
    // The project's own cut is made for its widgets; here the list of them alone stays out of the loader.
    manualChunks: id => (id.endsWith('ostrov:widgets') ? 'widgets' : undefined),
  })
  await build.close()
  const chunks = written.output.filter(file => file.type === 'chunk')
  return { dir, entry: 'main.js', preloads: listNeeded(chunks) }
}

function listInputs(name: Contestant): Record<string, string> {
  if (name === 'ostrov') return { main: join(root, 'loader/main.ts') }
  const inputs = { main: join(import.meta.dirname, name, 'main.ts') }
  if (name !== 'is-land') return inputs
  const widget = join(import.meta.dirname, 'is-land/widget.ts')
  const kinds = Array.from({ length: WIDGET_COUNT }, (_, kind) => kind)
  return { ...inputs, ...Object.fromEntries(kinds.map(kind => [`widget-${kind}`, numberFile(widget, kind)])) }
}

/** All chunks, those aside that a page asks for in need only. */
function listNeeded(chunks: readonly OutputChunk[]): string[] {
  const isNeeded = ({ isEntry, moduleIds }: OutputChunk) =>
    isEntry || moduleIds.some(id => /loader\/mount\.tsx$|\.\d+\.tsx?$/.test(id))
  const needed = new Set(chunks.filter(isNeeded).map(chunk => chunk.fileName))
  for (const file of needed) {
    for (const imported of chunks.find(chunk => chunk.fileName === file)?.imports ?? []) needed.add(imported)
  }
  return [...needed]
}
