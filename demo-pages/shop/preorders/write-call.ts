import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { answerOnce, writeOnce } from '../django/answer-once.ts'
import { checkCsrf } from '../django/csrf.ts'
import type { JsonObject } from '../django/read-json-body.ts'
import type { Visitor } from '../django/session.ts'
import type { CallAnswer } from '../server/call-answer.ts'
import type { RouteName } from '../server/route-table.ts'
import { serveCall } from '../server/serve-call.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { requireRole } from '../staff/roles.ts'

export interface Writing {
  c: ShopContext
  market: MarketCode
  staff: Visitor
  tx: Database
  body: JsonObject
}

/** Serves a call that changes pre-orders: for who may, once per key, in one transaction. */
export function serveWrite(
  app: ShopApp,
  shop: Shop,
  route: RouteName,
  run: (writing: Writing) => Promise<CallAnswer>,
): void {
  serveCall(app, shop, route, async (c, market) => {
    const staff = await requireRole(shop.database, c, market, 'preorders')
    return writeOnce(c, shop, { route, market }, (tx, body) => run({ c, market, staff, tx, body }))
  })
}

/** The same for a DELETE, which has no body to read. */
export function serveDelete(
  app: ShopApp,
  shop: Shop,
  route: RouteName,
  run: (writing: Omit<Writing, 'body'>) => Promise<CallAnswer>,
): void {
  serveCall(app, shop, route, async (c, market) => {
    const staff = await requireRole(shop.database, c, market, 'preorders')
    checkCsrf(c)
    const once = {
      route: `${market} ${route}`,
      owner: `user ${staff.id}`,
      key: c.req.header('idempotency-key'),
      text: c.req.path,
    }
    return answerOnce(shop.database, once, tx => run({ c, market, staff, tx }))
  })
}
