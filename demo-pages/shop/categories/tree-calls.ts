import { and, eq, isNull } from 'drizzle-orm'
import { MOVE_POSITIONS } from '#core/api/categories/categories.ts'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { foldText } from '../database/search-text.ts'
import { writeOnce } from '../django/answer-once.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import type { JsonObject } from '../django/read-json-body.ts'
import { typeCategories } from '../lists/schema.ts'
import { type CallAnswer, CallError } from '../server/call-answer.ts'
import type { RouteName } from '../server/route-table.ts'
import { serveCall } from '../server/serve-call.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { compareRecords, describeChanges, readLastEditor, recordChange } from '../staff/audit.ts'
import { requireRole } from '../staff/roles.ts'
import {
  countImpact,
  deleteBranch,
  insertCategory,
  lockTree,
  moveRow,
  restoreBranch,
  updateRow,
} from './change-tree.ts'
import { checkCategory, listManufacturers } from './check-category.ts'
import {
  type CategoryRow,
  describeCategory,
  findBranches,
  findCategory,
  isLive,
  isNamedLike,
  readCategory,
  selectCategories,
} from './read-categories.ts'
import { CATEGORY_TEXTS } from './texts.ts'

const AREA = 'categories'

/** The tree of categories, read and changed by staff. */
export function addTreeCalls(app: ShopApp, shop: Shop): void {
  const { database } = shop
  serveCall(app, shop, 'categories-tree', async (c, market) => {
    await requireRole(database, c, market, 'catalogue')
    const where = await chooseBranches(database, c, market)
    const rows = await selectCategories(database, and(isLive(market), where))
    return { status: 200, body: { results: rows.map(describeCategory) } }
  })
  serveCall(app, shop, 'category-manufacturers', async (c, market) => {
    await requireRole(database, c, market, 'catalogue')
    const wanted = foldText(c.req.query('search') ?? '')
    const names = await listManufacturers(database, market)
    const results = names.filter(name => foldText(name).includes(wanted)).map(name => ({ id: name, name }))
    return { status: 200, body: { results } }
  })
  serveCall(app, shop, 'category-impact', async (c, market) => {
    await requireRole(database, c, market, 'catalogue')
    const row = await requireCategory(database, market, c.req.param('id'))
    return { status: 200, body: await countImpact(database, row) }
  })
  serveCall(app, shop, 'category-history', async (c, market) => {
    await requireRole(database, c, market, 'catalogue')
    const { id } = await requireCategory(database, market, c.req.param('id'))
    return { status: 200, body: await describeChanges(database, market, AREA, id, toWireName) }
  })
  for (const [name, change] of Object.entries(CHANGES))
    serveCall(app, shop, name as keyof typeof CHANGES, (c, market) =>
      write(c, shop, market, name as RouteName, change),
    )
}

/** Columns are called as in the code, fields of calls with underscores. */
const toWireName = (name: string): string => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

/** A search and a place to be shown need whole branches; else one is asked for. */
async function chooseBranches(database: Database, c: ShopContext, market: MarketCode) {
  const { search = '', reveal, parent } = c.req.query()
  if (search.trim()) return findBranches(database, market, isNamedLike(search))
  if (reveal !== undefined)
    return findBranches(
      database,
      market,
      eq(typeCategories.id, (await requireCategory(database, market, reveal)).id),
    )
  const id = parent === undefined ? null : (await requireCategory(database, market, parent)).id
  return id === null ? isNull(typeCategories.parentId) : eq(typeCategories.parentId, id)
}

async function requireCategory(
  database: Database,
  market: MarketCode,
  id: string | number | undefined,
): Promise<CategoryRow> {
  const row = await findCategory(database, market, id)
  if (!row) throw new CallError(404, { detail: DRF_TEXTS[market].notFound })
  return row
}

interface Ask {
  tx: Database
  market: MarketCode
  userId: number
  body: JsonObject
  /** Of the path. */
  id: string
}
interface Changed extends CallAnswer {
  recordId: number
  /** Null where nothing came of it. */
  action: string | null
  before?: object
  after?: object
}

