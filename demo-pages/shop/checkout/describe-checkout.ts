import { writeDecimal } from '../contract.ts'
import type { CheckoutState } from './checkout-state.ts'
import { listMissing } from './checkout-state.ts'
import { sayFault } from './discounts/say-fault.ts'
import { sayScope } from './discounts/say-scope.ts'
import { listDearerInsurances } from './lines.ts'

export interface Notice {
  kind:
    | 'price-changed'
    | 'cart-changed'
    | 'not-in-stock'
    | 'invalid-discount'
    | 'insurance-price-changed'
    | 'glue-service-not-offered'
    | 'delivery-not-available'
    | 'place-not-available'
  about: string | null
}

/** What would be ordered, in the words of the contract. */
export function describeCheckout(state: CheckoutState) {
  const { lines, discounts, totals, delivery, payment, items, market, cart } = state
  const orNull = (amount: number | null) => (amount === null ? null : writeDecimal(amount))
  return {
    count: items.reduce((sum, { quantity }) => sum + quantity, 0),
    products: lines.map(({ id, parentId, kind, code, name, quantity, price, total, item }) => ({
      id,
      parent_id: parentId,
      kind,
      code,
      name,
      image: kind === 'product' ? item.goods.picture : null,
      quantity,
      price: writeDecimal(price),
      total: writeDecimal(total),
      manufacturer_name: item.goods.brand,
      type_device_name: item.goods.kind,
    })),
    discounts: discounts.map(one => ({
      id: one.id,
      name: one.discount.name,
      code: one.code?.code ?? null,
      kind: one.kind,
      amount: writeDecimal(one.amount),
      is_valid: one.fault === null,
      reason: one.fault && sayFault(market, one.fault, one.discount),
      scope: one.fault ? null : sayScope(market, one, lines),
      is_automatic: one.isAutomatic,
    })),
    totals: {
      goods: writeDecimal(totals.goods),
      discount: writeDecimal(totals.discount),
      delivery: orNull(totals.delivery),
      payment: orNull(totals.payment),
      rounding: writeDecimal(totals.rounding),
      total: writeDecimal(totals.total),
      vat: writeDecimal(totals.vat),
    },
    notices: listNotices(state),
    type_delivery_code: delivery?.code ?? null,
    type_payment: payment?.code ?? null,
    payment_company: (payment && cart?.paymentCompany) ?? null,
    installment: (payment && cart?.installmentId) ?? null,
  }
}

/** What the customer has to know; all but changed prices keep the order from being made. */
export function listNotices(state: CheckoutState): Notice[] {
  const { items, discounts, market, lines, payment } = state
  return [
    ...items
      .filter(({ priceAtAdding, goods }) => priceAtAdding !== null && priceAtAdding !== goods.price)
      .map(({ goods }) => ({ kind: 'price-changed' as const, about: goods.name })),
    ...listMissing(items).map(({ goods }) => ({ kind: 'not-in-stock' as const, about: goods.name })),
    ...listDearerInsurances(market, items).map(({ goods }) => ({
      kind: 'insurance-price-changed' as const,
      about: goods.name,
    })),
    ...lines
      .filter(({ kind }) => kind === 'service' && payment?.isForGoodsAlone)
      .map(({ name }) => ({ kind: 'glue-service-not-offered' as const, about: name })),
    ...discounts
      .filter(({ fault }) => fault !== null)
      .map(({ discount }) => ({ kind: 'invalid-discount' as const, about: discount.name })),
  ]
}
