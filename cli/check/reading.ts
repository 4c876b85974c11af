import type { MarketCode } from '#core/market.ts'
import type { Page, Tag } from './html.ts'
import type { JsonFault, JsonNode } from './json.ts'
import type { Manifest } from './manifest.ts'
import type { Add } from './report.ts'

/** The page's `#ostrov-page`, as far as it could be read. */
export interface ReadConfig {
  tag: Tag
  /** Where its text begins. */
  at: number
  isScript: boolean
  /** Null where it is no JSON. */
  root: JsonNode | null
  fault: JsonFault | null
  value: unknown
}

/** All that a check may look at. */
export interface Reading {
  page: Page
  manifest: Manifest
  config: ReadConfig | null
  /** The market that the page says it is of. */
  market: MarketCode | null
  /** The Content Security Policy that came with the page. */
  policy: string | null
  /** The element it stands in, where it came by none of the headers. */
  policyTag: Tag | null
}

/** Looks at one matter of a page and reports what is wrong with it. */
export type Check = (reading: Reading, add: Add) => void
