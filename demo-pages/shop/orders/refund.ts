import { readDecimal } from '../contract.ts'
import type { OrderItemRow, OrderRow } from './schema.ts'

export interface ReturnedItem {
  item: OrderItemRow
  quantity: number
  /** What was paid for so many, before any discount; minor units. */
  price: number
}

export const toMinor = (decimal: string): number => readDecimal(decimal) ?? 0

/** How many pieces of each item were returned so far. */
export function countReturned(
  withdrawals: readonly { items: readonly { id: string; quantity: number }[] }[],
): Map<string, number> {
  const counted = new Map<string, number>()
  for (const { id, quantity } of withdrawals.flatMap(({ items }) => items))
    counted.set(id, (counted.get(id) ?? 0) + quantity)
  return counted
}

/** How many of an item may still be returned; what goes with a product is returned with it. */
export const countReturnable = (item: OrderItemRow, returned: ReadonlyMap<string, number>): number =>
  item.kind === 'product' ? item.quantity - (returned.get(String(item.id)) ?? 0) : 0

/** The items of a withdrawal, and the insurances and warranties that end with them. */
export function listReturned(
  items: readonly OrderItemRow[],
  wanted: readonly { id: string; quantity: number }[],
): ReturnedItem[] {
  const quantities = new Map(wanted.map(({ id, quantity }) => [id, quantity]))
  return items.flatMap(item => {
    const isOwn = item.kind === 'product'
    const owner = isOwn ? item.id : item.kind === 'bonus' ? null : item.parentId
    const quantity = Math.min(item.quantity, quantities.get(String(owner)) ?? 0)
    return quantity > 0 ? [{ item, quantity, price: quantity * toMinor(item.unitPrice) }] : []
  })
}

/**
 * What is paid back for what is returned, in minor units: its share of what was paid for the goods, and with the last of
 * them also the delivery and the payment, so that all withdrawals together give back the whole order.
 */
export function computeRefund(
  order: Pick<OrderRow, 'total' | 'deliveryPrice' | 'paymentPrice' | 'rounding'>,
  items: readonly OrderItemRow[],
  returned: readonly ReturnedItem[],
  { isLast, refunded }: { isLast: boolean; refunded: number },
): number {
  const left = Math.max(0, toMinor(order.total) - refunded)
  if (isLast) return left
  const aside = toMinor(order.deliveryPrice) + toMinor(order.paymentPrice) + toMinor(order.rounding)
  const paid = Math.max(0, toMinor(order.total) - aside)
  const listed = items.reduce((sum, one) => sum + (one.kind === 'bonus' ? 0 : toMinor(one.finalPrice)), 0)
  const price = returned.reduce((sum, one) => sum + one.price, 0)
  return Math.min(left, listed > 0 ? Math.floor((price * paid) / listed) : 0)
}
