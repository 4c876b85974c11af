import { createHash } from 'node:crypto'
import type { MarketCode } from '../contract.ts'
import { type Manifest, readManifest } from './built-files.ts'

/** Where a built file of a market is served. */
export const addressFile = (market: MarketCode, file: string): string => `/static/${market}/${file}`

/** Has the browser run no module of the build whose bytes are others, whoever imports it; empty for a build without. */
export function writeImportMap(market: MarketCode, { integrity }: Manifest): string {
  if (!integrity) return ''
  const rows = Object.entries(integrity).map(([file, hash]) => [addressFile(market, file), hash])
  return JSON.stringify({ integrity: Object.fromEntries(rows) }).replaceAll('<', '\\u003c')
}

/** What a market's policy names beside `'self'`, for its pages have one inline script and the stylesheets of their islands. */
export interface InlineHashes {
  scripts: readonly string[]
  styles: readonly string[]
}

const known = new WeakMap<Manifest, InlineHashes>()

export async function readInlineHashes(distDir: string, market: MarketCode): Promise<InlineHashes> {
  const manifest = await readManifest(distDir, market)
  if (!manifest) return { scripts: [], styles: [] }
  const hashes = known.get(manifest) ?? hashInline(market, manifest)
  known.set(manifest, hashes)
  return hashes
}

function hashInline(market: MarketCode, manifest: Manifest): InlineHashes {
  const map = writeImportMap(market, manifest)
  return {
    scripts: map ? [hashScript(map)] : [],
    // The hash of a stylesheet's text is that of its file.
    styles: Object.values(manifest.widgets).flatMap(({ css }) =>
      css.map(({ integrity }) => `'${integrity}'`),
    ),
  }
}

const hashScript = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
