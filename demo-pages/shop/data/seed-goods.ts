import { MARKETS, type MarketCode } from '../contract.ts'
import type { Database } from './database.ts'
import { GOODS } from './goods.ts'
import { goods } from './schema/carts.ts'

/** Adds the goods that this database lacks. */
export async function seedGoods(database: Database, market: MarketCode): Promise<void> {
  const language = MARKETS[market].language === 'ro' ? 'ro' : 'cs'
  const rows = GOODS.map(({ seoName, name, description, picture, price, isSold = true }, position) => ({
    market,
    seoName,
    name: name[language],
    description: description[language],
    picture,
    price: price[market],
    isSold,
    position,
  }))
  await database.insert(goods).values(rows).onConflictDoNothing()
}
