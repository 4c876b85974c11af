import * as v from 'valibot'
import type { MarketCode } from '../../core/market.ts'
import { PageConfig } from '../../core/page.ts'
import { parsePage } from '../check/parse-page.ts'
import { CONFIG_ID, readConfig } from '../check/read-config.ts'
import { readSite, type SitePage } from './read-site.ts'
import { createVisitor, type Visitor } from './visitor.ts'

export interface ConfiguredPage {
  url: string
  /** As the page has it. */
  raw: unknown
  config: PageConfig
}

/** The first page of the market with a configuration, from the address on by its links; or what is wrong. */
export async function findPage(address: string, market: MarketCode | null): Promise<ConfiguredPage | string> {
  const starts = market === null ? [address] : [address, new URL(`/${market}/`, address).href]
  let pages = 0
  for (const start of starts)
    for await (const found of readSite(createVisitor(), start)) {
      pages++
      const read = toConfigured(found)
      if (typeof read === 'string') return read
      if (read && (market === null || read.config.market === market)) return read
    }
  if (pages === 0) return `${address} is no page of HTML.`
  const of = market === null ? '' : ` of the market "${market}"`
  return `None of ${pages} pages from ${address} on has a script#${CONFIG_ID}${of}.`
}

/** One page's configuration; null where it has none. */
export async function readPage(visitor: Visitor, url: string): Promise<ConfiguredPage | null> {
  const answer = await visitor.send(url, { headers: { Accept: 'text/html' } }).catch(() => null)
  if (!answer?.isHtml) return null
  const read = toConfigured({ url, page: parsePage(answer.text), market: null })
  return typeof read === 'string' ? null : read
}

function toConfigured({ page, url }: SitePage): ConfiguredPage | string | null {
  const found = readConfig(page)
  if (!found) return null
  const result = v.safeParse(PageConfig, found.value)
  if (result.success) return { url, raw: found.value, config: result.output }
  const wrong = result.issues.map(issue => v.getDotPath(issue) ?? 'it')
  return `The script#${CONFIG_ID} of ${url} is wrong at ${wrong.join(', ')}; ostrov check ${url} says more.`
}
