import { eq } from 'drizzle-orm'
import { MARKETS, type MarketCode } from '../contract.ts'
import type { Words } from './conditions/condition-seed.ts'
import type { Database } from './database.ts'
import { type CategorySeed, TYPE_CATEGORIES } from './lists/type-categories.ts'
import { OTHER_TYPE_DEVICES } from './lists/type-devices.ts'
import { UNITS } from './lists/units.ts'
import { typeCategories, typeDevices, units } from './schema/lists.ts'
import { PICTURES, TYPES } from './seed-products.ts'

/** Adds the entries of staff's lists that this database lacks. */
export async function seedLists(database: Database, market: MarketCode): Promise<void> {
  const say = (words: Words): string => words[MARKETS[market].language === 'ro' ? 'ro' : 'cs']
  const types = [
    ...PICTURES.map(picture => TYPES[market][picture]),
    ...OTHER_TYPE_DEVICES.map(({ value, label }) => ({ value: say(value), label: say(label) })),
  ]
  await database
    .insert(typeDevices)
    .values(types.map((type, position) => ({ market, ...type, position })))
    .onConflictDoNothing()
  await database
    .insert(units)
    .values(
      Object.entries(UNITS).map(([code, label], position) => ({ market, code, label: say(label), position })),
    )
    .onConflictDoNothing()
  const [known] = await database
    .select({ id: typeCategories.id })
    .from(typeCategories)
    .where(eq(typeCategories.market, market))
    .limit(1)
  if (!known) await insertCategories(database, market, { say, parentId: null, seeds: TYPE_CATEGORIES })
}

interface Level {
  say: (words: Words) => string
  parentId: number | null
  seeds: readonly CategorySeed[]
}

/** A level of the tree first, then what is below each of its categories. */
async function insertCategories(
  database: Database,
  market: MarketCode,
  { say, parentId, seeds }: Level,
): Promise<void> {
  const rows = await database
    .insert(typeCategories)
    .values(seeds.map(({ code, name }, position) => ({ market, code, parentId, name: say(name), position })))
    .returning({ id: typeCategories.id, code: typeCategories.code })
  for (const { code, children = [] } of seeds) {
    const parent = rows.find(row => row.code === code)
    if (parent && children.length > 0)
      await insertCategories(database, market, { say, parentId: parent.id, seeds: children })
  }
}
