import * as v from 'valibot'
import { mutation, query } from '#core/http/endpoint.ts'
import { Id, sentText } from '../wire.ts'
import { Named } from './searches.ts'

export const RULE_SETS = ['stock', 'quantity', 'payment', 'delivery'] as const
export type RuleSetName = (typeof RULE_SETS)[number]

/** Most points that one rule gives or takes. */
export const MOST_POINTS = 999
/** The highest limit of a rule of quantities. */
export const MOST_PIECES = 9999

export const Points = v.pipe(v.number(), v.safeInteger(), v.minValue(-MOST_POINTS), v.maxValue(MOST_POINTS))
const Pieces = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MOST_PIECES))

export const StockRule = v.object({ id: Id, stock: Named, points: v.number() })
export type StockRule = v.InferOutput<typeof StockRule>
export const QuantityRule = v.object({
  id: Id,
  quantity_from: v.number(),
  /** Null for no upper limit. */
  quantity_to: v.nullish(v.number(), null),
  points: v.number(),
})
export type QuantityRule = v.InferOutput<typeof QuantityRule>
export const PaymentRule = v.object({ id: Id, payment_type: Named, points: v.number() })
export type PaymentRule = v.InferOutput<typeof PaymentRule>
/** No call changes these: they are shown as they are. */
export const DeliveryRule = v.object({ id: Id, delivery_type: Named, points: v.number() })
export type DeliveryRule = v.InferOutput<typeof DeliveryRule>

/** What holds in a rule set none of whose rules fits. */
export const DefaultRule = v.object({
  points: v.number(),
  /** Whether stocks that no rule names give pieces, too, where there are rules for stocks. */
  allows_other_stocks: v.boolean(),
})
export type DefaultRule = v.InferOutput<typeof DefaultRule>

export const RuleSets = v.object({
  stock: v.array(StockRule),
  quantity: v.array(QuantityRule),
  payment: v.array(PaymentRule),
  delivery: v.array(DeliveryRule),
  default: DefaultRule,
})
export type RuleSets = v.InferOutput<typeof RuleSets>

/** The rules of one setting, with the version that a change of any of them raises. */
export const SettingRules = v.object({ id: Id, version: v.number(), rules: RuleSets })
export type SettingRules = v.InferOutput<typeof SettingRules>

const STOCK_FIELDS = { stock: sentText(40), points: Points }
const QUANTITY_FIELDS = { quantity_from: Pieces, quantity_to: v.nullable(Pieces), points: Points }
const PAYMENT_FIELDS = { payment_type: sentText(60), points: Points }

const ROOT = '/api/new/orders/preorder-settings/rule'

export const fetchRules = query('preorder-rules', {
  path: `${ROOT}/fetch/{pk}`,
  doc: 'The rule sets of a setting.',
  response: SettingRules,
  errors: [403, 404],
  isPersonal: true,
  access: 'staff',
})

export const updateDefaultRule = mutation('preorder-default-rule-update', {
  path: `${ROOT}/update/default/{pk}`,
  doc: 'Changes what holds where no rule of a set fits; answers with the rules of the setting.',
  request: v.strictObject({ points: Points, allows_other_stocks: v.boolean() }),
  response: SettingRules,
  errors: [400, 403, 404],
  access: 'staff',
})

export const createStockRule = mutation('preorder-stock-rule-create', {
  path: `${ROOT}/stock/create/{pk}`,
  doc: 'Adds points for pieces of a stock to a setting; answers with the rules of the setting.',
  request: v.strictObject(STOCK_FIELDS),
  response: SettingRules,
  errors: [400, 403, 404],
  access: 'staff',
})

export const updateStockRule = mutation('preorder-stock-rule-update', {
  path: `${ROOT}/stock/update/{pk}`,
  method: 'PATCH',
  doc: 'Changes a rule for a stock, by its own id; answers with the rules of its setting. A version of the setting that is no longer the last is a 409 with its rules under `current`.',
  request: v.strictObject({ version: v.number(), ...STOCK_FIELDS }),
  response: SettingRules,
  errors: [400, 403, 404, 409],
  access: 'staff',
})

export const deleteStockRule = mutation('preorder-stock-rule-delete', {
  path: `${ROOT}/stock/delete/{pk}`,
  method: 'DELETE',
  doc: 'Takes a rule for a stock away, by its own id; answers with the rules of its setting.',
  request: v.strictObject({}),
  response: SettingRules,
  errors: [403, 404],
  access: 'staff',
})

export const createQuantityRule = mutation('preorder-quantity-rule-create', {
  path: `${ROOT}/quantity/create/{pk}`,
  doc: 'Adds points for how many pieces are ordered to a setting; answers with the rules of the setting.',
  request: v.strictObject(QUANTITY_FIELDS),
  response: SettingRules,
  errors: [400, 403, 404],
  access: 'staff',
})

export const updateQuantityRule = mutation('preorder-quantity-rule-update', {
  path: `${ROOT}/quantity/update/{pk}`,
  method: 'PATCH',
  doc: 'Changes a rule for quantities, by its own id; answers with the rules of its setting. A version of the setting that is no longer the last is a 409 with its rules under `current`.',
  request: v.strictObject({ version: v.number(), ...QUANTITY_FIELDS }),
  response: SettingRules,
  errors: [400, 403, 404, 409],
  access: 'staff',
})

export const deleteQuantityRule = mutation('preorder-quantity-rule-delete', {
  path: `${ROOT}/quantity/delete/{pk}`,
  method: 'DELETE',
  doc: 'Takes a rule for quantities away, by its own id; answers with the rules of its setting.',
  request: v.strictObject({}),
  response: SettingRules,
  errors: [403, 404],
  access: 'staff',
})

export const createPaymentRule = mutation('preorder-payment-rule-create', {
  path: `${ROOT}/payment/create/{pk}`,
  doc: 'Adds points for a way of paying to a setting; answers with the rules of the setting.',
  request: v.strictObject(PAYMENT_FIELDS),
  response: SettingRules,
  errors: [400, 403, 404],
  access: 'staff',
})

export const updatePaymentRule = mutation('preorder-payment-rule-update', {
  path: `${ROOT}/payment/update/{pk}`,
  method: 'PATCH',
  doc: 'Changes a rule for a way of paying, by its own id; answers with the rules of its setting. A version of the setting that is no longer the last is a 409 with its rules under `current`.',
  request: v.strictObject({ version: v.number(), ...PAYMENT_FIELDS }),
  response: SettingRules,
  errors: [400, 403, 404, 409],
  access: 'staff',
})

export const deletePaymentRule = mutation('preorder-payment-rule-delete', {
  path: `${ROOT}/payment/delete/{pk}`,
  method: 'DELETE',
  doc: 'Takes a rule for a way of paying away, by its own id; answers with the rules of its setting.',
  request: v.strictObject({}),
  response: SettingRules,
  errors: [403, 404],
  access: 'staff',
})
