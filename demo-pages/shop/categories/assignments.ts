import { and, eq, inArray, sql } from 'drizzle-orm'
import { masterProducts } from '../catalogue/schema.ts'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { typeCategories } from '../lists/schema.ts'
import { CallError } from '../server/call-answer.ts'
import { isLive } from './read-categories.ts'
import { categoryProductChanges, categoryProducts, type Pair } from './schema.ts'
import { CATEGORY_TEXTS } from './texts.ts'

interface Wanted {
  productIds: readonly number[]
  categoryIds: readonly number[]
  isAdding: boolean
}

/** Assigns products to categories or takes them out; keeps what was really changed, and tells which products are gone. */
export async function changeAssignments(tx: Database, market: MarketCode, wanted: Wanted) {
  const { categoryIds, productIds, isAdding } = wanted
  const texts = CATEGORY_TEXTS[market]
  const categories = await tx
    .select({ id: typeCategories.id })
    .from(typeCategories)
    .where(and(isLive(market), inArray(typeCategories.id, [...categoryIds])))
  if (categories.length < categoryIds.length) throw new CallError(400, { typeCategoryIds: [texts.unknown] })
  const products = await tx
    .select({ id: masterProducts.id })
    .from(masterProducts)
    .where(and(eq(masterProducts.market, market), inArray(masterProducts.id, [...productIds])))
  const known = new Set(products.map(({ id }) => id))
  const asked = categories.flatMap(category => [...known].map((id): Pair => [category.id, id]))
  const pairs = await (isAdding ? addPairs(tx, asked) : removePairs(tx, asked))
  const [kept] = await tx
    .insert(categoryProductChanges)
    .values({ market, isAdding, pairs })
    .returning({ id: categoryProductChanges.id })
  if (!kept) throw new Error('The change was not kept.')
  const failed = productIds.filter(id => !known.has(id)).map(id => ({ id, message: texts.unknownProduct }))
  return { change: kept.id, changed: pairs.length, failed }
}

/** Undoes a change, or does it again: its own pairs, no others. Null where there is no such change. */
export async function turnChange(tx: Database, market: MarketCode, id: number, isDone: boolean) {
  const [change] = await tx
    .select()
    .from(categoryProductChanges)
    .where(and(eq(categoryProductChanges.id, id), eq(categoryProductChanges.market, market)))
    .for('update')
  if (!change) return null
  if (change.isDone === isDone) return { change: id, changed: 0, failed: [] }
  const turned = await (change.isAdding === isDone ? addPairs : removePairs)(tx, change.pairs)
  await tx.update(categoryProductChanges).set({ isDone }).where(eq(categoryProductChanges.id, id))
  return { change: id, changed: turned.length, failed: [] }
}

const unpack = (pairs: readonly Pair[]) =>
  sql`(select (pair ->> 0)::int as category_id, (pair ->> 1)::int as master_product_id
    from jsonb_array_elements(${JSON.stringify(pairs)}::jsonb) pair)`

/** The pairs that were not there yet. */
async function addPairs(tx: Database, pairs: readonly Pair[]): Promise<Pair[]> {
  const added = await tx
    .insert(categoryProducts)
    .select(
      sql`select wanted.category_id, wanted.master_product_id from ${unpack(pairs)} wanted
        join master_products on master_products.id = wanted.master_product_id
        join type_categories on type_categories.id = wanted.category_id`,
    )
    .onConflictDoNothing()
    .returning()
  return added.map(({ categoryId, masterProductId }): Pair => [categoryId, masterProductId])
}

/** The pairs that were there. */
async function removePairs(tx: Database, pairs: readonly Pair[]): Promise<Pair[]> {
  const removed = await tx
    .delete(categoryProducts)
    .where(sql`(${categoryProducts.categoryId}, ${categoryProducts.masterProductId}) in ${unpack(pairs)}`)
    .returning()
  return removed.map(({ categoryId, masterProductId }): Pair => [categoryId, masterProductId])
}
