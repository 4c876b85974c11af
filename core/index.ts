/** The public face of the package; nothing inside imports it. */

export { type AddedProduct, addProduct, toAddedProduct } from '#core/api/cart/cart-changes.ts'
export {
  type Article,
  businessTerms,
  dpdMap,
  promotions,
  type UntrustedHtml,
} from '#core/api/content/articles.ts'
export {
  type Fileset,
  type FoundFileset,
  fileset,
  filesetsByTerm,
  type Photo,
} from '#core/api/content/gallery.ts'
export {
  type ListEntry,
  type TypeCategory,
  typeCategories,
  typeDevices,
  units,
} from '#core/api/content/lists.ts'
export { type Appraisal, changeAnswer, evaluateAppraisal } from '#core/buyback/appraisal.ts'
export { type Buyback, buyback } from '#core/buyback/buyback.ts'
export type { AppraisalData, Condition, ConditionChoice } from '#core/buyback/conditions.ts'
export { explainPrice, type PriceLine } from '#core/buyback/explain.ts'
export { type Cart, cart } from '#core/cart/cart.ts'
export { type Failure, FailureError, type FieldErrors } from '#core/http/failure.ts'
export { type RouteArguments, RouteError, reverse } from '#core/http/routes.ts'
export { defineMessages, type Messages } from '#core/intl/define-messages.ts'
export { describeFailure } from '#core/intl/failure-text.ts'
export { formatMoney } from '#core/intl/format-money.ts'
export { describeRefusal } from '#core/intl/refusal-text.ts'
export { createTranslate, type Translate } from '#core/intl/translate.ts'
export { type Minor, readDecimal, writeDecimal } from '#core/money/decimal.ts'
export { defineParams, type Params, type ParamValues } from '#core/params/define-params.ts'
export type { ReferenceOf } from '#core/params/param.ts'
export { type ParamIssue, readParams } from '#core/params/read-params.ts'
export {
  choice,
  flag,
  image,
  integer,
  link,
  list,
  money,
  type Param,
  type ParamDescription,
  type ParamOptions,
  reference,
  text,
} from '#core/params/vocabulary.ts'
export { type Service, service } from '#core/service/service.ts'
export { dismissNotification, type Notification, notifications, notify } from '#core/state/notifications.ts'
export { setConsent } from '#core/tracking/track.ts'
export { type LastVisited, lastVisited } from '#core/visitor/last-visited.ts'
export { refreshVisitor, visitor, visitorKind } from '#core/visitor/visitor.ts'
export { type Endpoint, type Mutation, mutation, type Query, query } from './http/endpoint.ts'
export { type ReadOptions, read } from './http/read.ts'
export { type WriteOptions, type Written, write } from './http/write.ts'
export { type Language, MARKETS, type Market, type MarketCode } from './market.ts'
export { configurePage, PageConfig, type PageSettings } from './page.ts'
export { setReporter } from './report.ts'
export { type Content, defineWidget, type Island, type When, type Widget } from './widget.ts'
