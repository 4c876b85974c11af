import type { MarketCode } from '../contract.ts'
import { BUSINESS_TERMS_PATHS } from '../data/site-pages/business-terms-page.ts'
import { TERMS_PATHS } from '../data/site-pages/terms-page.ts'
import { NEWSLETTER_PATHS, NEWSLETTER_TERMS_PATHS } from '../newsletter-paths.ts'
import { SITES } from '../site.ts'

/** The same page in another market, where it has one; else that market's home. */
export function findTwinPath(path: string, from: MarketCode | null, to: MarketCode): string {
  if (from === null) return SITES[to].paths.home
  const own = SITES[from].paths
  const other = SITES[to].paths
  if (path.startsWith(own.demos)) return other.demos + path.slice(own.demos.length)
  if (path === TERMS_PATHS[from]) return TERMS_PATHS[to]
  if (path === BUSINESS_TERMS_PATHS[from]) return BUSINESS_TERMS_PATHS[to]
  if (path === NEWSLETTER_PATHS[from]) return NEWSLETTER_PATHS[to]
  if (path === NEWSLETTER_TERMS_PATHS[from]) return NEWSLETTER_TERMS_PATHS[to]
  if (path === own.buyback) return other.buyback
  if (path === own.service) return other.service
  if (path.startsWith(own.goods)) return other.goods + path.slice(own.goods.length)
  if (path === own.cart) return other.cart
  return path === own.signIn ? other.signIn : other.home
}
