import { type MarketCode, readDecimal, writeDecimal } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { serveCall } from '../server/serve-call.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { notFound, PERSONAL } from './change.ts'
import { listInstalments } from './instalments.ts'
import { readCartOwner } from './owner.ts'
import { describePackages } from './packages.ts'
import { type CartOwner, findGoods } from './store.ts'

/** All ways to buy a package or a product in instalments. */
export function addInstalmentCalls(app: ShopApp, shop: Shop): void {
  const { database } = shop
  serveCall(app, shop, 'installment-data', async (c, market) => {
    const owner = await readCartOwner(database, c, market)
    const item = c.req.param('item') ?? ''
    const price = (await readPackage(database, owner, item)) ?? (await readGoods(database, market, item))
    if (price === null) throw notFound(market)
    return {
      status: 200,
      headers: PERSONAL,
      body: { price: writeDecimal(price), installments: listInstalments(market, price), note: null },
    }
  })
}

async function readPackage(database: Database, owner: CartOwner, id: string): Promise<number | null> {
  const { packages } = await describePackages(database, owner)
  const found = packages.find(one => String(one.id) === id)
  return found ? readDecimal(found.total) : null
}

async function readGoods(database: Database, market: MarketCode, seoName: string): Promise<number | null> {
  const goods = await findGoods(database, market, seoName)
  return goods?.isSold ? readDecimal(goods.price) : null
}