async function write(
  c: ShopContext,
  shop: Shop,
  market: MarketCode,
  route: RouteName,
  change: (ask: Ask) => Promise<Changed>,
): Promise<CallAnswer> {
  const { id: userId } = await requireRole(shop.database, c, market, 'catalogue')
  const id = c.req.param('id') ?? ''
  // A key belongs to one record: the same body may be sent for another.
  return writeOnce(c, shop, { route: `${route} ${id}`, market }, async (tx, body) => {
    await lockTree(tx, market)
    const {
      recordId,
      action,
      before = {},
      after = {},
      ...answer
    } = await change({ tx, market, userId, body, id })
    const changes = compareRecords(before, after)
    if (action !== null) await recordChange(tx, { market, userId, area: AREA, recordId, action, changes })
    return answer
  })
}

async function add({ tx, market, body }: Ask): Promise<Changed> {
  const { parent = null } = body
  const above = parent === null ? null : await findCategory(tx, market, String(parent))
  if (above === undefined) throw new CallError(400, { parent: [CATEGORY_TEXTS[market].unknown] })
  const parentId = above?.id ?? null
  const values = await checkCategory(tx, body, { market, id: null, parentId })
  const recordId = await insertCategory(tx, market, parentId, values)
  return { status: 201, body: await readCategory(tx, recordId), recordId, action: 'create', after: values }
}

async function update({ tx, market, userId, body, id }: Ask): Promise<Changed> {
  const row = await requireCategory(tx, market, id)
  if (typeof body.version !== 'number') throw new CallError(400, { version: [DRF_TEXTS[market].required] })
  if (body.version !== row.version)
    throw new CallError(409, {
      detail: CATEGORY_TEXTS[market].changed,
      current: await readCategory(tx, row.id),
      ...(await readLastEditor(tx, { market, userId, area: AREA, recordId: row.id })),
    })
  const values = await checkCategory(tx, body, { market, id: row.id, parentId: row.parentId })
  const after = { ...row, ...values }
  const isChanged = Object.keys(compareRecords(row, after)).length > 0
  if (isChanged) await updateRow(tx, row, values)
  return {
    status: 200,
    body: await readCategory(tx, row.id),
    recordId: row.id,
    action: isChanged ? 'update' : null,
    before: row,
    after,
  }
}

async function move({ tx, market, userId, body, id }: Ask): Promise<Changed> {
  const row = await requireCategory(tx, market, id)
  const position = MOVE_POSITIONS.find(one => one === body.position)
  if (!position) throw new CallError(400, { position: [CATEGORY_TEXTS[market].badValue] })
  const target = await findCategory(tx, market, String(body.target))
  if (!target) throw new CallError(400, { target: [CATEGORY_TEXTS[market].unknown] })
  const { from } = body
  if (from !== undefined && String(from ?? '') !== String(row.parentId ?? ''))
    throw new CallError(409, {
      detail: CATEGORY_TEXTS[market].movedElsewhere,
      current: await readCategory(tx, row.id),
      ...(await readLastEditor(tx, { market, userId, area: AREA, recordId: row.id })),
    })
  await moveRow(tx, row, target, position)
  const after = await readCategory(tx, row.id)
  const places = { before: { url_path: `/${row.urlPath}` }, after: { url_path: after.url_path } }
  return { status: 200, body: after, recordId: row.id, action: 'move', ...places }
}

async function remove({ tx, market, id }: Ask): Promise<Changed> {
  const row = await requireCategory(tx, market, id)
  const impact = await countImpact(tx, row)
  const deletion = await deleteBranch(tx, row)
  return { status: 200, body: { ...impact, deletion }, recordId: row.id, action: 'delete', before: impact }
}

async function restore({ tx, market, id }: Ask): Promise<Changed> {
  const body = /^\d{1,9}$/.test(id) ? await restoreBranch(tx, market, Number(id)) : null
  if (!body) throw new CallError(404, { detail: DRF_TEXTS[market].notFound })
  return { status: 200, body, recordId: body.id, action: 'restore' }
}

const CHANGES = {
  'add-category': add,
  'update-category': update,
  'move-category': move,
  'delete-category': remove,
  'restore-category': restore,
} as const
