import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MarketCode } from '#core/market.ts'
import { root } from '../root.ts'
import type { BuiltFile, Manifest } from './build.ts'

/** The island that every page has: what it brings, another needn't bring again. */
export const CARRIER = 'cart-badge'

/** Bytes of the built files as a CDN sends them, brotli 11. */
export function measureBuild(market: MarketCode) {
  const dir = join(root, 'dist/cdn', market)
  const path = join(dir, 'manifest.json')
  if (!existsSync(path)) throw new Error(`There is no ${path}. Run npm run build first.`)
  const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'))
  const sum = (files: readonly BuiltFile[]) =>
    files.reduce((total, { file }) => total + readFileSync(join(dir, `${file}.br`)).length, 0)
  const find = (widget: string) => {
    const found = manifest.widgets[widget]
    if (!found) throw new Error(`The build has no widget ${widget}.`)
    return found
  }
  const listScripts = (widget: string) => [manifest.loader, ...manifest.shared, ...find(widget).files]
  return {
    loader: sum([manifest.loader]),
    /** All JavaScript until an island of this widget answers, the loader's included. */
    script: (widget: string) => sum(listScripts(widget)),
    files: (widget: string) => listScripts(widget).length,
    /** What it adds to a page that has the carrier; of the carrier itself, what is not shared by all. */
    added(widget: string) {
      const carried = new Set(widget === CARRIER ? [] : find(CARRIER).files.map(({ file }) => file))
      return sum(find(widget).files.filter(({ file }) => !carried.has(file)))
    },
    /** The file that the list of widgets imports for it, and those that a page fetches ahead. */
    ahead(widget: string) {
      const texts = manifest.shared.map(({ file }) => readFileSync(join(dir, file), 'utf8'))
      const entry = new RegExp(`\\["${widget}",\\{[^[]*?import\\("\\./([^"]+)"`)
      const imported = texts.flatMap(text => entry.exec(text)?.[1] ?? [])
      return { imported: imported[0], files: find(widget).files.map(({ file }) => file) }
    },
    styles: (widget: string) => sum([manifest.css, ...find(widget).css]),
  }
}
