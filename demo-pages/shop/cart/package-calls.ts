import type { Database } from '../database/database.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import type { FieldErrors } from '../django/field-errors.ts'
import { CallError } from '../server/call-answer.ts'
import { serveCall } from '../server/serve-call.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { takeBonus } from './bonus.ts'
import { addChange, type Change, notFound, PERSONAL, respondWithCart } from './change.ts'
import { findOffer } from './offers.ts'
import { readCartOwner } from './owner.ts'
import { describePackages } from './packages.ts'
import { readQuantity, readSelection } from './read-extras.ts'
import { countAvailable, removeLine, setLine } from './store.ts'
import { CART_TEXTS } from './texts.ts'

/** The visitor's cart with all that goes with each product, and its changes. */
export function addPackageCalls(app: ShopApp, shop: Shop): void {
  const { database } = shop
  serveCall(app, shop, 'cart-packages', async (c, market) =>
    respondWithCart(database, await readCartOwner(database, c, market)),
  )
  serveCall(app, shop, 'package-product', async (c, market) => {
    const { packages } = await describePackages(database, await readCartOwner(database, c, market))
    const found = packages.find(({ id }) => String(id) === c.req.param('id'))
    if (!found) throw notFound(market)
    return { status: 200, headers: PERSONAL, body: found }
  })
  addChange(app, shop, 'change-package-product', changeLine)
  addChange(app, shop, 'remove-product', (tx, { line }) => removeLine(tx, line.id))
  addBonusCalls(app, shop)
  addWarrantyCalls(app, shop)
}

async function changeLine(tx: Database, { line, body, market }: Change): Promise<void> {
  const errors: FieldErrors = {}
  const reading = { body, offer: findOffer(market, line.goods.seoName), market, errors }
  const quantity = readQuantity(reading, countAvailable(line.goods))
  const selection = readSelection(reading)
  if (Object.keys(errors).length) throw new CallError(400, errors)
  await setLine(tx, line.id, { ...selection, ...(quantity !== null && { quantity }) })
}

/** An old device takes its bonus off a package once. */
function addBonusCalls(app: ShopApp, shop: Shop): void {
  addChange(app, shop, 'add-bonus-buyout', async (tx, { line, market, body }) => {
    if (body.buyout_product === undefined)
      throw new CallError(400, { buyout_product: [DRF_TEXTS[market].required] })
    if (line.bonusAmount !== null) throw new CallError(409, { detail: CART_TEXTS[market].hasBonus })
    await setLine(tx, line.id, await takeBonus(tx, market, line.goods, body.buyout_product))
  })
  addChange(app, shop, 'remove-bonus-buyout', async (tx, { line, market }) => {
    if (line.bonusAmount === null) throw notFound(market)
    await setLine(tx, line.id, { bonusAmount: null, bonusProduct: null })
  })
}

function addWarrantyCalls(app: ShopApp, shop: Shop): void {
  addChange(app, shop, 'add-prolong-warranty', async (tx, { line, market, body }) => {
    const { prolongWarranties } = findOffer(market, line.goods.seoName)
    const found = prolongWarranties.find(({ code }) => code === body.code)
    if (!found) throw new CallError(400, { code: [CART_TEXTS[market].notOffered] })
    await setLine(tx, line.id, { prolongCode: found.code })
  })
  addChange(app, shop, 'remove-prolong-warranty', async (tx, { c, line, market }) => {
    if (line.prolongCode === null || line.prolongCode !== c.req.param('code')) throw notFound(market)
    await setLine(tx, line.id, { prolongCode: null })
  })
}
