/**
 * Everything the shop takes from the core: the contract's schemas and the rules, so that both sides check and
 * price with the very same code. Nothing else in the shop reaches into the core.
 */
export { AppraisalForm, type ConditionAnswer } from '../../core/api/buyback.ts'
export { fromSellPayload, sellForm } from '../../core/api/buyback-sale.ts'
export { Catalogue } from '../../core/api/component-catalogue.ts'
export {
  type ComponentParam,
  ComponentParamsForm,
  InsertForm,
  PlaceForm,
} from '../../core/api/component-params.ts'
export { type Profile, profileForm } from '../../core/api/profile.ts'
export { PURGE_MODES, type PurgeRequest } from '../../core/api/purge.ts'
export { SELL_FIELD_NAMES, SELL_FIELDS, type SellField } from '../../core/api/sell-fields.ts'
export { MARKETS, type MarketCode } from '../../core/market.ts'
export { readDecimal, writeDecimal } from '../../core/money/decimal.ts'
export { formatMoney } from '../../core/money/format-money.ts'
export { defineParams } from '../../core/params/define-params.ts'
export { makeParam } from '../../core/params/make-param.ts'
export { readParams } from '../../core/params/read-params.ts'
export { evaluateAppraisal } from '../../core/pricing/appraisal.ts'
export { toAppraisalData } from '../../core/state/appraisal-data.ts'
export { splitRefusal } from '../../core/validation/codes.ts'
export { normalizeEmail, validateEmail } from '../../core/validation/email.ts'
export {
  normalizePurgeUrl,
  type PurgeCode,
  splitPurgeKeys,
  validatePurgeKeys,
  validatePurgeUrl,
} from '../../core/validation/purge.ts'
