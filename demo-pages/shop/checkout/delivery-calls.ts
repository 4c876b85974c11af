import { readCartOwner } from '../cart/owner.ts'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import { type CallAnswer, CallError } from '../server/call-answer.ts'
import { NEVER_KEPT } from '../server/delivery.ts'
import type { RouteName } from '../server/route-table.ts'
import { serveCall } from '../server/serve-call.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { type CheckoutState, readCheckout } from './checkout-state.ts'
import { countWanted } from './lines.ts'
import { type DeliveryMethod, findDelivery, listDeliveryMethods } from './methods.ts'
import { describeDelivery } from './offer-methods.ts'
import { describePlace, describeStore } from './places/describe-place.ts'
import { searchPlaces } from './places/find-places.ts'
import { listStores, listStoresWith } from './places/stores.ts'

export const PERSONAL = { 'Cache-Control': NEVER_KEPT, Vary: 'Cookie' }

/** The ways in which the cart is delivered, and where it can be picked up. */
export function addDeliveryCalls(app: ShopApp, shop: Shop): void {
  const serve = (name: RouteName, answer: (state: CheckoutState, asking: Asking) => Promise<unknown>) =>
    serveCall(app, shop, name, async (c, market): Promise<CallAnswer> => {
      const state = await readCheckout(shop.database, await readCartOwner(shop.database, c, market))
      const body = await answer(state, { c, database: shop.database })
      return { status: 200, headers: PERSONAL, body }
    })
  serve('deliveries', async (state, { database }) => {
    const all = await listDeliveries(database, state)
    const deliveries = all.filter(({ is_available }) => is_available)
    return { deliveries, has_others: deliveries.length < all.length }
  })
  serve('all-deliveries', async (state, { database }) => ({
    deliveries: await listDeliveries(database, state),
  }))
  serve('delivery-places', async (state, { c, database }) => {
    const method = takeDelivery(c, state.market)
    if (method.kind === 'store') return listStorePlaces(database, state, true)
    return method.provider === null ? NO_PLACES : listDispensing(database, state, method, readSearch(c))
  })
  serve('all-places', (state, { database }) => listStorePlaces(database, state, false))
  serve('dispensing-places', async (state, { c, database }) => {
    const method = takeDelivery(c, state.market)
    if (method.kind !== 'dispensing-place') throw notFound(state.market)
    return listDispensing(database, state, method, readSearch(c))
  })
}

interface Asking {
  c: ShopContext
  database: Database
}

const NO_PLACES = { count: 0, places: [] }
const FEW = 20
const MOST = 200

const notFound = (market: MarketCode): CallError => new CallError(404, { detail: DRF_TEXTS[market].notFound })

/** The delivery that the path names. */
export function takeDelivery(c: ShopContext, market: MarketCode): DeliveryMethod {
  const method = findDelivery(market, c.req.param('delivery'))
  if (!method) throw notFound(market)
  return method
}

function readSearch(c: ShopContext): { text: string; limit: number } {
  const limit = Number(c.req.query('limit') ?? FEW)
  return {
    text: c.req.query('search') ?? '',
    limit: Number.isInteger(limit) && limit > 0 ? Math.min(limit, MOST) : FEW,
  }
}

async function listDeliveries(database: Database, state: CheckoutState) {
  const stores = await listStoresWith(database, state.market, countWanted(state.items))
  return listDeliveryMethods(state.market).map(method => describeDelivery(state, method, stores.size > 0))
}

/** The stores, those where all of the cart lies first. */
async function listStorePlaces(database: Database, { market, items, now }: CheckoutState, isNow: boolean) {
  const ready = await listStoresWith(database, market, countWanted(items))
  const stores = listStores(market).map(store =>
    describeStore(market, store, { now, isThere: ready.has(store.id) }),
  )
  const places = isNow
    ? stores.filter(({ ready_in }) => ready_in !== null)
    : stores.toSorted((a, b) => Number(a.ready_in === null) - Number(b.ready_in === null))
  return { count: places.length, places }
}

async function listDispensing(
  database: Database,
  { market, now }: CheckoutState,
  { provider }: DeliveryMethod,
  search: { text: string; limit: number },
) {
  const found = await searchPlaces(database, { market, provider: provider ?? '', ...search })
  const { count, meant } = found
  return { count, meant, places: found.places.map(place => describePlace(market, place, now)) }
}
