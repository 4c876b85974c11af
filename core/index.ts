/** The public face of the package; nothing inside imports it. */
export {
  type Article,
  readBusinessTerms,
  readDpdMap,
  readPromotions,
  type UntrustedHtml,
} from './api/articles.ts'
export { type AddedProduct, addProduct } from './api/cart-changes.ts'
export { type Failure, FailureError, type FieldErrors } from './api/failure.ts'
export {
  type Fileset,
  type FoundFileset,
  type Photo,
  readFileset,
  readFilesetsByTerm,
} from './api/gallery.ts'
export {
  type ListEntry,
  readTypeCategories,
  readTypeDevices,
  readUnits,
  type TypeCategory,
} from './api/lists.ts'
export { type RouteArguments, RouteError, reverse } from './api/routes.ts'
export { defineMessages, type Messages } from './intl/define-messages.ts'
export { describeFailure } from './intl/failure-text.ts'
export { describeRefusal } from './intl/refusal-text.ts'
export { createTranslate, type Translate } from './intl/translate.ts'
export { type Language, MARKETS, type Market, type MarketCode } from './market.ts'
export { type Minor, readDecimal, writeDecimal } from './money/decimal.ts'
export { formatMoney } from './money/format-money.ts'
export { configurePage, PageConfig, type PageSettings } from './page.ts'
export { defineParams, type Params, type ParamValues } from './params/define-params.ts'
export { type ParamIssue, readParams } from './params/read-params.ts'
export {
  choice,
  flag,
  image,
  integer,
  list,
  money,
  type Param,
  type ParamDescription,
  type ParamOptions,
  reference,
  text,
} from './params/vocabulary.ts'
export { type Appraisal, changeAnswer, evaluateAppraisal } from './pricing/appraisal.ts'
export type { AppraisalData, Condition, ConditionChoice } from './pricing/conditions.ts'
export { explainPrice, type PriceLine } from './pricing/explain.ts'
export { setReporter } from './report.ts'
export { type Buyback, buyback } from './state/buyback.ts'
export { type Cart, type CartItem, cart } from './state/cart.ts'
export { type LastVisited, lastVisited } from './state/last-visited.ts'
export { dismissNotification, type Notification, notifications, notify } from './state/notifications.ts'
export { type Service, service } from './state/service.ts'
export { refreshVisitor, visitor, visitorKind } from './state/visitor.ts'
export { setConsent } from './tracking/track.ts'
export { type Content, defineWidget, type Island, type When, type Widget } from './widget.ts'
