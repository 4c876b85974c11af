import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MarketCode } from '#core/market.ts'
import { type BuiltFile, buildCdn, type InlineSheet, type Manifest } from '#tools/build/build.ts'
import { isCdnFresh } from '#tools/build/build-stamp.ts'

const root = join(import.meta.dirname, '..')
export const CDN = join(root, 'dist/cdn')

/** Builds the CDN files where their sources have changed. */
export async function freshenBuild(): Promise<void> {
  if (!isCdnFresh(root)) await buildCdn()
}

export const readManifest = (market: MarketCode): Manifest =>
  JSON.parse(readFileSync(join(CDN, market, 'manifest.json'), 'utf8'))

/** The files of a page with one island, in the order a server links them. */
export function listPageFiles(
  market: MarketCode,
  component: string,
): { css: [BuiltFile, ...InlineSheet[]]; scripts: BuiltFile[] } {
  const { css, loader, shared, widgets } = readManifest(market)
  const widget = widgets[component]
  if (!widget) throw new Error(`The build has no widget ${component}.`)
  return { css: [css, ...widget.css], scripts: [loader, ...shared, ...widget.files] }
}
