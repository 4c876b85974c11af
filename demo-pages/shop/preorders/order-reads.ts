import { eq, type SQL } from 'drizzle-orm'
import type { Slice } from '../django/paginate.ts'
import { serveCall } from '../server/serve-call.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { answerList, type ListQuery } from '../staff/list-query.ts'
import { requireRole } from '../staff/roles.ts'
import { failNotFound } from './find-record.ts'
import { countPreorders, listPreorders, PREORDER_LIST, readPreorders, type Side } from './order-store.ts'
import { preorders } from './schema.ts'
import { PERSONAL } from './setting-reads.ts'

/** In the order in which pieces are given out, whoever can be given none comes behind all others. */
function putReadyFirst(asked: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { ordering = PREORDER_LIST.ordering } = asked
  return ordering === PREORDER_LIST.ordering ? { ...asked, ordering: `-is_ready,${ordering}` } : asked
}

/** Pre-orders that wait, that have their pieces, and those of one order. */
export function addOrderReads(app: ShopApp, shop: Shop): void {
  const { database } = shop
  const serveList = (side: Side): void =>
    serveCall(app, shop, `preorder-orders-${side}`, async (c, market) => {
      await requireRole(database, c, market, 'preorders')
      const rows = {
        count: (where: SQL | undefined) => countPreorders(database, market, side, where),
        list: (query: ListQuery, slice: Slice) => listPreorders(database, market, side, query, slice),
      }
      const asked = side === 'available' ? putReadyFirst(c.req.query()) : c.req.query()
      return answerList(c, shop, market, PREORDER_LIST, rows, asked)
    })
  serveList('available')
  serveList('allocated')
  serveCall(app, shop, 'preorder-by-number', async (c, market) => {
    await requireRole(database, c, market, 'preorders')
    const number = (c.req.param('order_number') ?? '').slice(0, 40)
    const result = await readPreorders(database, market, eq(preorders.orderNumber, number))
    if (result.length === 0) failNotFound(market)
    return { status: 200, headers: PERSONAL, body: { result } }
  })
}
