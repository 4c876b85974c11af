import { serveCall } from '../server/serve-call.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { describeBonus } from './bonus.ts'
import { notFound } from './change.ts'
import { findOffer } from './offers.ts'
import { countAvailable, findGoods } from './store.ts'

/** What may be bought together with a product, before anything of it is chosen. */
export function addOfferCall(app: ShopApp, shop: Shop): void {
  serveCall(app, shop, 'product-offer', async (c, market) => {
    const goods = await findGoods(shop.database, market, c.req.param('product') ?? '')
    if (!goods) throw notFound(market)
    const { insurances, warranties, prolongWarranties } = findOffer(market, goods.seoName)
    const offer = <T>(one: T) => ({ ...one, is_selected: false })
    return {
      status: 200,
      body: {
        product_seo_name: goods.seoName,
        product_name: goods.name,
        image: goods.picture,
        price: goods.price,
        common_price: goods.price,
        is_sold: goods.isSold,
        max_quantity: goods.isSold ? countAvailable(goods) : 0,
        insurances: insurances.map(offer),
        warranties: warranties.map(({ months, price }) => offer({ month_count: months, price })),
        prolong_warranties: prolongWarranties.map(offer),
        bonus_buyout: describeBonus(market, { goods, bonusAmount: null, bonusProduct: null }),
        manufacturer_name: goods.brand,
        type_device_name: goods.kind,
      },
    }
  })
}
