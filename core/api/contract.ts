import { type Call, describeCall } from '#core/http/call.ts'
import type { Endpoint } from '#core/http/endpoint.ts'
import * as mail from './buyback/price-mail.ts'
import * as review from './buyback/review.ts'
import * as sale from './buyback/sale.ts'
import * as selector from './buyback/selector.ts'
import * as cart from './cart/cart.ts'
import * as cartChanges from './cart/cart-changes.ts'
import * as packageParts from './cart/package-parts.ts'
import * as cartPackages from './cart/packages.ts'
import * as productOffer from './cart/product-offer.ts'
import * as categories from './categories/categories.ts'
import * as categoryHistory from './categories/category-history.ts'
import * as productCategories from './categories/product-categories.ts'
import * as checkoutCart from './checkout/checkout-cart.ts'
import * as company from './checkout/company.ts'
import * as order from './checkout/order.ts'
import * as catalogue from './cms/component-catalogue.ts'
import * as params from './cms/component-params.ts'
import * as drafts from './cms/page-draft.ts'
import * as articles from './content/articles.ts'
import * as gallery from './content/gallery.ts'
import * as lists from './content/lists.ts'
import * as places from './content/places.ts'
import * as products from './content/products.ts'
import * as courier from './delivery/courier.ts'
import * as deliveries from './delivery/deliveries.ts'
import * as deliveryPlaces from './delivery/places.ts'
import * as discountCodes from './discounts/discount-codes.ts'
import * as discountRelations from './discounts/discount-relations.ts'
import * as discounts from './discounts/discounts.ts'
import * as gridViews from './grid/views.ts'
import * as newsletter from './newsletter/newsletter.ts'
import * as orderInstalments from './orders/instalments.ts'
import * as orders from './orders/orders.ts'
import * as withdrawal from './orders/withdrawal.ts'
import * as instalments from './payments/instalments.ts'
import * as paymentStatus from './payments/payment-status.ts'
import * as payments from './payments/payments.ts'
import * as twisto from './payments/twisto.ts'
import * as wallets from './payments/wallets.ts'
import * as crates from './picking/crates.ts'
import * as customerMail from './picking/customer-mail.ts'
import * as orderDeliveries from './picking/deliveries.ts'
import * as deliveryList from './picking/delivery-list.ts'
import * as packing from './picking/packing.ts'
import * as preorders from './preorders/orders.ts'
import * as preorderRules from './preorders/rules.ts'
import * as preorderSearches from './preorders/searches.ts'
import * as preorderSettings from './preorders/settings.ts'
import * as preorderStock from './preorders/stock.ts'
import * as purge from './purge/purge.ts'
import * as service from './service/service.ts'
import * as profile from './visitor/profile.ts'
import * as session from './visitor/session.ts'
import * as visitor from './visitor/visitor.ts'

const RESOURCES = [
  selector,
  mail,
  sale,
  review,
  service,
  cart,
  cartChanges,
  cartPackages,
  packageParts,
  productOffer,
  deliveries,
  deliveryPlaces,
  courier,
  payments,
  instalments,
  checkoutCart,
  company,
  order,
  twisto,
  wallets,
  gridViews,
  paymentStatus,
  orders,
  withdrawal,
  orderInstalments,
  products,
  visitor,
  profile,
  session,
  newsletter,
  places,
  articles,
  lists,
  gallery,
  catalogue,
  params,
  drafts,
  crates,
  packing,
  deliveryList,
  orderDeliveries,
  customerMail,
  purge,
  categories,
  categoryHistory,
  productCategories,
  preorderSettings,
  preorderRules,
  preorderSearches,
  preorderStock,
  preorders,
  discounts,
  discountCodes,
  discountRelations,
] as const

type ExportsOf<T> = T extends unknown ? T[keyof T] : never
export type RouteName = Extract<ExportsOf<(typeof RESOURCES)[number]>, { method: string }>['name']

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'doc' in value

/** Every endpoint that islands call: what a server must serve. A new resource is listed above. */
export const ENDPOINTS: readonly Endpoint[] = RESOURCES.flatMap(resource =>
  Object.values<unknown>(resource).filter(isEndpoint),
)

/** The same by route name, with all defaults. */
export const CONTRACT = Object.fromEntries(
  ENDPOINTS.map(endpoint => [endpoint.name, describeCall(endpoint)]),
) as Readonly<Record<RouteName, Call>>

export const ROUTE_NAMES = Object.keys(CONTRACT) as RouteName[]

/** The route table of a page whose server keeps the paths of the contract, behind a prefix such as `/cz`. */
export const writeRouteTable = (prefix: string): Record<RouteName, string> =>
  Object.fromEntries(ROUTE_NAMES.map(name => [name, prefix + CONTRACT[name].path])) as Record<
    RouteName,
    string
  >
