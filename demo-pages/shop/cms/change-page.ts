import { and, eq } from 'drizzle-orm'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { writeOnce } from '../django/answer-once.ts'
import { checkCsrf } from '../django/csrf.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import type { JsonObject } from '../django/read-json-body.ts'
import { type CallAnswer, CallError } from '../server/call-answer.ts'
import type { RouteName } from '../server/route-table.ts'
import type { Shop, ShopContext } from '../server/shop.ts'
import { requireRole } from '../staff/roles.ts'
import { type Page, pages } from './schema.ts'

export interface PageChange {
  pageId: number
  /** The member of staff who changes it. */
  userId: number
  body: JsonObject
}

/** A change of a page by a member of staff, at most once per Idempotency-Key. */
export async function changePage(
  c: ShopContext,
  shop: Shop,
  market: MarketCode,
  route: RouteName,
  run: (tx: Database, change: PageChange) => Promise<CallAnswer>,
): Promise<CallAnswer> {
  checkCsrf(c)
  const { id: userId } = await requireRole(shop.database, c, market, 'content')
  return writeOnce(c, shop, { route: `${route} ${c.req.path}`, market }, async (tx, body) => {
    const { id: pageId } = await findPage(tx, market, c.req.param('page') ?? '')
    return run(tx, { pageId, userId, body })
  })
}

export async function findPage(database: Database, market: MarketCode, page: string): Promise<Page> {
  const [row] = /^\d{1,9}$/.test(page)
    ? await database
        .select()
        .from(pages)
        .where(and(eq(pages.id, Number(page)), eq(pages.market, market)))
    : []
  if (!row) throw new CallError(404, { detail: DRF_TEXTS[market].notFound })
  return row
}
