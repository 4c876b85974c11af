import {
  createPaymentRule,
  createQuantityRule,
  createStockRule,
  deletePaymentRule,
  deleteQuantityRule,
  deleteStockRule,
  type PaymentRule,
  type QuantityRule,
  type SettingRules,
  type StockRule,
  updatePaymentRule,
  updateQuantityRule,
  updateStockRule,
} from '#core/api/preorders/rules.ts'
import { write } from '#core/http/write.ts'

/** Rules that can be made and taken away. */
export type OwnSet = 'stock' | 'quantity' | 'payment'
export type Rule =
  | { set: 'stock'; rule: StockRule }
  | { set: 'quantity'; rule: QuantityRule }
  | { set: 'payment'; rule: PaymentRule }

export async function sendRule(pk: string, { set, rule }: Rule, key: string): Promise<SettingRules> {
  const options = { args: { pk }, ...(key && { idempotencyKey: key }) }
  const { points } = rule
  if (set === 'stock') return (await write(createStockRule, { stock: rule.stock.id, points }, options)).data
  if (set === 'payment')
    return (await write(createPaymentRule, { payment_type: rule.payment_type.id, points }, options)).data
  const { quantity_from, quantity_to } = rule
  return (await write(createQuantityRule, { quantity_from, quantity_to, points }, options)).data
}

/** `version` is that of the setting, as it was when the rule was read. */
export async function sendChange({ set, rule }: Rule, version: number, key: string): Promise<SettingRules> {
  const options = { args: { pk: rule.id }, ...(key && { idempotencyKey: key }) }
  const { points } = rule
  if (set === 'stock')
    return (await write(updateStockRule, { stock: rule.stock.id, points, version }, options)).data
  if (set === 'payment')
    return (await write(updatePaymentRule, { payment_type: rule.payment_type.id, points, version }, options))
      .data
  const { quantity_from, quantity_to } = rule
  return (await write(updateQuantityRule, { quantity_from, quantity_to, points, version }, options)).data
}

export async function sendRemoval({ set, rule }: Rule, key: string): Promise<SettingRules> {
  const options = { args: { pk: rule.id }, ...(key && { idempotencyKey: key }) }
  if (set === 'stock') return (await write(deleteStockRule, {}, options)).data
  if (set === 'payment') return (await write(deletePaymentRule, {}, options)).data
  return (await write(deleteQuantityRule, {}, options)).data
}
