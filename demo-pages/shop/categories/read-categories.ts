import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { escapeLike, foldText } from '../database/search-text.ts'
import { typeCategories } from '../lists/schema.ts'

export type CategoryRow = typeof typeCategories.$inferSelect

/** Those that are not deleted. */
export const isLive = (market: MarketCode): SQL =>
  sql`${typeCategories.market} = ${market} and ${typeCategories.deletionId} is null`

const hasChildren = sql<boolean>`exists (
  select 1 from type_categories child
  where child.parent_id = type_categories.id and child.deletion_id is null
)`
const products = sql<number>`(
  select count(*)::int from category_products own where own.category_id = type_categories.id
)`
/** Each once, whichever categories of the branch it is in; what has nothing below it has its own alone. */
const branchProducts = sql<number>`(
  select count(distinct own.master_product_id)::int from type_categories below
  join category_products own on own.category_id = below.id
  where below.market = type_categories.market and below.deletion_id is null
    and starts_with(below.url_path, type_categories.url_path)
)`
/** The names above it, from the top down; whatever begins its path is above it. */
const way = sql<string[]>`(
  select coalesce(jsonb_agg(above.name order by above.level), '[]') from type_categories above
  where above.market = type_categories.market and above.deletion_id is null
    and above.id <> type_categories.id and starts_with(type_categories.url_path, above.url_path)
)`

export function selectCategories(database: Database, where: SQL | undefined, order: readonly SQL[] = []) {
  return database
    .select({ row: typeCategories, children: hasChildren, products, branchProducts, way })
    .from(typeCategories)
    .where(where)
    .orderBy(...order, asc(typeCategories.position), asc(typeCategories.id))
}
type Selected = Awaited<ReturnType<typeof selectCategories>>[number]

/** A category as the calls tell it. */
export const describeCategory = ({
  row,
  children,
  products: count,
  branchProducts: all,
  way: above,
}: Selected) => ({
  id: row.id,
  parent: row.parentId,
  name: row.name,
  seo_name: row.seoName,
  children,
  for_display: row.forDisplay,
  filterable: row.filterable,
  for_buyout: row.forBuyout,
  for_service: row.forService,
  manufacturers: row.manufacturers.map(name => ({ id: name, name })),
  photo_id: row.photoId,
  type_device: row.typeDevice,
  meilisearch_boost: row.meilisearchBoost,
  url_path: `/${row.urlPath}`,
  level: row.level,
  products: count,
  branch_products: all,
  way: above,
  version: row.version,
})

export async function readCategory(database: Database, id: number) {
  const [found] = await selectCategories(database, eq(typeCategories.id, id))
  if (!found) throw new Error('The category was there a moment ago.')
  return describeCategory(found)
}

/** The row of a category that is not deleted, from what a path says. */
export async function findCategory(
  database: Database,
  market: MarketCode,
  id: string | number | undefined,
): Promise<CategoryRow | undefined> {
  if (!/^\d{1,9}$/.test(String(id))) return undefined
  const [row] = await database
    .select()
    .from(typeCategories)
    .where(and(eq(typeCategories.id, Number(id)), isLive(market)))
  return row
}

/** A category and all below it. */
export const isInBranch = (row: Pick<CategoryRow, 'urlPath'>): SQL =>
  sql`starts_with(${typeCategories.urlPath}, ${row.urlPath})`

/** Of a search more than this are not looked through by anybody. */
const MOST_FOUND = 50

/** Whole branches: each that has a match, or something above one. */
export async function findBranches(database: Database, market: MarketCode, where: SQL): Promise<SQL> {
  const found = await database
    .select({ path: typeCategories.urlPath })
    .from(typeCategories)
    .where(and(isLive(market), where))
    .orderBy(asc(typeCategories.level), asc(typeCategories.name))
    .limit(MOST_FOUND)
  const paths = [...new Set(found.flatMap(({ path }) => listParentPaths(path)))]
  if (paths.length === 0) return sql`false`
  const parents = database
    .select({ id: typeCategories.id })
    .from(typeCategories)
    .where(and(isLive(market), inArray(typeCategories.urlPath, paths)))
  return sql`(${isNull(typeCategories.parentId)} or ${inArray(typeCategories.parentId, parents)})`
}

/** Of `a/b/c/` these are `a/` and `a/b/`; the top is always there. */
function listParentPaths(path: string): string[] {
  const names = path.split('/').slice(0, -2)
  return ['', ...names.map((_, at) => `${names.slice(0, at + 1).join('/')}/`)]
}

export const isNamedLike = (text: string): SQL =>
  sql`fold_text(${typeCategories.name}) like ${`%${escapeLike(foldText(text))}%`}`
