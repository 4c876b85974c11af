import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { answerOnce, nameKeyOwner } from '../django/answer-once.ts'
import { checkCsrf } from '../django/csrf.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import { type JsonObject, readJsonBody } from '../django/read-json-body.ts'
import { type CallAnswer, CallError } from '../server/call-answer.ts'
import { NEVER_KEPT } from '../server/delivery.ts'
import type { RouteName } from '../server/route-table.ts'
import { serveCall } from '../server/serve-call.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { readCartOwner } from './owner.ts'
import { describePackages } from './packages.ts'
import { type CartLine, type CartOwner, readCart } from './store.ts'
import { CART_TEXTS } from './texts.ts'

/** One visitor's, so that no cache may keep it. */
export const PERSONAL = { 'Cache-Control': NEVER_KEPT, Vary: 'Cookie' }

export interface Change {
  c: ShopContext
  market: MarketCode
  line: CartLine
  body: JsonObject
}

/** A call that does something to one line of the caller's own cart, once for each key; answers with the whole cart. */
export function addChange(
  app: ShopApp,
  shop: Shop,
  name: RouteName,
  run: (tx: Database, change: Change) => Promise<void>,
): void {
  const { database } = shop
  serveCall(app, shop, name, async (c, market) => {
    checkCsrf(c)
    const { text, body } = await readJsonBody(c, market)
    const owner = await readCartOwner(database, c, market)
    const once = {
      route: `${market} ${name} ${Object.values(c.req.param()).join(' ')}`,
      owner: await nameKeyOwner(database, c),
      key: c.req.header('idempotency-key'),
      text,
    }
    return answerOnce(database, once, async tx => {
      const line = findLine(c, market, await readCart(tx, owner), body)
      if (!line) throw notFound(market)
      await run(tx, { c, market, line, body })
      const answer = await respondWithCart(tx, owner)
      checkInstalment(answer.body, String(line.id), body, market)
      return answer
    })
  })
}

type DescribedCart = Awaited<ReturnType<typeof describePackages>>

export async function respondWithCart(
  database: Database,
  owner: CartOwner,
): Promise<CallAnswer & { body: DescribedCart }> {
  return { status: 200, headers: PERSONAL, body: await describePackages(database, owner) }
}

/** An instalment that was asked for and is not there has no scale for this sum, or is not arranged so. */
export function checkInstalment(
  { packages }: DescribedCart,
  id: string,
  { installment_id: wanted, installment_arrange_type: arrangeType }: JsonObject,
  market: MarketCode,
): void {
  const found = packages.find(one => String(one.id) === id)?.installment ?? null
  const refuse = (field: string) => new CallError(400, { [field]: [CART_TEXTS[market].notOffered] })
  if (typeof wanted === 'string' && found?.id !== wanted) throw refuse('installment_id')
  if (arrangeType !== undefined && found?.installment_arrange_type !== arrangeType)
    throw refuse('installment_arrange_type')
}

/** The line by its id, or by the product and the product that it was put beside. */
function findLine(
  c: ShopContext,
  market: MarketCode,
  lines: readonly CartLine[],
  body: JsonObject,
): CartLine | undefined {
  const id = c.req.param('id')
  if (id !== undefined) return lines.find(line => String(line.id) === id)
  const parent = body.parent_package_product_seo_name
  if (parent === undefined)
    throw new CallError(400, { parent_package_product_seo_name: [DRF_TEXTS[market].required] })
  const nameOf = (lineId: number) => lines.find(line => line.id === lineId)?.goods.seoName ?? null
  return lines.find(line => line.goods.seoName === c.req.param('product') && nameOf(line.parentId) === parent)
}

export const notFound = (market: MarketCode): CallError =>
  new CallError(404, { detail: DRF_TEXTS[market].notFound })
