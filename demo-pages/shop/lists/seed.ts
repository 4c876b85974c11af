import * as v from 'valibot'
import { makeSeoName } from '../categories/seo-name.ts'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { readSeed } from '../database/read-seed.ts'
import { isEmpty } from '../database/rows.ts'
import { readTypes } from '../devices/catalogue.ts'
import { typeCategories, typeDevices, units } from './schema.ts'

const Choice = v.strictObject({ value: v.string(), label: v.string() })

interface CategorySeed {
  code: string
  name: string
  children?: CategorySeed[]
}
const CategorySeed: v.GenericSchema<CategorySeed> = v.strictObject({
  code: v.string(),
  name: v.string(),
  children: v.exactOptional(v.lazy(() => v.array(CategorySeed))),
})

/** `typeDevices` are what the shop sells or repairs beside the types that it buys back. */
const Lists = v.strictObject({
  typeDevices: v.array(Choice),
  units: v.array(Choice),
  categories: v.array(CategorySeed),
})

/** Adds the entries of staff's lists that this database lacks. */
export async function seedLists(database: Database, market: MarketCode): Promise<void> {
  const lists = readSeed(new URL('lists.json', import.meta.url), Lists, market)
  const types = [...readTypes(market), ...lists.typeDevices]
  await database
    .insert(typeDevices)
    .values(types.map(({ value, label }, position) => ({ market, value, label, position })))
    .onConflictDoNothing()
  await database
    .insert(units)
    .values(lists.units.map(({ value: code, label }, position) => ({ market, code, label, position })))
    .onConflictDoNothing()
  if (await isEmpty(database, typeCategories, market))
    await insertCategories(database, market, null, lists.categories)
}

/** A level of the tree first, then what is below each of its categories. */
async function insertCategories(
  database: Database,
  market: MarketCode,
  parentId: number | null,
  seeds: readonly CategorySeed[],
): Promise<void> {
  const rows = await database
    .insert(typeCategories)
    .values(
      seeds.map(({ code, name }, position) => ({
        market,
        code,
        parentId,
        name,
        position,
        seoName: makeSeoName(name),
      })),
    )
    .returning({ id: typeCategories.id, code: typeCategories.code })
  for (const { code, children = [] } of seeds) {
    const parent = rows.find(row => row.code === code)
    if (parent && children.length > 0) await insertCategories(database, market, parent.id, children)
  }
}
