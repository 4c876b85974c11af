import type { Database } from '../database/database.ts'
import { answerOnce, nameKeyOwner } from '../django/answer-once.ts'
import { checkCsrf } from '../django/csrf.ts'
import { type FieldErrors, readRequired } from '../django/field-errors.ts'
import { readJsonBody } from '../django/read-json-body.ts'
import { CallError } from '../server/call-answer.ts'
import { serveCall } from '../server/serve-call.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { takeBonus } from './bonus.ts'
import { checkInstalment, PERSONAL } from './change.ts'
import { findOffer } from './offers.ts'
import { readCartOwner, takeCartOwner } from './owner.ts'
import { describePackages } from './packages.ts'
import { readExtras, readQuantity } from './read-extras.ts'
import {
  addToCart,
  type CartOwner,
  countAvailable,
  countCart,
  findGoods,
  MOST_PIECES,
  readCart,
} from './store.ts'
import { CART_TEXTS } from './texts.ts'

/** The cart as islands read it, and the way into it. */
export function addCartCalls(app: ShopApp, shop: Shop): void {
  const { database } = shop
  serveCall(app, shop, 'cart-count', async (c, market) => {
    const count = await countCart(database, await readCartOwner(database, c, market))
    return { status: 200, headers: PERSONAL, body: { count } }
  })
  serveCall(app, shop, 'cart-summary', async (c, market) => {
    const body = await summarize(database, await readCartOwner(database, c, market))
    return { status: 200, headers: PERSONAL, body }
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
      const goods = await findGoods(tx, market, product)
      const reading = { body, offer: findOffer(market, product), market, errors }
      const quantity = readQuantity(reading, goods ? countAvailable(goods) : MOST_PIECES) ?? 1
      const extras = readExtras(reading, await readCart(tx, owner))
      if (Object.keys(errors).length) throw new CallError(400, errors)
      if (!goods?.isSold) throw new CallError(400, { non_field_errors: [CART_TEXTS[market].notSold] })
      const bonus =
        body.buyout_product === undefined ? {} : await takeBonus(tx, market, goods, body.buyout_product)
      const id = await addToCart(tx, owner, goods, quantity, { ...extras, ...bonus })
      if (id === null) throw new CallError(400, { quantity: [CART_TEXTS[market].tooMany] })
      checkInstalment(await describePackages(tx, owner), String(id), body, market)
      return { status: 200, headers: PERSONAL, body: { count: await countCart(tx, owner) } }
    })
  })
}

/** The cart in a compact form. */
async function summarize(database: Database, owner: CartOwner) {
  const { count, total, packages } = await describePackages(database, owner)
  return {
    count,
    total,
    has_bonus: packages.some(({ bonus_buyout: bonus }) => bonus?.is_selected),
    cart_packages_items: packages.map(one => ({
      id: one.id,
      product_seo_name: one.product_seo_name,
      product_name: one.product_name,
      quantity: one.quantity,
      price: one.price,
      installment: one.installment,
    })),
  }
}
