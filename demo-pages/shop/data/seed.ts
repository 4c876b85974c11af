import { MARKET_CODES } from '../site.ts'
import type { Database } from './database.ts'
import { lockStart } from './migrate.ts'
import { deviceTypes } from './schema/products.ts'
import { seedConditions } from './seed-conditions.ts'
import { seedPages } from './seed-pages.ts'
import { seedPlaces } from './seed-places.ts'
import { seedProducts } from './seed-products.ts'
import { seedSampleBuyout } from './seed-sample-buyout.ts'
import { seedUsers } from './seed-users.ts'

/** Fills an empty database; in one that has data it only adds pages that are new. */
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
      await seedUsers(tx)
    }
    await seedPages(tx)
  })
}
