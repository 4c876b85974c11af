import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { MARKETS, type MarketCode } from '#core/market.ts'
import { listNeeds } from './list-needs.ts'
import { pickLanguage, readCatalogue } from './read-catalogue.ts'

const MARKET_CODES = Object.keys(MARKETS) as MarketCode[]

/**
 * Writes `manifest.json` into the folder: what every widget is to an editor, in all languages, what a page has to have
 * for it, and the files of each market that were built beside it.
 */
export async function writeManifest(root: string, folder: string): Promise<void> {
  const needs = await listNeeds(root)
  const described = Object.entries(await readCatalogue(root))
  const widgets = Object.fromEntries(described.map(([name, widget]) => [name, { ...widget, ...needs[name] }]))
  const markets = Object.fromEntries(MARKET_CODES.flatMap(market => readBuilt(folder, market)))
  writeJson(join(folder, 'manifest.json'), { markets, widgets })
}

/** Writes each market's `catalogue.json`, which the editor on the page reads in that market's language. */
export async function writeCatalogues(root: string, folder: string): Promise<void> {
  const widgets = await readCatalogue(root)
  for (const market of MARKET_CODES) {
    const catalogue = { widgets: pickLanguage(widgets, MARKETS[market].language) }
    writeJson(join(folder, 'cdn', market, 'catalogue.json'), catalogue)
  }
}

function readBuilt(folder: string, market: MarketCode): [MarketCode, unknown][] {
  const file = join(folder, 'cdn', market, 'manifest.json')
  return existsSync(file) ? [[market, JSON.parse(readFileSync(file, 'utf8'))]] : []
}

export function writeJson(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
}
