import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MarketCode } from '../core/market.ts'
import { CDN, readManifest } from './built-files.ts'

/** The island that every page has: what it brings need not be brought again. */
export const CARRIER = 'cart-badge'

/**
 * How much script an island may add to a page with the carrier, in kB; a combobox or a dialog may weigh more, and so do
 * a selector of four steps and the state of a visitor (README, decision 13).
 */
export const CARRIED: Readonly<Record<string, number>> = {
  'service-selector': 10.5,
  'service-smart-search': 10,
  tabs: 5,
  'purge-dialog': 10,
  'last-visited': 5,
  login: 7,
  'newsletter-subscriber': 5,
  'marketing-banner': 5,
}

/** Brotli bytes of the script that an island needs until it answers, beside what the carrier's page has. */
export function weighCarried(market: MarketCode, component: string): number {
  const { loader, shared, widgets } = readManifest(market)
  const list = (name: string): string[] => {
    const found = widgets[name]
    if (!found) throw new Error(`The build has no widget ${name}.`)
    return found.files.map(({ file }) => file)
  }
  const there = new Set([loader.file, ...shared.map(({ file }) => file), ...list(CARRIER)])
  return list(component)
    .filter(file => !there.has(file))
    .reduce((sum, file) => sum + readFileSync(join(CDN, market, `${file}.br`)).length, 0)
}
