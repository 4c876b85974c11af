import { and, eq } from 'drizzle-orm'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import { isObject, type JsonObject } from '../django/read-json-body.ts'
import { CallError } from '../server/call-answer.ts'
import { serveCall } from '../server/serve-call.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { compareRecords, readLastEditor, recordChange } from '../staff/audit.ts'
import { answerList } from '../staff/list-query.ts'
import { requireRole } from '../staff/roles.ts'
import { failNotFound, readId } from './find-record.ts'
import { preorderStock, type StockRecord } from './schema.ts'
import { PERSONAL } from './setting-reads.ts'
import {
  countStock,
  listStockRows,
  lockStock,
  readStockRow,
  STOCK_LIST,
  sumBossQuantity,
} from './stock-store.ts'
import { PREORDER_TEXTS } from './texts.ts'
import { serveDelete, serveWrite, type Writing } from './write-call.ts'

export const STOCK_AREA = 'preorder-stock'
const MOST_ROWS = 500
const MOST_PIECES_OF_ROW = 999_999

/** The pieces that stocks keep for pre-orders: seen, changed cell by cell, taken away and brought back. */
export function addStockCalls(app: ShopApp, shop: Shop): void {
  const { database } = shop
  serveCall(app, shop, 'preorder-stock-grid', async (c, market) => {
    await requireRole(database, c, market, 'preorders')
    return answerList(c, shop, market, STOCK_LIST, {
      count: where => countStock(database, market, where),
      list: (query, slice) => listStockRows(database, market, query, slice),
    })
  })
  serveCall(app, shop, 'preorder-boss-quantity', async (c, market) => {
    await requireRole(database, c, market, 'preorders')
    return { status: 200, headers: PERSONAL, body: await sumBossQuantity(database, market) }
  })
  serveWrite(app, shop, 'preorder-stock-update', async writing => {
    const { market, tx, body } = writing
    const { rows } = body
    if (!Array.isArray(rows)) throw new CallError(400, { rows: [DRF_TEXTS[market].required] })
    if (rows.length > MOST_ROWS)
      throw new CallError(400, { rows: [PREORDER_TEXTS[market].tooMany(MOST_ROWS)] })
    await lockStock(tx, market)
    const results = []
    for (const row of rows) results.push(await updateRow(writing, isObject(row) ? row : {}))
    return { status: 200, body: { results } }
  })
  serveDelete(app, shop, 'preorder-stock-delete', async ({ c, market, staff, tx }) => {
    await lockStock(tx, market)
    const row = (await findRow(tx, market, c.req.param('pk'))) ?? failNotFound(market)
    if (row.deletedAt !== null) failNotFound(market)
    if (row.allocated > 0)
      throw new CallError(409, { detail: PREORDER_TEXTS[market].hasAllocated(row.allocated) })
    await tx
      .update(preorderStock)
      .set({ deletedAt: new Date(), version: row.version + 1 })
      .where(eq(preorderStock.id, row.id))
    await recordChange(tx, { market, userId: staff.id, area: STOCK_AREA, recordId: row.id, action: 'delete' })
    return { status: 204 }
  })
}

async function findRow(
  tx: Writing['tx'],
  market: Writing['market'],
  id: unknown,
): Promise<StockRecord | null> {
  const [row] = await tx
    .select()
    .from(preorderStock)
    .where(and(eq(preorderStock.market, market), eq(preorderStock.id, readId(id) ?? 0)))
  return row ?? null
}

/** One row's change; what is wrong with it keeps no other from being changed. */
async function updateRow({ market, staff, tx }: Writing, wish: JsonObject) {
  const row = await findRow(tx, market, wish.id)
  const fail = async (failure: string) => ({
    id: String(wish.id ?? ''),
    failure,
    row: row && (await readStockRow(tx, market, row.id)),
  })
  const texts = PREORDER_TEXTS[market]
  if (!row) return fail(DRF_TEXTS[market].notFound)
  if (row.deletedAt !== null && wish.is_deleted !== false) return fail(DRF_TEXTS[market].notFound)
  const about = { market, userId: staff.id, area: STOCK_AREA, recordId: row.id }
  if (wish.version !== undefined && wish.version !== row.version)
    return {
      ...(await fail(texts.changed)),
      ...(await readLastEditor(tx, { ...about, version: row.version })),
    }
  const { quantity = row.quantity, boss_quantity: bossQuantity = row.bossQuantity } = wish
  if (!isCount(quantity) || !isCount(bossQuantity)) return fail(texts.noNumber(MOST_PIECES_OF_ROW))
  if (quantity < row.allocated) return fail(texts.file.belowAllocated(row.allocated, quantity))
  if (bossQuantity > quantity)
    return fail(texts.file.faults['boss-too-many'](String(bossQuantity), String(quantity)))
  const next = { quantity, bossQuantity, deletedAt: null, version: row.version + 1 }
  await tx.update(preorderStock).set(next).where(eq(preorderStock.id, row.id))
  const changes = compareRecords(row, { ...row, ...next })
  await recordChange(tx, { ...about, changes, action: row.deletedAt === null ? 'update' : 'restore' })
  return { id: String(row.id), failure: null, row: await readStockRow(tx, market, row.id) }
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_PIECES_OF_ROW
