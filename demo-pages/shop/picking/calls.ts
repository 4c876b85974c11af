import * as v from 'valibot'
import { type MarketCode, SearchRequest } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { writeOnce } from '../django/answer-once.ts'
import { checkCsrf } from '../django/csrf.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import { type JsonObject, readJsonBody } from '../django/read-json-body.ts'
import { type CallAnswer, CallError } from '../server/call-answer.ts'
import { NEVER_KEPT } from '../server/delivery.ts'
import type { RouteName } from '../server/route-table.ts'
import { serveCall } from '../server/serve-call.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { requireRole } from '../staff/roles.ts'
import { answerBulk } from './bulk.ts'
import { listCrates } from './crate-calls.ts'
import { describeDelivery } from './describe-delivery.ts'
import { addProduct, handOver, moveItem, replaceItem, setLock, setWindow } from './edit-delivery.ts'
import { searchGoods } from './goods.ts'
import { answerDeliveries, answerSearch } from './list-deliveries.ts'
import { describeMail, sendOrderMail } from './mail.ts'
import { answerPacking, describePacked } from './pack.ts'
import { answerPicking } from './pick.ts'
import { type Delivery, type Desk, readDelivery } from './read-delivery.ts'
import { PICKING_TEXTS } from './texts.ts'

/** Of customers, so that no cache may keep it. */
const PERSONAL = { 'Cache-Control': NEVER_KEPT, Vary: 'Cookie' }

interface Asked {
  id: string
  item: string
  body: JsonObject
}

const take = async (c: ShopContext, shop: Shop, market: MarketCode): Promise<Desk> => ({
  market,
  origin: shop.origin,
  visitor: await requireRole(shop.database, c, market, 'orders'),
})

/** Who may, reads what is theirs to see. */
function serveRead(
  app: ShopApp,
  shop: Shop,
  name: RouteName,
  read: (c: ShopContext, desk: Desk) => Promise<unknown>,
) {
  serveCall(app, shop, name, async (c, market) => {
    const desk = await take(c, shop, market)
    return { status: 200, headers: PERSONAL, body: await read(c, desk) }
  })
}

/** Who may, writes once for each key. */
function serveWrite(
  app: ShopApp,
  shop: Shop,
  name: RouteName,
  run: (tx: Database, desk: Desk, asked: Asked) => Promise<CallAnswer>,
) {
  serveCall(app, shop, name, async (c, market) => {
    const desk = await take(c, shop, market)
    checkCsrf(c)
    const { id = '', item = '' } = c.req.param() as Partial<Record<'id' | 'item', string>>
    return writeOnce(c, shop, { route: `${name} ${id} ${item}`, market }, (tx, body) =>
      run(tx, desk, { id, item, body }),
    )
  })
}

/** The way of an order from the shelf to its carrier, for staff who have it in their hands. */
export function addPickingCalls(app: ShopApp, shop: Shop): void {
  const { database } = shop
  const edit = (name: RouteName, run: (tx: Database, desk: Desk, asked: Asked) => Promise<Delivery>) =>
    serveWrite(app, shop, name, async (tx, desk, asked) => ({
      status: 200,
      body: describeDelivery(await run(tx, desk, asked), desk),
    }))
  serveCall(app, shop, 'order-delivery-grid', async (c, market) => {
    await take(c, shop, market)
    return answerDeliveries(c, shop, market)
  })
  serveCall(app, shop, 'order-delivery-search', async (c, market) => {
    const { visitor } = await take(c, shop, market)
    checkCsrf(c)
    const { body } = await readJsonBody(c, market)
    if (body.search === undefined && body.search_id === undefined)
      throw new CallError(400, { search: [DRF_TEXTS[market].required] })
    const asked = v.safeParse(SearchRequest, body)
    if (!asked.success) throw new CallError(400, { non_field_errors: [PICKING_TEXTS[market].badValue] })
    return answerSearch(c, shop, { userId: visitor.id, market }, asked.output)
  })
  serveRead(app, shop, 'crates', (_, { market }) => listCrates(database, market))
  serveRead(app, shop, 'order-delivery-products', async (c, { market }) => {
    const found = await searchGoods(database, market, c.req.query('search') ?? '')
    return found.map(({ seoName: code, name, price, stock }) => ({ code, name, price, stock }))
  })
  serveRead(app, shop, 'order-packing', (c, desk) => describePacked(database, desk, c.req.param('id') ?? ''))
  serveRead(app, shop, 'order-mail-setting', (c, desk) =>
    describeMail(database, desk, c.req.param('id') ?? ''),
  )
  serveRead(app, shop, 'order-delivery', async (c, desk) =>
    describeDelivery(await readDelivery(database, desk.market, c.req.param('id') ?? ''), desk),
  )
  serveWrite(app, shop, 'order-packing-scan', (tx, desk, { body }) => answerPacking(tx, desk, body))
  serveWrite(app, shop, 'order-delivery-scan', (tx, desk, { body }) => answerPicking(tx, desk, body))
  serveWrite(app, shop, 'order-delivery-bulk', (tx, desk, { body }) => answerBulk(tx, desk, body))
  serveWrite(app, shop, 'order-mail', async (tx, desk, { id, body }) => {
    await sendOrderMail(tx, desk, id, body)
    return { status: 204 }
  })
  edit('order-delivery-item', moveItem)
  edit('order-delivery-replace', replaceItem)
  edit('order-delivery-add', addProduct)
  edit('order-delivery-window', setWindow)
  edit('order-delivery-hand-over', handOver)
  edit('order-delivery-lock', setLock)
}
