import type { Goods } from '../cart/schema.ts'
import { listGoodsByName, searchGoods } from '../cart/store.ts'
import type { MarketCode } from '../contract.ts'
import { serveCall } from '../server/serve-call.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { productPath } from './product-path.ts'

/** More than this no preview shows. */
const MOST_CODES = 20

/** Previews of the goods that were asked or searched for; what the market does not know is left out. */
export function addProductsCall(app: ShopApp, shop: Shop): void {
  serveCall(app, shop, 'products-by-code', async (c, market) => {
    const codes = (c.req.queries('code') ?? []).slice(0, MOST_CODES)
    const search = c.req.query('search') ?? ''
    const found = search
      ? (await searchGoods(shop.database, market, search)).slice(0, MOST_CODES)
      : await listGoodsByName(shop.database, market, codes)
    return { status: 200, body: { results: found.map(goods => toProduct(market, goods)) } }
  })
}

/** The goods in the words of the contract; nothing here is reduced. */
const toProduct = (market: MarketCode, { seoName, name, price, picture }: Goods) => ({
  code: seoName,
  long_name: name,
  short_name: name,
  price,
  common_price: price,
  url: productPath(market, seoName),
  image: picture,
  image_alt: name,
})
