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

/** Whether two rules of a set say the same, whatever else is known of what they are for. */
export function saysTheSame({ set, rule }: Rule, other: Rule): boolean {
  const write = (one: Rule): string =>
    JSON.stringify(
      one.set === 'stock'
        ? [one.rule.stock.id, one.rule.points]
        : one.set === 'payment'
          ? [one.rule.payment_type.id, one.rule.points]
          : [one.rule.quantity_from, one.rule.quantity_to, one.rule.points],
    )
  return set === other.set && write({ set, rule } as Rule) === write(other)
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
