import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { findInstalment } from '#shop/cart/instalments.ts'
import { cartItems, carts, goods } from '#shop/cart/schema.ts'
import { type OrderRequest, writeDecimal } from '#shop/contract.ts'
import type { Database } from '#shop/database/database.ts'
import { takeNumber } from '#shop/orders/numbers.ts'
import { type OrderRow, orderEvents, orderItems, orders } from '#shop/orders/schema.ts'
import type { CheckoutState } from '../checkout-state.ts'
import { cartDiscounts } from '../discounts/schema.ts'
import { noteCodesUsed } from '../discounts/store.ts'
import { countWanted, type OrderLine } from '../lines.ts'
import type { DeliveryMethod, PaymentMethod } from '../methods.ts'
import { takeFromStore } from '../places/stores.ts'
import type { Destination } from './find-destination.ts'

export interface OrderDraft {
  state: CheckoutState
  request: OrderRequest
  delivery: DeliveryMethod
  payment: PaymentMethod
  destination: Destination
  userId: number | null
}

/** Keeps an order that has been found good, takes its goods off the stock, and empties the cart. */
export async function keepOrder(tx: Database, draft: OrderDraft): Promise<OrderRow> {
  const { state, destination } = draft
  const { market, items, cart } = state
  const wanted = countWanted(items)
  for (const [id, quantity] of wanted)
    await tx
      .update(goods)
      .set({ stock: sql`${goods.stock} - ${quantity}::int` })
      .where(eq(goods.id, id))
  if (destination.storeId !== null) await takeFromStore(tx, { market, storeId: destination.storeId, wanted })
  const order = await insertOrder(tx, draft)
  await insertItems(tx, order.id, state.lines)
  const states = order.state === 'new' ? ['new'] : ['new', order.state]
  await tx.insert(orderEvents).values(states.map(one => ({ orderId: order.id, state: one })))
  const codes = state.discounts.flatMap(({ code }) => (code ? [code.id] : []))
  await noteCodesUsed(tx, codes, order.id)
  if (cart) await emptyCart(tx, cart.id)
  return order
}

/** Whoever pays beforehand is waited for. */
const isWaiting = ({ isOnline, kind }: PaymentMethod): boolean => isOnline || kind === 'transfer'

async function insertOrder(tx: Database, draft: OrderDraft): Promise<OrderRow> {
  const { state, request, delivery, payment, destination, userId } = draft
  const { market, totals } = state
  const [order] = await tx
    .insert(orders)
    .values({
      market,
      number: await takeNumber(tx, market, 'order', state.now),
      token: randomBytes(16).toString('base64url'),
      userId,
      state: isWaiting(payment) ? 'waiting-for-payment' : 'new',
      typeDeliveryCode: delivery.code,
      deliveryName: delivery.name,
      deliveryPrice: writeDecimal(totals.delivery ?? 0),
      placeId: destination.placeId,
      placeLines: destination.lines,
      timeslotId: destination.timeslotId,
      expectedDate: destination.expectedDate,
      typePayment: payment.code,
      paymentName: payment.name,
      paymentCompany: request.payment_company,
      installmentId: request.installment,
      instalment: describeInstalment(draft),
      paymentPrice: writeDecimal(totals.payment ?? 0),
      goodsTotal: writeDecimal(totals.goods),
      discountTotal: writeDecimal(totals.discount),
      rounding: writeDecimal(totals.rounding),
      total: writeDecimal(totals.total),
      billing: request.order_billing_address,
      deliveryAddress: request.order_delivery_address ?? null,
      info: request.order_info,
      twistoTransaction: request.transaction_id ?? null,
    })
    .returning()
  if (!order) throw new Error('An order was not kept.')
  return order
}

function describeInstalment({ state: { market, totals }, request: { installment } }: OrderDraft) {
  const found = installment === null ? null : findInstalment(market, totals.total, installment)
  if (!found) return null
  const { company_name, month_count, deposit, monthly, total, annual_rate } = found
  return { company_name, month_count, deposit, monthly, total, annual_rate }
}

/** What goes with a product comes after it, and knows it by its id. */
async function insertItems(tx: Database, orderId: number, lines: readonly OrderLine[]): Promise<void> {
  const kept = new Map<string, number>()
  for (const { id, parentId, kind, code, name, quantity, price, total, item } of lines) {
    const [row] = await tx
      .insert(orderItems)
      .values({
        orderId,
        parentId: kept.get(parentId ?? '') ?? null,
        goodsId: kind === 'product' ? item.goodsId : null,
        kind,
        code,
        name,
        quantity,
        unitPrice: writeDecimal(price),
        finalPrice: writeDecimal(total),
      })
      .returning({ id: orderItems.id })
    if (row) kept.set(id, row.id)
  }
}

async function emptyCart(tx: Database, cartId: number): Promise<void> {
  await tx.delete(cartItems).where(eq(cartItems.cartId, cartId))
  await tx.delete(cartDiscounts).where(eq(cartDiscounts.cartId, cartId))
  await tx
    .update(carts)
    .set({
      typeDeliveryCode: null,
      typePayment: null,
      paymentCompany: null,
      installmentId: null,
      told: null,
      express: null,
    })
    .where(eq(carts.id, cartId))
}
