import { asc, inArray } from 'drizzle-orm'
import { findInstalment } from '#shop/cart/instalments.ts'
import { goods } from '#shop/cart/schema.ts'
import { type CartOwner, readCart } from '#shop/cart/store.ts'
import { type OrderRequest, writeDecimal } from '#shop/contract.ts'
import type { Database } from '#shop/database/database.ts'
import type { JsonObject } from '#shop/django/read-json-body.ts'
import type { OrderRow, PaymentRow } from '#shop/orders/schema.ts'
import { readGatewaySecret } from '#shop/payments/gateway-secret.ts'
import { isTwistoTransaction } from '#shop/payments/seal-twisto.ts'
import { beginPayment, isTokenUsed } from '#shop/payments/store.ts'
import { CallError } from '#shop/server/call-answer.ts'
import { type CheckedOrder, checkOrder } from '../check-order.ts'
import { type CheckoutState, lockCart, readCheckout } from '../checkout-state.ts'
import { listNotices, type Notice } from '../describe-checkout.ts'
import { lockCodes } from '../discounts/store.ts'
import { countWanted } from '../lines.ts'
import { findDeliveryFault, findPaymentFault } from '../offer-methods.ts'
import { listStoresWith } from '../places/stores.ts'
import { CHECKOUT_TEXTS } from '../texts.ts'
import { compareTold } from './compare-told.ts'
import { type Destination, findDestination, readAddress, refuse } from './find-destination.ts'
import { keepOrder } from './keep-order.ts'

export interface MadeOrder {
  order: OrderRow
  payment: PaymentRow | null
  request: OrderRequest
  state: CheckoutState
}

/** The ride costs something else to the address of the order than to the one that it was asked for. */
export class RideMoved extends CallError {
  readonly express: { postcode: string; price: string }

  constructor(body: unknown, express: { postcode: string; price: string }) {
    super(409, body)
    this.express = express
  }
}

/**
 * Makes an order of the cart, or refuses it whole: everything that is promised is locked first and looked at once more,
 * always in the same order, so that no two orders wait for each other.
 */
export async function finishOrder(
  tx: Database,
  owner: CartOwner,
  { body, userId }: { body: JsonObject; userId: number | null },
): Promise<MadeOrder> {
  const { market } = owner
  const checked = checkOrder(market, body, new Date())
  const { request, payment, delivery } = checked
  if (request.token !== null && (await isTokenUsed(tx, request.token)))
    throw new CallError(400, { token: [CHECKOUT_TEXTS[market].walletNeeded] })
  const cart = await lockCart(tx, owner)
  await lockGoods(tx, owner)
  const chosen = { delivery: delivery.code, payment: payment.code }
  const seen = await readCheckout(tx, owner, chosen)
  if (!cart || seen.items.length === 0) throw new CallError(409, { detail: CHECKOUT_TEXTS[market].empty })
  const codes = seen.discounts.flatMap(({ code }) => (code ? [code.id] : []))
  await lockCodes(tx, codes)
  // A code that another order has just used shows only now.
  const state = codes.length > 0 ? await readCheckout(tx, owner, chosen) : seen
  await expectOffered(tx, checked, state)
  const destination = await findDestination(tx, { request, delivery, state })
  if ('notice' in destination) throw conflict(state, [destination.notice], destination.detail)
  expectRide(checked, state, destination)
  const unpayable = findPaymentFault(state, payment, delivery, destination.tills)
  if (unpayable) throw new CallError(409, { detail: unpayable, notices: [] })
  if (payment.kind === 'twisto') await expectTwisto(tx, request, state)
  const order = await keepOrder(tx, { state, request, delivery, payment, destination, userId })
  const begun = payment.isOnline
    ? await beginPayment(tx, { order, kind: payment.kind, token: request.token })
    : null
  return { order, payment: begun, request, state }
}

/** Twisto has agreed to this very sum; anybody can make up a word of theirs. */
async function expectTwisto(
  tx: Database,
  { transaction_id }: OrderRequest,
  { market, totals }: CheckoutState,
): Promise<void> {
  const secret = await readGatewaySecret(tx)
  if (!isTwistoTransaction(secret, transaction_id ?? '', writeDecimal(totals.total)))
    throw new CallError(400, { transaction_id: [CHECKOUT_TEXTS[market].twistoNeeded] })
}

async function lockGoods(tx: Database, owner: CartOwner): Promise<void> {
  const ids = [...countWanted(await readCart(tx, owner)).keys()]
  if (ids.length > 0)
    await tx
      .select({ id: goods.id })
      .from(goods)
      .where(inArray(goods.id, ids))
      .orderBy(asc(goods.id))
      .for('update')
}

/** Whether all of it can still be had, at what the customer was shown. */
async function expectOffered(
  tx: Database,
  { delivery, payment, request }: CheckedOrder,
  state: CheckoutState,
): Promise<void> {
  const { market, items, cart, totals } = state
  const notices = [
    ...compareTold(state, cart?.told ?? null),
    ...listNotices(state).filter(({ kind }) => BLOCKING.includes(kind)),
  ]
  if (notices.length > 0) throw conflict(state, notices)
  const stores = await listStoresWith(tx, market, countWanted(items))
  const fault = findDeliveryFault(state, delivery, stores.size > 0)
  if (fault) throw conflict(state, [refuse(market, 'delivery-not-available', delivery.name).notice], fault)
  const unpayable = findPaymentFault(state, payment, delivery)
  if (unpayable) throw new CallError(409, { detail: unpayable, notices: [] })
  const { installment } = request
  const found = installment === null ? null : findInstalment(market, totals.total, installment)
  if (payment.kind === 'instalment' && found?.company_code !== request.payment_company)
    throw new CallError(400, { installment: [CHECKOUT_TEXTS[market].chooseInstalment] })
}

/** Of a price that has changed `compareTold` says whether the customer knows it. */
const BLOCKING: readonly Notice['kind'][] = ['not-in-stock', 'invalid-discount', 'glue-service-not-offered']

function expectRide({ request, delivery }: CheckedOrder, state: CheckoutState, { ride }: Destination): void {
  if (ride === null || ride === state.totals.delivery) return
  const { body } = conflict(state, [{ kind: 'price-changed', about: delivery.name }]).answer
  throw new RideMoved(body, { postcode: readAddress(request).postcode, price: writeDecimal(ride) })
}

const conflict = (
  { market }: CheckoutState,
  notices: readonly Notice[],
  detail: string = CHECKOUT_TEXTS[market].changed,
): CallError => new CallError(409, { detail, notices })
