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

const known = new WeakMap<Manifest, string>()

/** What a market's policy names beside `'self'`, for the import map is the one inline script of its pages. */
export async function readScriptHash(distDir: string, market: MarketCode): Promise<string> {
  const manifest = await readManifest(distDir, market)
  if (!manifest?.integrity) return ''
  const hash = known.get(manifest) ?? hashScript(writeImportMap(market, manifest))
  known.set(manifest, hash)
  return hash
}

const hashScript = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
