import { type MarketCode, readDecimal, writeDecimal } from '../contract.ts'
import { answerOnce, nameKeyOwner } from '../django/answer-once.ts'
import { checkCsrf } from '../django/csrf.ts'
import { type FieldErrors, readRequired } from '../django/field-errors.ts'
import { type JsonObject, readJsonBody } from '../django/read-json-body.ts'
import { CallError } from '../server/call-answer.ts'
import { NEVER_KEPT } from '../server/delivery.ts'
import { serveCall } from '../server/serve-call.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { readCartOwner, takeCartOwner } from './owner.ts'
import { addToCart, type CartLine, countCart, findGoods, MOST_PIECES, readCart } from './store.ts'
import { CART_TEXTS } from './texts.ts'

/** One visitor's, so that no cache may keep it. */
const PERSONAL = { 'Cache-Control': NEVER_KEPT, Vary: 'Cookie' }

/** The cart as islands read it, and the way into it. */
export function addCartCalls(app: ShopApp, shop: Shop): void {
  const { database } = shop
  serveCall(app, shop, 'cart-count', async (c, market) => {
    const count = await countCart(database, await readCartOwner(database, c, market))
    return { status: 200, headers: PERSONAL, body: { count } }
  })
  serveCall(app, shop, 'cart-summary', async (c, market) => {
    const lines = await readCart(database, await readCartOwner(database, c, market))
    return { status: 200, headers: PERSONAL, body: summarize(lines) }
  })
  serveCall(app, shop, 'add-product', async (c, market) => {
    checkCsrf(c)
    const { text, body } = await readJsonBody(c, market)
    const owner = await takeCartOwner(database, c, market)
    const once = {
      route: `${market} add-product`,
      owner: await nameKeyOwner(database, c),
      key: c.req.header('idempotency-key'),
      text,
    }
    return answerOnce(database, once, async tx => {
      const errors: FieldErrors = {}
      const product = readRequired(body, 'product', market, errors)
      const quantity = readQuantity(body, market, errors)
      if (Object.keys(errors).length) throw new CallError(400, errors)
      const goods = await findGoods(tx, market, product)
      if (!goods?.isSold) throw new CallError(400, { non_field_errors: [CART_TEXTS[market].notSold] })
      if (!(await addToCart(tx, owner, goods.id, quantity)))
        throw new CallError(400, { quantity: [CART_TEXTS[market].tooMany] })
      return { status: 200, headers: PERSONAL, body: { count: await countCart(tx, owner) } }
    })
  })
}

function readQuantity({ quantity = 1 }: JsonObject, market: MarketCode, errors: FieldErrors): number {
  const texts = CART_TEXTS[market]
  const number = typeof quantity === 'string' && /^\d+$/.test(quantity) ? Number(quantity) : quantity
  if (!Number.isInteger(number)) errors.quantity = [texts.notWhole]
  else if (Number(number) < 1) errors.quantity = [texts.tooSmall(1)]
  else if (Number(number) > MOST_PIECES) errors.quantity = [texts.tooLarge(MOST_PIECES)]
  return Number(number)
}

/** The cart in the words of the contract; amounts as DRF writes decimals. */
function summarize(lines: readonly CartLine[]) {
  const total = lines.reduce(
    (sum, { quantity, goods }) => sum + quantity * (readDecimal(goods.price) ?? 0),
    0,
  )
  return {
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total: writeDecimal(total),
    cart_packages_items: lines.map(({ id, quantity, goods }) => ({
      id,
      product_seo_name: goods.seoName,
      product_name: goods.name,
      quantity,
      price: goods.price,
      installment: null,
    })),
  }
}
