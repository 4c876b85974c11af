import { findInstalment } from '../cart/instalments.ts'
import type { carts } from '../cart/schema.ts'
import type { CartLine } from '../cart/store.ts'
import type { MarketCode } from '../contract.ts'
import { listPaymentMethods } from './methods.ts'

type CartRow = typeof carts.$inferSelect

/**
 * Who has chosen instalments with a package comes to the checkout with them, as long as nothing is chosen there; with
 * several ways of them only to pay so. `goods` is the sum that is lent.
 */
export function presetInstalments(
  {
    market,
    typeDeliveryCode,
    typePayment,
  }: Pick<CartRow, 'typeDeliveryCode' | 'typePayment'> & {
    market: MarketCode
  },
  items: readonly Pick<CartLine, 'installmentId'>[],
  goods: number,
): Pick<CartRow, 'typePayment' | 'paymentCompany' | 'installmentId'> | null {
  const [id, other] = new Set(items.flatMap(({ installmentId }) => installmentId ?? []))
  const method = listPaymentMethods(market).find(({ kind }) => kind === 'instalment')
  if (id === undefined || !method || typeDeliveryCode !== null || typePayment !== null) return null
  if (goods < (method.from ?? 0) || goods > (method.upTo ?? goods)) return null
  const found = other === undefined ? findInstalment(market, goods, id) : null
  return {
    typePayment: method.code,
    paymentCompany: found?.company_code ?? null,
    installmentId: found?.id ?? null,
  }
}
