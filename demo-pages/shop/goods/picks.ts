import { fits, fitsOneAlone } from '../cart/fits.ts'
import type { Goods } from '../cart/schema.ts'
import { isService } from '../cart/services.ts'
import { listGoods, listGoodsByName } from '../cart/store.ts'
import type { MarketCode } from '../contract.ts'
import type { Shop } from '../server/shop.ts'
import type { Html } from '../site/html.ts'
import { renderGoods } from './tiles.ts'

/** One row of what the shop sells, a bit of everything. */
const PICKED = [
  'apple-iphone-16-128gb',
  'samsung-galaxy-s25-128gb',
  'apple-watch-series-10-42mm',
  'sluchatka-bezdratova',
]

export const renderGoodsPicks = async ({ database }: Shop, market: MarketCode): Promise<Html> =>
  renderGoods(market, await listGoodsByName(database, market, PICKED))

const MOST_RELATED = 4

/** What goes with a product: what fits it alone, then other accessories that can be had. */
export async function listRelated(
  { database }: Shop,
  market: MarketCode,
  { seoName }: Goods,
): Promise<Goods[]> {
  const all = await listGoods(database, market)
  const related = all.filter(
    one =>
      one.kind === 'accessory' &&
      one.isSold &&
      one.seoName !== seoName &&
      !isService(one.seoName) &&
      fits(one.seoName, seoName),
  )
  const rank = (one: Goods) => (fitsOneAlone(one.seoName) ? 0 : 1)
  return related.sort((a, b) => rank(a) - rank(b)).slice(0, MOST_RELATED)
}
