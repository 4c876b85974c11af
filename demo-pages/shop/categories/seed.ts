import { and, eq, inArray, sql } from 'drizzle-orm'
import { masterProducts } from '../catalogue/schema.ts'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { typeCategories } from '../lists/schema.ts'
import { refreshPaths } from './change-tree.ts'
import { categoryProducts } from './schema.ts'

/** By the codes of the categories that a new shop begins with. */
const ASSIGNED = {
  smartphones: sql`type_device = 'phone'`,
  ipads: sql`type_device = 'tablet' and manufacturer = 'Apple'`,
  'android-tablets': sql`type_device = 'tablet' and manufacturer <> 'Apple'`,
  'sport-watches': sql`type_device = 'watch' and manufacturer in ('Garmin', 'Amazfit')`,
  'everyday-watches': sql`type_device = 'watch' and manufacturer not in ('Garmin', 'Amazfit')`,
  chargers: sql`type_device = 'accessory' and manufacturer in ('Anker', 'Belkin')`,
  cases: sql`type_device = 'accessory' and manufacturer in ('Spigen', 'UAG')`,
  headphones: sql`type_device = 'accessory' and manufacturer = 'Samsung'`,
} as const

/** Gives the tree its paths, and sorts the range of a new shop into it. */
export async function seedCategories(database: Database, market: MarketCode): Promise<void> {
  await refreshPaths(database, market)
  const own = await database
    .select({ id: typeCategories.id, code: typeCategories.code })
    .from(typeCategories)
    .where(eq(typeCategories.market, market))
  const [assigned] = await database
    .select({ id: categoryProducts.categoryId })
    .from(categoryProducts)
    .where(
      inArray(
        categoryProducts.categoryId,
        own.map(({ id }) => id),
      ),
    )
    .limit(1)
  if (assigned) return
  for (const [code, rule] of Object.entries(ASSIGNED)) {
    const category = own.find(row => row.code === code)
    if (!category) continue
    await database
      .insert(categoryProducts)
      .select(
        database
          .select({
            categoryId: sql<number>`${category.id}::int`.as('category_id'),
            masterProductId: masterProducts.id,
          })
          .from(masterProducts)
          .where(and(eq(masterProducts.market, market), rule)),
      )
      .onConflictDoNothing()
  }
}
