import { MARKET_CODES } from '../site.ts'
import type { Database } from './database.ts'
import { lockStart } from './migrate.ts'
import { deviceTypes } from './schema/products.ts'
import { seedArticles } from './seed-articles.ts'
import { seedConditions } from './seed-conditions.ts'
import { seedGalleries } from './seed-galleries.ts'
import { seedGoods } from './seed-goods.ts'
import { seedLists } from './seed-lists.ts'
import { seedNewsletter } from './seed-newsletter.ts'
import { seedPages } from './seed-pages.ts'
import { seedPlaces } from './seed-places.ts'
import { seedProducts } from './seed-products.ts'
import { seedPurges } from './seed-purges.ts'
import { seedSampleBuyout } from './seed-sample-buyout.ts'
import { seedService } from './seed-service.ts'
import { seedUsers } from './seed-users.ts'

/** Fills an empty database; in one that has data it only adds pages, goods and accounts that are new. */
export async function seed(database: Database, now: Date = new Date()): Promise<void> {
  await database.transaction(async tx => {
    await tx.execute(lockStart)
    const [known] = await tx.select({ value: deviceTypes.value }).from(deviceTypes).limit(1)
    if (!known) {
      for (const market of MARKET_CODES) {
        await seedProducts(tx, market, now)
        await seedConditions(tx, market)
        await seedPlaces(tx, market)
        await seedSampleBuyout(tx, market, now)
      }
    }
    for (const market of MARKET_CODES) {
      await seedGoods(tx, market)
      await seedService(tx, market)
      await seedArticles(tx, market)
      await seedLists(tx, market)
      await seedGalleries(tx, market)
    }
    await seedUsers(tx)
    for (const market of MARKET_CODES) {
      await seedPurges(tx, market, now)
      await seedNewsletter(tx, market, now)
    }
    await seedPages(tx)
  })
}
