import { and, asc, count, eq, type SQL } from 'drizzle-orm'
import { masterProducts, productVariants } from '../catalogue/schema.ts'
import { boundScore, findSetting, type MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import type { Slice } from '../django/paginate.ts'
import { NEVER_KEPT } from '../server/delivery.ts'
import { serveCall } from '../server/serve-call.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { answerList, type ListQuery, type ListRules } from '../staff/list-query.ts'
import { requireRole } from '../staff/roles.ts'
import { failNotFound, readId } from './find-record.ts'
import { readPlan } from './plan.ts'
import { preorderSettings } from './schema.ts'
import { readSettings } from './setting-store.ts'

const RULES: ListRules = {
  columns: {
    name: { column: preorderSettings.name, kind: 'text' },
    priority: { column: preorderSettings.priority, kind: 'number' },
    is_active: { column: preorderSettings.isActive, kind: 'flag' },
  },
  searched: [preorderSettings.name],
  last: preorderSettings.id,
  ordering: '-priority',
}

/** Answers of who is signed in are kept nowhere. */
export const PERSONAL = { 'Cache-Control': NEVER_KEPT, Vary: 'Cookie' } as const

/** The list of settings, one of them, its rules, and what its score is made of. */
export function addSettingReads(app: ShopApp, shop: Shop): void {
  const { database } = shop
  serveCall(app, shop, 'preorder-settings-grid', async (c, market) => {
    await requireRole(database, c, market, 'preorders')
    const own = (where: SQL | undefined) => and(eq(preorderSettings.market, market), where)
    return answerList(c, shop, market, RULES, {
      count: async where => {
        const [row] = await database.select({ n: count() }).from(preorderSettings).where(own(where))
        return row?.n ?? 0
      },
      list: (query, slice) => listRows(database, market, { ...query, where: own(query.where) }, slice),
    })
  })
  serveCall(app, shop, 'preorder-setting', async (c, market) => {
    await requireRole(database, c, market, 'preorders')
    return { status: 200, headers: PERSONAL, body: await readOne(database, market, c.req.param('pk')) }
  })
  serveCall(app, shop, 'preorder-rules', async (c, market) => {
    await requireRole(database, c, market, 'preorders')
    const { id, version, rules } = await readOne(database, market, c.req.param('pk'))
    return { status: 200, headers: PERSONAL, body: { id, version, rules } }
  })
  serveCall(app, shop, 'preorder-priority-score', async (c, market) => {
    await requireRole(database, c, market, 'preorders')
    const setting = await readOne(database, market, c.req.param('pk'))
    const { settings, candidates, pieces } = await readPlan(database, market)
    const products = new Set(candidates.map(({ product }) => product))
    return {
      status: 200,
      headers: PERSONAL,
      body: {
        id: setting.id,
        version: setting.version,
        ...boundScore(setting),
        settings,
        candidates,
        pieces: pieces.filter(({ product }) => products.has(product)),
      },
    }
  })
}

export async function readOne(database: Database, market: MarketCode, pk: string | number | undefined) {
  const id = readId(pk) ?? failNotFound(market)
  const [setting] = await readSettings(database, market, id)
  return setting ?? failNotFound(market)
}

async function listRows(database: Database, market: MarketCode, query: ListQuery, slice: Slice) {
  const rows = await database
    .select({ id: preorderSettings.id })
    .from(preorderSettings)
    .where(query.where)
    .orderBy(...query.orderBy, asc(preorderSettings.id))
    .limit(slice.limit)
    .offset(slice.offset)
  const { settings, candidates } = await readPlan(database, market)
  const holding = candidates.map(candidate => ({
    id: findSetting(settings, candidate)?.id,
    isReady: candidate.is_ready,
  }))
  return rows.flatMap(({ id }) => {
    const setting = settings.find(one => one.id === String(id))
    if (!setting) return []
    const { rules, ...row } = setting
    const rule_count =
      rules.stock.length + rules.quantity.length + rules.payment.length + rules.delivery.length
    const held = holding.filter(one => one.id === row.id)
    const waiting_count = held.filter(({ isReady }) => isReady).length
    return [{ ...row, rule_count, waiting_count, unconfirmed_count: held.length - waiting_count }]
  })
}

/** Whether a reach names something that there is. */
export async function isProduct(
  database: Database,
  market: MarketCode,
  kind: 'master' | 'variant',
  id: number,
) {
  const table = kind === 'master' ? masterProducts : productVariants
  const rows = await database
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.market, market), eq(table.id, id)))
  return rows.length > 0
}
