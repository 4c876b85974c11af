import type { MarketCode } from '../contract.ts'
import type { RouteName } from './route-table.ts'
import type { ShopContext } from './shop.ts'

/** As long as islands keep an answer themselves. */
const AT_THE_EDGE = 'max-age=300'
const FOR_EVER = 'public, max-age=31536000, immutable'
export const NEVER_KEPT = 'private, no-store'

/**
 * Calls whose answers a CDN may keep. None that tells a price: who holds an old one meets a conflict, asks anew, and
 * must not get the old one again. The promotions name amounts in their text, so they are not kept either.
 */
const KEPT_CALLS: ReadonlySet<RouteName> = new Set<RouteName>([
  'buyout-types',
  'buyout-manufacturers',
  'buyout-models',
  'buyout-colors',
  'service-types',
  'service-manufacturers',
  'service-models',
  'service-colors',
  'country-options',
  'place-search',
  'article-business-terms',
  'article-dpd-map',
  'type-devices',
  'units',
  'type-categories',
  'gallery-fileset',
  'gallery-filesets-by-term',
])

/** What an answer is purged by: `ostrov`, its market, its kind, and whatever names it. */
const listKeys = (market: MarketCode, ...keys: string[]): string =>
  ['ostrov', `ostrov-${market}`, ...keys].join(' ')

/** From here on the answer is not the same for everyone. */
export function narrowAudience(c: ShopContext, audience: 'browser' | 'visitor'): void {
  if (c.get('audience') !== 'visitor') c.set('audience', audience)
}

const isForEveryone = (c: ShopContext): boolean => c.get('audience') === undefined && c.get('scope') === null

/** Says who may keep a page, once all of it is made. */
export function markPage(
  c: ShopContext,
  { market, name, isStorable }: { market: MarketCode | null; name?: string | undefined; isStorable: boolean },
): void {
  c.header('Vary', 'Cookie, Sec-CH-UA-Mobile')
  if (market && isStorable && isForEveryone(c)) {
    c.header('Cache-Control', 'no-cache')
    c.header('Surrogate-Control', AT_THE_EDGE)
    c.header('Surrogate-Key', listKeys(market, 'html', ...(name ? [name] : [])))
  } else
    c.header(
      'Cache-Control',
      isStorable && c.get('audience') !== 'visitor' ? 'private, no-cache' : NEVER_KEPT,
    )
}

/** The same for the answer of a call. */
export function describeCall(
  c: ShopContext,
  { name, market, status }: { name: RouteName; market: MarketCode; status: number },
): Record<string, string> {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (!isRead || c.get('audience')) return { 'Cache-Control': NEVER_KEPT }
  const isKept = status === 200 && KEPT_CALLS.has(name) && isForEveryone(c)
  return {
    'Cache-Control': 'no-cache',
    'Surrogate-Key': listKeys(market, 'endpoint', name),
    ...(isKept && { 'Surrogate-Control': AT_THE_EDGE }),
  }
}

/** A built file: one that its hash names never changes, the others are asked for each time. */
export function markBuiltFile(c: ShopContext, market: MarketCode, isHashed: boolean): void {
  c.header('Cache-Control', isHashed ? FOR_EVER : 'no-cache')
  c.header('Surrogate-Key', listKeys(market))
  c.header('Access-Control-Allow-Origin', '*')
  c.header('Cross-Origin-Resource-Policy', 'cross-origin')
  c.header('Timing-Allow-Origin', '*')
}
