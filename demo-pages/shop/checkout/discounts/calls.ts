import { safeParse } from 'valibot'
import { readCartOwner } from '#shop/cart/owner.ts'
import type { CartOwner } from '#shop/cart/store.ts'
import { DiscountRequest, type MarketCode } from '#shop/contract.ts'
import type { Database } from '#shop/database/database.ts'
import { answerOnce, nameKeyOwner, writeOnce } from '#shop/django/answer-once.ts'
import { checkCsrf } from '#shop/django/csrf.ts'
import { DRF_TEXTS } from '#shop/django/drf-texts.ts'
import { type JsonObject, readJsonBody } from '#shop/django/read-json-body.ts'
import { nameClient } from '#shop/limits/client.ts'
import { sayWhen } from '#shop/limits/say-when.ts'
import { type Limit, returnTurn, takeTurn } from '#shop/limits/turns.ts'
import { CallError } from '#shop/server/call-answer.ts'
import { serveCall } from '#shop/server/serve-call.ts'
import type { Shop, ShopApp } from '#shop/server/shop.ts'
import { lockCart, readCheckout } from '../checkout-state.ts'
import { answerCheckout } from '../payment-calls.ts'
import { CHECKOUT_TEXTS } from '../texts.ts'
import { findWanted } from './find-wanted.ts'
import { sayFault } from './say-fault.ts'
import { cartDiscounts } from './schema.ts'
import { findStanding, removeFromCart } from './store.ts'
import { DISCOUNT_TEXTS } from './texts.ts'

/** Codes that stand for nothing: who tries many of them guesses. */
const WRONG_CODES: Limit = { what: 'discount code', free: 10, firstPause: 30, longestPause: 900 }

/** Puts discounts into the cart, and takes them out. */
export function addDiscountCalls(app: ShopApp, shop: Shop): void {
  serveCall(app, shop, 'add-discount-code', async (c, market) => {
    checkCsrf(c)
    const client = nameClient(c, shop)
    // Outside of the transaction, with which it would be forgotten.
    const seconds = await takeTurn(shop.database, WRONG_CODES, client)
    if (seconds > 0)
      throw new CallError(
        429,
        { detail: DISCOUNT_TEXTS[market].tooOften(sayWhen(market, seconds)) },
        { 'Retry-After': String(seconds) },
      )
    const answer = await writeOnce(c, shop, { route: 'add-discount-code', market }, async (tx, body) => {
      const owner = await readCartOwner(tx, c, market)
      await addDiscount(tx, owner, body)
      return answerCheckout(tx, owner)
    })
    await returnTurn(shop.database, WRONG_CODES, client)
    return answer
  })
  serveCall(app, shop, 'remove-discount', async (c, market) => {
    checkCsrf(c)
    const { text } = await readJsonBody(c, market)
    const id = c.req.param('id') ?? ''
    const once = {
      route: `${market} remove-discount ${id}`,
      owner: await nameKeyOwner(shop.database, c),
      key: c.req.header('idempotency-key'),
      text,
    }
    return answerOnce(shop.database, once, async tx => {
      const owner = await readCartOwner(tx, c, market)
      const cart = await lockCart(tx, owner)
      if (!cart || !(await removeFromCart(tx, cart.id, id)))
        throw new CallError(404, { detail: DRF_TEXTS[market].notFound })
      return answerCheckout(tx, owner)
    })
  })
}

/** One that would take nothing off is refused with why. */
async function addDiscount(tx: Database, owner: CartOwner, body: JsonObject): Promise<void> {
  const { market } = owner
  const parsed = safeParse(DiscountRequest, body)
  if (!parsed.success) throw refuseBody(market, body)
  const { discount, code } = await findWanted(tx, market, parsed.output)
  const standing = findStanding(discount, code, new Date())
  if (standing) throw new CallError(400, { code: [sayFault(market, standing, discount)] })
  const cart = await lockCart(tx, owner)
  const { items } = await readCheckout(tx, owner)
  if (!cart || items.length === 0) throw new CallError(409, { detail: CHECKOUT_TEXTS[market].empty })
  const [added] = await tx
    .insert(cartDiscounts)
    .values({ cartId: cart.id, discountId: discount.id, codeId: code?.id ?? null })
    .onConflictDoNothing()
    .returning({ id: cartDiscounts.id })
  if (!added) throw new CallError(409, { detail: DISCOUNT_TEXTS[market].twice })
  const { discounts } = await readCheckout(tx, owner)
  const judged = discounts.find(({ id }) => id === String(added.id))
  if (judged?.fault) throw new CallError(409, { detail: sayFault(market, judged.fault, discount) })
}

function refuseBody(market: MarketCode, body: JsonObject): CallError {
  const { required } = DRF_TEXTS[market]
  const isCard = 'cardNumber' in body || 'cardHolder' in body
  const names = isCard ? ['cardNumber', 'cardHolder'] : ['code']
  const wrong = names.filter(name => typeof body[name] !== 'string')
  return new CallError(
    400,
    wrong.length > 0
      ? Object.fromEntries(wrong.map(name => [name, [required]]))
      : { [names[0] ?? 'code']: [CHECKOUT_TEXTS[market].unknown] },
  )
}
