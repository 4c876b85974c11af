import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MarketCode } from '../core/market.ts'
import type { BuiltFile, Manifest } from './build.ts'

const root = join(import.meta.dirname, '..')

export interface BuildSizes {
  loader: number
  /** All JavaScript until an island of this widget answers, the loader's included. */
  script: (widget: string) => number
  styles: (widget: string) => number
}

/** Bytes of the built files as a CDN sends them, brotli 11. */
export function measureBuild(market: MarketCode): BuildSizes {
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
  return {
    loader: sum([manifest.loader]),
    script: widget => sum([manifest.loader, ...manifest.shared, ...find(widget).files]),
    styles: widget => sum([manifest.css, ...find(widget).css]),
  }
}
