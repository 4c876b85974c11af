import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { masterProducts } from '../catalogue/schema.ts'
import type { MarketCode } from '../contract.ts'
import { writeOnce } from '../django/answer-once.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import type { JsonObject } from '../django/read-json-body.ts'
import { typeCategories } from '../lists/schema.ts'
import { CallError } from '../server/call-answer.ts'
import { serveCall } from '../server/serve-call.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { recordChange } from '../staff/audit.ts'
import { answerList, type ListRules } from '../staff/list-query.ts'
import { requireRole } from '../staff/roles.ts'
import { changeAssignments, turnChange } from './assignments.ts'
import { describeCategory, findCategory, isLive, selectCategories } from './read-categories.ts'
import { CATEGORY_TEXTS } from './texts.ts'

const AREA = 'category-products'

/** Categories by name and level, products with their categories, and which belong to which. */
export function addProductCalls(app: ShopApp, shop: Shop): void {
  const { database } = shop
  serveCall(app, shop, 'categories', async (c, market) => {
    await requireRole(database, c, market, 'catalogue')
    return answerList(c, shop, market, CATEGORY_RULES, {
      count: async where => {
        const [row] = await database
          .select({ count: count() })
          .from(typeCategories)
          .where(and(isLive(market), where))
        return row?.count ?? 0
      },
      list: async ({ where, orderBy }, { limit, offset }) => {
        const rows = await selectCategories(database, and(isLive(market), where), orderBy)
          .limit(limit)
          .offset(offset)
        return rows.map(describeCategory)
      },
    })
  })
  serveCall(app, shop, 'category-products', async (c, market) => {
    await requireRole(database, c, market, 'catalogue')
    return answerProducts(c, shop, market)
  })
  addWrites(app, shop)
}

function addWrites(app: ShopApp, shop: Shop): void {
  for (const name of ['add-product-categories', 'remove-product-categories'] as const)
    serveCall(app, shop, name, async (c, market) => {
      const { id: userId } = await requireRole(shop.database, c, market, 'catalogue')
      return writeOnce(c, shop, { route: name, market }, async (tx, sent) => {
        const wanted = readAssignment(sent, market)
        const isAdding = name === 'add-product-categories'
        const body = await changeAssignments(tx, market, { ...wanted, isAdding })
        const action = isAdding ? 'add' : 'remove'
        const changes = { categories: [null, wanted.categoryIds], changed: [null, body.changed] } as const
        await recordChange(tx, { market, userId, area: AREA, recordId: body.change, action, changes })
        return { status: 200, body }
      })
    })
  serveCall(app, shop, 'turn-product-categories', async (c, market) => {
    const { id: userId } = await requireRole(shop.database, c, market, 'catalogue')
    const id = c.req.param('id') ?? ''
    return writeOnce(c, shop, { route: `turn-product-categories ${id}`, market }, async (tx, { isDone }) => {
      if (typeof isDone !== 'boolean')
        throw new CallError(400, { isDone: [CATEGORY_TEXTS[market].badBoolean] })
      const body = /^\d{1,9}$/.test(id) ? await turnChange(tx, market, Number(id), isDone) : null
      if (!body) throw new CallError(404, { detail: DRF_TEXTS[market].notFound })
      await recordChange(tx, { market, userId, area: AREA, recordId: id, action: isDone ? 'redo' : 'undo' })
      return { status: 200, body }
    })
  })
}

const CATEGORY_RULES: ListRules = {
  columns: {
    id: { column: typeCategories.id, kind: 'number' },
    name: { column: typeCategories.name, kind: 'text' },
    level: { column: typeCategories.level, kind: 'number' },
    url_path: { column: typeCategories.urlPath, kind: 'text' },
  },
  searched: [typeCategories.name],
  last: typeCategories.id,
  ordering: 'url_path',
}

/** The names of a product's categories, one after another, so that the list can be ordered by them. */
const ownNames = sql<string>`(
  select coalesce(string_agg(category.name, ', ' order by category.url_path), '')
  from category_products own join type_categories category on category.id = own.category_id
  where own.master_product_id = master_products.id and category.deletion_id is null
)`
const ownCategories = sql<{ id: number; name: string }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', category.id, 'name', category.name) order by category.url_path), '[]')
  from category_products own join type_categories category on category.id = own.category_id
  where own.master_product_id = master_products.id and category.deletion_id is null
)`

const PRODUCT_RULES: ListRules = {
  columns: {
    code: { column: masterProducts.code, kind: 'text' },
    name: { column: masterProducts.name, kind: 'text' },
    manufacturer: { column: masterProducts.manufacturer, kind: 'text' },
    type_device: { column: masterProducts.typeDevice, kind: 'text' },
    categories: { column: ownNames, kind: 'text' },
  },
  searched: { folded: sql`master_products.folded` },
  last: masterProducts.id,
  ordering: 'code',
}

async function answerProducts(c: ShopContext, shop: Shop, market: MarketCode) {
  const { database } = shop
  const scope = and(eq(masterProducts.market, market), await chooseProducts(c, shop, market))
  return answerList(c, shop, market, PRODUCT_RULES, {
    count: async where => {
      const [row] = await database.select({ count: count() }).from(masterProducts).where(and(scope, where))
      return row?.count ?? 0
    },
    list: ({ where, orderBy }, { limit, offset }) => {
      // The categories of a page's products alone are looked up, not of all that stand before them in the order.
      const page = database
        .select({ id: masterProducts.id })
        .from(masterProducts)
        .where(and(scope, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset)
      return database
        .select({
          id: masterProducts.id,
          code: masterProducts.code,
          name: masterProducts.name,
          manufacturer: masterProducts.manufacturer,
          type_device: masterProducts.typeDevice,
          categories: ownCategories,
        })
        .from(masterProducts)
        .where(inArray(masterProducts.id, page))
        .orderBy(...orderBy)
    },
  })
}

/** Those of a category's whole branch, those of a level, or those of none. */
async function chooseProducts(
  c: ShopContext,
  { database }: Shop,
  market: MarketCode,
): Promise<SQL | undefined> {
  const { category, level } = c.req.query()
  const conditions: SQL[] = []
  if (level && /^\d{1,2}$/.test(level)) conditions.push(eq(typeCategories.level, Number(level)))
  if (category && category !== 'none') {
    const row = await findCategory(database, market, category)
    conditions.push(row ? sql`starts_with(${typeCategories.urlPath}, ${row.urlPath})` : sql`false`)
  }
  if (category !== 'none' && conditions.length === 0) return undefined
  const own = database
    .select({ id: sql`master_product_id` })
    .from(sql`category_products`)
    .innerJoin(typeCategories, sql`${typeCategories.id} = category_products.category_id`)
    .where(and(isLive(market), ...conditions))
  const isOwn = inArray(masterProducts.id, own)
  return category === 'none' ? sql`not ${isOwn}` : isOwn
}

const MOST = 5000

function readAssignment(body: JsonObject, market: MarketCode) {
  const errors: Record<string, string[]> = {}
  const read = (field: string): number[] => {
    const value = body[field]
    if (value === undefined) errors[field] = [DRF_TEXTS[market].required]
    const ids = Array.isArray(value) ? value.map(Number) : []
    if (ids.length === 0 || ids.length > MOST || ids.some(id => !Number.isInteger(id) || id < 1 || id > 1e9))
      errors[field] ??= [CATEGORY_TEXTS[market].badValue]
    return [...new Set(ids)]
  }
  const wanted = { productIds: read('masterProductIds'), categoryIds: read('typeCategoryIds') }
  if (Object.keys(errors).length > 0) throw new CallError(400, errors)
  return wanted
}
