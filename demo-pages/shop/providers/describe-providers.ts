import type { Shop, ShopContext } from '../server/shop.ts'
import { readManners } from './manners.ts'
import { findProviderOrigin } from './origin.ts'
import { writeProviderUrl } from './provider-url.ts'

const FILES = {
  'google-pay': 'google-pay.js',
  'apple-pay': 'apple-pay.js',
  packeta: 'packeta.js',
  dpd: 'dpd/',
  'google-reviews': 'google-reviews.js',
} as const

/** Where a page finds the doubles; how they are to behave stands in their URLs. */
export async function describeProviders(
  c: ShopContext,
  shop: Shop,
): Promise<{ paymentOrigins: string[]; providers: Record<string, string> }> {
  const origin = findProviderOrigin(c, shop)
  const manners = await readManners(shop.database, c.get('scope'))
  const providers = Object.entries(FILES).map(([name, file]) => [
    name,
    writeProviderUrl(origin, file, manners.get(name)),
  ])
  return { paymentOrigins: [origin], providers: Object.fromEntries(providers) }
}
