import { MARKETS, type MarketCode } from '../contract.ts'
import { productPath, readProductSlug } from '../goods/product-path.ts'
import { SITES } from './site.ts'

const TWINS = [
  'terms',
  'businessTerms',
  'privacy',
  'newsletter',
  'newsletterTerms',
  'buyback',
  'service',
  'cart',
  'checkout',
  'orders',
  'instalments',
  'search',
  'stores',
  'signIn',
  'forgotten',
  'purge',
] as const

/** Their pages are called the same in both markets. */
const TWIN_FOLDERS = ['demos', 'goods', 'staff'] as const

/** The same page in another market, where it has one; else that market's home. */
export function findTwinPath(path: string, from: MarketCode | null, to: MarketCode): string {
  const other = SITES[to].paths
  if (from === null) return other.home
  // What is of both markets is one page, read in the language of either.
  if (path.startsWith('/admin/')) return `${path}?language=${MARKETS[to].language}`
  const own = SITES[from].paths
  const twin = TWINS.find(name => path === own[name])
  if (twin) return other[twin]
  if (path.startsWith(own.goods) && path !== own.goods)
    return productPath(to, readProductSlug(from, path.slice(own.goods.length).replace(/\/$/, '')))
  const folder = TWIN_FOLDERS.find(name => path.startsWith(own[name]))
  if (folder) return other[folder] + path.slice(own[folder].length)
  return other.home
}
