import { eq } from 'drizzle-orm'
import { safeParse } from 'valibot'
import { readCartOwner } from '#shop/cart/owner.ts'
import { carts } from '#shop/cart/schema.ts'
import { LiftagoRequest, type MarketCode, writeDecimal } from '#shop/contract.ts'
import type { Database } from '#shop/database/database.ts'
import { checkCsrf } from '#shop/django/csrf.ts'
import { readJsonBody } from '#shop/django/read-json-body.ts'
import { CallError } from '#shop/server/call-answer.ts'
import { serveCall } from '#shop/server/serve-call.ts'
import type { Shop, ShopApp } from '#shop/server/shop.ts'
import { readCheckout } from '../checkout-state.ts'
import { PERSONAL } from '../delivery-calls.ts'
import { countWanted } from '../lines.ts'
import { findDelivery } from '../methods.ts'
import { findDeliveryFault } from '../offer-methods.ts'
import { listSchemaErrors } from '../payment-calls.ts'
import { listStores, listStoresWith, type Wanted } from '../places/stores.ts'
import { CHECKOUT_TEXTS } from '../texts.ts'
import { listEveningSlots, listFullSlots } from './evening-slots.ts'
import { listExpressSlots, quoteExpress } from './express.ts'

/** When couriers can come. */
export function addCourierCalls(app: ShopApp, shop: Shop): void {
  const { database } = shop
  serveCall(app, shop, 'atc-delivery', async (c, market) => {
    const state = await readCheckout(database, await readCartOwner(database, c, market))
    const method = findDelivery(market, 'atc')
    const reason = method && findDeliveryFault(state, method, true)
    const slots = listEveningSlots(market, state.now)
    const full = await listFullSlots(database, market, slots)
    const timeslots = slots.map(slot => ({ ...slot, is_available: !full.has(slot.id), price: null }))
    return {
      status: 200,
      headers: PERSONAL,
      body: {
        is_available: reason === null,
        reason,
        price: null,
        timeslots: reason === null ? timeslots : [],
      },
    }
  })
  serveCall(app, shop, 'liftago-check', async (c, market) => {
    checkCsrf(c)
    const { body } = await readJsonBody(c, market)
    const parsed = safeParse(LiftagoRequest, body)
    if (!parsed.success) throw new CallError(400, listSchemaErrors(parsed.issues, market))
    const { store_seo_name: storeId, delivery_address: address } = parsed.output
    if (storeId !== null && !listStores(market).some(({ id }) => id === storeId))
      throw new CallError(400, { store_seo_name: [CHECKOUT_TEXTS[market].unknownStore] })
    const state = await readCheckout(database, await readCartOwner(database, c, market))
    const postcode = address.delivery_postcode.replace(/\s/g, '')
    const found = await findRide(database, market, { postcode, storeId, wanted: countWanted(state.items) })
    if (typeof found === 'string') return { status: 200, headers: PERSONAL, body: refuse(found) }
    if (state.cart)
      await database
        .update(carts)
        .set({ express: { postcode, price: writeDecimal(found.price) } })
        .where(eq(carts.id, state.cart.id))
    const price = writeDecimal(found.price)
    const timeslots = listExpressSlots(market, state.now).map(slot => ({
      ...slot,
      is_available: true,
      price,
    }))
    return { status: 200, headers: PERSONAL, body: { is_available: true, reason: null, price, timeslots } }
  })
}

const refuse = (reason: string) => ({ is_available: false, reason, price: null, timeslots: [] })

interface Ride {
  postcode: string
  /** Where the goods are to leave from; null for any store of the town. */
  storeId?: string | null
  wanted: Wanted
}

/** What a ride costs and from which store it goes, or why there is none. */
export async function findRide(
  database: Database,
  market: MarketCode,
  { postcode, storeId = null, wanted }: Ride,
): Promise<{ price: number; storeId: string } | string> {
  const texts = CHECKOUT_TEXTS[market]
  const quote = quoteExpress(market, postcode)
  if (!quote) return texts.outside
  const withAll = await listStoresWith(database, market, wanted)
  const store = quote.stores.find(({ id }) => withAll.has(id) && (storeId === null || id === storeId))
  return store ? { price: quote.price, storeId: store.id } : texts.nowhere
}
