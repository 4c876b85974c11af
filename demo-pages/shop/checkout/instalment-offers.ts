import { listBestInstalments, listInstalments } from '../cart/instalments.ts'
import { readCartOwner } from '../cart/owner.ts'
import { findGoods } from '../cart/store.ts'
import { readDecimal, writeDecimal } from '../contract.ts'
import { serveCall } from '../server/serve-call.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { readCheckout } from './checkout-state.ts'
import { PERSONAL } from './delivery-calls.ts'

/** What borrowing comes to for a product, or for all that would be ordered now: that is the sum which is lent. */
export function addInstalmentOffers(app: ShopApp, shop: Shop): void {
  const { database } = shop
  serveCall(app, shop, 'best-installments', async (c, market) => {
    const [product, company] = [c.req.query('product'), c.req.query('company')]
    const readTotal = async (): Promise<number> =>
      (await readCheckout(database, await readCartOwner(database, c, market))).totals.total
    const readPrice = async (seoName: string): Promise<number> => {
      const found = await findGoods(database, market, seoName)
      return found?.isSold ? (readDecimal(found.price) ?? 0) : 0
    }
    const price = product ? await readPrice(product) : await readTotal()
    const installments = company
      ? listInstalments(market, price).filter(one => one.company_code === company)
      : listBestInstalments(market, price)
    return { status: 200, headers: PERSONAL, body: { price: writeDecimal(price), installments, note: null } }
  })
}
