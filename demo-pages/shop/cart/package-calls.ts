import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { answerOnce, nameKeyOwner } from '../django/answer-once.ts'
import { checkCsrf } from '../django/csrf.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import type { FieldErrors } from '../django/field-errors.ts'
import { type JsonObject, readJsonBody } from '../django/read-json-body.ts'
import { type CallAnswer, CallError } from '../server/call-answer.ts'
import { NEVER_KEPT } from '../server/delivery.ts'
import type { RouteName } from '../server/route-table.ts'
import { serveCall } from '../server/serve-call.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { findOffer } from './offers.ts'
import { readCartOwner } from './owner.ts'
import { describePackages } from './packages.ts'
import { readQuantity, readSelection } from './read-extras.ts'
import { type CartLine, type CartOwner, countAvailable, readCart, removeLine, setLine } from './store.ts'

const PERSONAL = { 'Cache-Control': NEVER_KEPT }

/** The visitor's cart with all that goes with each product, and its changes. */
export function addPackageCalls(app: ShopApp, shop: Shop): void {
  const { database } = shop
  serveCall(app, shop, 'cart-packages', async (c, market) =>
    respondWithCart(database, await readCartOwner(database, c, market)),
  )
  addChange(app, shop, 'change-package-product', (tx, change) => changeLine(tx, change))
  addChange(app, shop, 'remove-product', async (tx, { line }) => removeLine(tx, line.id))
}

interface Change {
  market: MarketCode
  line: CartLine
  body: JsonObject
}

/** A call that does something to one line of the caller's own cart, once for each key; answers with the whole cart. */
function addChange(
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
      route: `${market} ${name} ${c.req.param('id') ?? c.req.param('product') ?? ''}`,
      owner: await nameKeyOwner(database, c),
      key: c.req.header('idempotency-key'),
      text,
    }
    return answerOnce(database, once, async tx => {
      const line = findLine(c, market, await readCart(tx, owner), body)
      if (!line) throw notFound(market)
      await run(tx, { market, line, body })
      return respondWithCart(tx, owner)
    })
  })
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

async function changeLine(tx: Database, { line, body, market }: Change): Promise<void> {
  const errors: FieldErrors = {}
  const reading = { body, offer: findOffer(market, line.goods.seoName), market, errors }
  const quantity = readQuantity(reading, countAvailable(line.goods))
  const selection = readSelection(reading)
  if (Object.keys(errors).length) throw new CallError(400, errors)
  await setLine(tx, line.id, { ...selection, ...(quantity !== null && { quantity }) })
}

async function respondWithCart(database: Database, owner: CartOwner): Promise<CallAnswer> {
  return { status: 200, headers: PERSONAL, body: await describePackages(database, owner) }
}

const notFound = (market: MarketCode): CallError => new CallError(404, { detail: DRF_TEXTS[market].notFound })
