import { and, asc, count, eq, max, sql } from 'drizzle-orm'
import type { MovePosition } from '#core/api/categories/categories.ts'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { typeCategories } from '../lists/schema.ts'
import { CallError } from '../server/call-answer.ts'
import { type CategoryValues, isNameTaken } from './check-category.ts'
import { type CategoryRow, findCategory, isInBranch, isLive, readCategory } from './read-categories.ts'
import { categoryDeletions, categoryProducts } from './schema.ts'
import { CATEGORY_TEXTS } from './texts.ts'

/** A tree that is deeper can be read by nobody. */
const DEEPEST = 10

/** One change of a market's tree at a time: two moves at once could make a circle. */
export async function lockTree(tx: Database, market: MarketCode): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`categories ${market}`}))`)
}

/** Levels and paths follow from parents and SEO names; only what differs is written. */
export async function refreshPaths(tx: Database, market: MarketCode): Promise<void> {
  await tx.execute(sql`
    with recursive branch (id, way, depth) as (
      select id, seo_name || '/', 1 from type_categories
      where parent_id is null and market = ${market} and deletion_id is null
      union all
      select child.id, branch.way || child.seo_name || '/', branch.depth + 1
      from type_categories child join branch on child.parent_id = branch.id
      where child.deletion_id is null
    )
    update type_categories set url_path = branch.way, level = branch.depth
    from branch
    where branch.id = type_categories.id and (url_path, level) is distinct from (branch.way, branch.depth)
  `)
}

const isBelow = (parentId: number | null) => sql`${typeCategories.parentId} is not distinct from ${parentId}`

export async function insertCategory(
  tx: Database,
  market: MarketCode,
  parentId: number | null,
  values: CategoryValues,
): Promise<number> {
  const [last] = await tx
    .select({ at: max(typeCategories.position) })
    .from(typeCategories)
    .where(and(isLive(market), isBelow(parentId)))
  const [made] = await tx
    .insert(typeCategories)
    .values({ name: '', seoName: '', ...values, market, parentId, position: (last?.at ?? -1) + 1 })
    .returning({ id: typeCategories.id })
  if (!made) throw new Error('The category was not made.')
  await refreshPaths(tx, market)
  await checkDepth(tx, market)
  return made.id
}

export async function updateRow(tx: Database, row: CategoryRow, values: CategoryValues): Promise<void> {
  await tx
    .update(typeCategories)
    .set({ ...values, version: row.version + 1 })
    .where(eq(typeCategories.id, row.id))
  if (values.seoName !== undefined && values.seoName !== row.seoName)
    await refreshPaths(tx, row.market as MarketCode)
}

/** Moves a category with all below it; its new siblings make room. */
export async function moveRow(
  tx: Database,
  row: CategoryRow,
  target: CategoryRow,
  position: MovePosition,
): Promise<void> {
  const market = row.market as MarketCode
  const texts = CATEGORY_TEXTS[market]
  if (target.urlPath.startsWith(row.urlPath)) throw new CallError(400, { target: [texts.intoItself] })
  const parentId = position === 'first-child' ? target.id : target.parentId
  if (await isNameTaken(tx, { market, id: row.id, parentId, name: row.name }))
    throw new CallError(400, { name: [texts.sameName(row.name)] })
  const siblings = await tx
    .select({ id: typeCategories.id })
    .from(typeCategories)
    .where(and(isLive(market), isBelow(parentId)))
    .orderBy(asc(typeCategories.position), asc(typeCategories.id))
  const others = siblings.map(({ id }) => id).filter(id => id !== row.id)
  const at = position === 'first-child' ? 0 : others.indexOf(target.id) + (position === 'right' ? 1 : 0)
  const order = [...others.slice(0, at), row.id, ...others.slice(at)]
  await tx
    .update(typeCategories)
    .set({ parentId, version: row.version + 1 })
    .where(eq(typeCategories.id, row.id))
  await tx.execute(sql`
    update type_categories set position = place.at::int - 1
    from jsonb_array_elements_text(${JSON.stringify(order)}::jsonb) with ordinality place (id, at)
    where type_categories.id = place.id::int
  `)
  await refreshPaths(tx, market)
  await checkDepth(tx, market)
}

async function checkDepth(tx: Database, market: MarketCode): Promise<void> {
  const [deepest] = await tx
    .select({ level: max(typeCategories.level) })
    .from(typeCategories)
    .where(isLive(market))
  if ((deepest?.level ?? 0) > DEEPEST)
    throw new CallError(400, { target: [CATEGORY_TEXTS[market].tooDeep(DEEPEST)] })
}

/** How many categories and products go with a category. */
export async function countImpact(database: Database, row: CategoryRow) {
  const inBranch = and(isLive(row.market as MarketCode), isInBranch(row))
  const [branch] = await database.select({ count: count() }).from(typeCategories).where(inBranch)
  const [own] = await database
    .select({ count: sql<number>`count(distinct ${categoryProducts.masterProductId})::int` })
    .from(categoryProducts)
    .innerJoin(typeCategories, eq(typeCategories.id, categoryProducts.categoryId))
    .where(inBranch)
  return { categories: branch?.count ?? 0, products: own?.count ?? 0 }
}

/** Puts a branch aside; its assignments stay with it. */
export async function deleteBranch(tx: Database, row: CategoryRow): Promise<number> {
  const [deletion] = await tx
    .insert(categoryDeletions)
    .values({ market: row.market, categoryId: row.id })
    .returning({ id: categoryDeletions.id })
  if (!deletion) throw new Error('The deletion was not kept.')
  await tx
    .update(typeCategories)
    .set({ deletionId: deletion.id })
    .where(and(isLive(row.market as MarketCode), isInBranch(row)))
  return deletion.id
}

/** Brings a branch back to where it was; a SEO name that another has taken meanwhile gets a number. */
export async function restoreBranch(tx: Database, market: MarketCode, id: number) {
  const [deletion] = await tx
    .select()
    .from(categoryDeletions)
    .where(and(eq(categoryDeletions.id, id), eq(categoryDeletions.market, market)))
  if (!deletion) return null
  // Brought back, and deleted once more by now: that is another deletion.
  if (deletion.isRestored && !(await findCategory(tx, market, deletion.categoryId))) return null
  if (!deletion.isRestored) {
    const [head] = await tx.select().from(typeCategories).where(eq(typeCategories.id, deletion.categoryId))
    if (head?.parentId && !(await findCategory(tx, market, head.parentId)))
      throw new CallError(409, { detail: CATEGORY_TEXTS[market].parentGone })
    await freeNames(tx, market, id)
    await tx.update(typeCategories).set({ deletionId: null }).where(eq(typeCategories.deletionId, id))
    await tx.update(categoryDeletions).set({ isRestored: true }).where(eq(categoryDeletions.id, id))
    await refreshPaths(tx, market)
  }
  return readCategory(tx, deletion.categoryId)
}

async function freeNames(tx: Database, market: MarketCode, deletionId: number): Promise<void> {
  await tx.execute(sql`
    update type_categories gone set seo_name = gone.seo_name || '-' || gone.id
    where gone.deletion_id = ${deletionId} and exists (
      select 1 from type_categories live
      where live.market = ${market} and live.deletion_id is null and live.seo_name = gone.seo_name
    )
  `)
}
