import { MARKETS, type MarketCode } from '../../core/market.ts'
import type { Remark } from './finding.ts'
import type { BuiltMarket, Manifest } from './manifest.ts'
import type { Page } from './parse-page.ts'
import type { ReadConfig } from './read-config.ts'
import type { Tag } from './tag.ts'

/** All that a rule may look at. */
export interface Reading {
  page: Page
  manifest: Manifest
  config: ReadConfig | null
  /** The market that the page says it is of. */
  market: MarketCode | null
  /** The Content Security Policy that came with the page. */
  policy: string | null
}

export type Rule = (reading: Reading) => Remark[]

/** The files of the page's market, where they are known. */
export const findBuild = ({ manifest, market }: Reading): BuiltMarket | null =>
  (market && manifest.markets[market]) ?? null

export const MARKET_CODES = Object.keys(MARKETS) as MarketCode[]

/** The name of a placeholder's component, or an empty text. */
export const nameComponent = (tag: Tag): string => tag.attributes.get('data-component')?.value ?? ''
