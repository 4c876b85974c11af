/**
 * Everything the shop takes from the core: the contract's schemas and the rules, so that both sides check and
 * price with the very same code. Nothing else in the shop reaches into the core.
 */

export {
  fromSellPayload,
  SELL_FIELD_NAMES,
  SELL_FIELDS,
  type SellField,
  sellForm,
} from '#core/api/buyback/sale.ts'
export { AppraisalForm, type ConditionAnswer, LONGEST_NOTE } from '#core/api/buyback/selector.ts'
export { type CheckoutCart, DiscountRequest } from '#core/api/checkout/checkout-cart.ts'
export {
  fromOrderRequest,
  ORDER_FIELDS,
  OrderRequest,
  orderForm,
  toOrderRequest,
} from '#core/api/checkout/order.ts'
export { Catalogue } from '#core/api/cms/component-catalogue.ts'
export {
  type ComponentParam,
  ComponentParamsForm,
  InsertForm,
  PlaceForm,
} from '#core/api/cms/component-params.ts'
export { DraftStepForm, PublishForm } from '#core/api/cms/page-draft.ts'
export { CONTRACT, ROUTE_NAMES, type RouteName } from '#core/api/contract.ts'
export { LiftagoRequest } from '#core/api/delivery/courier.ts'
export type { GridState } from '#core/api/grid/views.ts'
export type { INSTALMENT_STATES } from '#core/api/orders/instalments.ts'
export { type INVOICE_STATES, ITEM_KINDS, ORDER_STATES } from '#core/api/orders/orders.ts'
export { WITHDRAWAL_FIELDS, WithdrawalRequest, withdrawalForm } from '#core/api/orders/withdrawal.ts'
export { SelectedPayment } from '#core/api/payments/payments.ts'
export { AppleValidation, WalletInit, WalletProcess } from '#core/api/payments/wallets.ts'
export { PURGE_MODES, type PurgeRequest } from '#core/api/purge/purge.ts'
export { type Profile, profileForm } from '#core/api/visitor/profile.ts'
export { evaluateAppraisal } from '#core/buyback/appraisal.ts'
export { toAppraisalData } from '#core/buyback/appraisal-data.ts'
export { sumPackage } from '#core/cart/sum-package.ts'
export { formatMoney } from '#core/intl/format-money.ts'
export { keepTogether } from '#core/intl/keep-together.ts'
export { MARKETS, type MarketCode } from '#core/market.ts'
export { readDecimal, writeDecimal } from '#core/money/decimal.ts'
export { defineParams } from '#core/params/define-params.ts'
export { makeParam } from '#core/params/make-param.ts'
export { readParams } from '#core/params/read-params.ts'
export { toIban } from '#core/validation/bank/bank-account.ts'
export { normalizeEmail, validateEmail } from '#core/validation/contact/email.ts'
export { validatePassword } from '#core/validation/password/password.ts'
export {
  normalizePurgeUrl,
  type PurgeCode,
  splitPurgeKeys,
  validatePurgeKeys,
  validatePurgeUrl,
} from '#core/validation/purge.ts'
export { readRefusal } from '#core/validation/refusal.ts'
