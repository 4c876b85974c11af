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
export { COMPONENT_WORDS } from '#core/api/cms/component-words.ts'
export { DraftStepForm, PublishForm } from '#core/api/cms/page-draft.ts'
export { CONTRACT, ROUTE_NAMES, type RouteName } from '#core/api/contract.ts'
export { LiftagoRequest } from '#core/api/delivery/courier.ts'
export { CodesRange, CodesRequest } from '#core/api/discounts/discount-codes.ts'
export {
  BulkDiscounts,
  ChangedDiscount,
  NewDiscount,
  VersionedDiscount,
} from '#core/api/discounts/discounts.ts'
export { type GridState, GridViewRequest } from '#core/api/grid/views.ts'
export type { INSTALMENT_STATES } from '#core/api/orders/instalments.ts'
export { type INVOICE_STATES, ITEM_KINDS, ORDER_STATES } from '#core/api/orders/orders.ts'
export { WITHDRAWAL_FIELDS, WithdrawalRequest, withdrawalForm } from '#core/api/orders/withdrawal.ts'
export { SelectedPayment } from '#core/api/payments/payments.ts'
export { AppleValidation, WalletInit, WalletProcess } from '#core/api/payments/wallets.ts'
export { OrderMail } from '#core/api/picking/customer-mail.ts'
export {
  AddedItem,
  DeliveryWindow,
  GOOD_PICKS,
  LockRequest,
  PickingMove,
  type PickOutcome,
  ReplacedItem,
  VersionOnly,
} from '#core/api/picking/deliveries.ts'
export { BulkRequest, SearchRequest } from '#core/api/picking/delivery-list.ts'
export { GOOD_OUTCOMES, type ScanOutcome, ScanRequest } from '#core/api/picking/packing.ts'
export type { PickingState } from '#core/api/picking/picking-state.ts'
export {
  type Explanation,
  PREORDER_STATES,
  type Preorder,
  type PreorderState,
} from '#core/api/preorders/orders.ts'
export { MOST_PIECES, MOST_POINTS, type RuleSetName, type RuleSets } from '#core/api/preorders/rules.ts'
export type { Named } from '#core/api/preorders/searches.ts'
export {
  type Candidate,
  type FreePieces,
  MOST_PRIORITY,
  type PreorderSetting,
} from '#core/api/preorders/settings.ts'
export {
  type ImportFault,
  type ImportOutcome,
  type ImportUndo,
  MOST_FILE,
  STOCK_WINDOWS,
  type StockRow,
} from '#core/api/preorders/stock.ts'
export { PURGE_MODES, type PurgeRequest } from '#core/api/purge/purge.ts'
export { type Profile, profileForm } from '#core/api/visitor/profile.ts'
export type { ActiveUser } from '#core/api/visitor/visitor.ts'
export { evaluateAppraisal } from '#core/buyback/appraisal.ts'
export { toAppraisalData } from '#core/buyback/appraisal-data.ts'
export { findBestPrice } from '#core/buyback/best-price.ts'
export { isAddingPromised } from '#core/buyback/promised.ts'
export { sumPackage } from '#core/cart/sum-package.ts'
export { decodeText, findEncoding, isBinary } from '#core/csv/decode-text.ts'
export { findSeparator, readHeader } from '#core/csv/read-header.ts'
export { type DiscountExtent, type Intersection, intersect } from '#core/discounts/intersect.ts'
export { foldText } from '#core/fold-text.ts'
export { formatMoney } from '#core/intl/format-money.ts'
export { keepTogether } from '#core/intl/keep-together.ts'
export { showIban, showPhone } from '#core/intl/show-contact.ts'
export { MARKETS, type MarketCode, TIME_ZONES } from '#core/market.ts'
export { readDecimal, writeDecimal } from '#core/money/decimal.ts'
export { isCollected } from '#core/orders/is-collected.ts'
export { defineParams } from '#core/params/define-params.ts'
export { listNeedlessTypes } from '#core/params/list-needless-types.ts'
export { makeParam } from '#core/params/make-param.ts'
export type { ReferenceOf } from '#core/params/param.ts'
export { readParams } from '#core/params/read-params.ts'
export { drawCode128 } from '#core/picking/code128.ts'
export { isDeliveryWindow } from '#core/picking/delivery-window.ts'
export { fillMail, findGap } from '#core/picking/fill-mail.ts'
export {
  type AcceptedScan,
  type CodeFacts,
  checkPacked,
  listOwed,
  listPieces,
  type Packing,
  packScan,
  readBox,
  readExpected,
  readWeight,
} from '#core/picking/packing.ts'
export { listNextPickingStates, OLD_AFTER, sumUpPicking } from '#core/picking/picking-states.ts'
export { COMMANDS, readScan, type ScannedCode, writeBox, writeWeight } from '#core/picking/scan-codes.ts'
export { type Allocating, allocate } from '#core/preorders/allocate.ts'
export { boundScore, findSetting } from '#core/preorders/score.ts'
export {
  canAllocate,
  canMove,
  isInterested,
  listNextStates,
  type NotReady,
  tellNotReady,
} from '#core/preorders/states.ts'
export {
  readStockLine,
  STOCK_COLUMNS,
  type StockColumn,
  type StockLine,
  type StockLineFault,
} from '#core/preorders/stock-file.ts'
export { toIban } from '#core/validation/bank/bank-account.ts'
export { normalizeEmail, validateEmail } from '#core/validation/contact/email.ts'
export {
  isDiscountCode,
  validateCumulative,
  validateDiscountValue,
  validateMinimalSum,
  validateSpan,
} from '#core/validation/discount/discount.ts'
export { discountMessages } from '#core/validation/discount/messages.ts'
export { validatePassword } from '#core/validation/password/password.ts'
export {
  normalizePurgeUrl,
  type PurgeCode,
  splitPurgeKeys,
  validatePurgeKeys,
  validatePurgeUrl,
} from '#core/validation/purge.ts'
export { readRefusal } from '#core/validation/refusal.ts'
