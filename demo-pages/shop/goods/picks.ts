import { listGoodsByName } from '../cart/store.ts'
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
