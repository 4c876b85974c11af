import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { rollup } from 'rollup'
import { configureMarket } from '../../rollup.config.mjs'

const root = join(import.meta.dirname, '../..')
const DIR = join(root, 'dist/bench/grid')
const KIT = join(root, 'widgets/_kit')

/** A page with a grid alone, built by the very plugins and settings that make the CDN files. */
export async function buildGridPage(): Promise<{ dir: string; html: string }> {
  const { plugins, output, input: _, ...config } = configureMarket('cz', () => [])
  rmSync(DIR, { recursive: true, force: true })
  const build = await rollup({ ...config, input: { main: join(import.meta.dirname, 'main.tsx') }, plugins })
  await build.write({ ...output, dir: DIR, sourcemap: false, entryFileNames: '[name].js' })
  await build.close()
  const parts = readdirSync(join(KIT, 'grid')).filter(
    name => name.startsWith('grid-') && name.endsWith('.css'),
  )
  const sheets = ['tokens.css', 'kit.css', 'form/form.css', ...parts.map(name => `grid/${name}`)]
  const styles = sheets.map(sheet => readFileSync(join(KIT, sheet), 'utf8')).join('\n')
  const html = `<!doctype html>
<html lang="cs"><head><meta charset="utf-8"><title>Grid</title><style>${styles}</style>
<script type="module" src="/grid/main.js"></script></head><body></body></html>`
  return { dir: DIR, html }
}
