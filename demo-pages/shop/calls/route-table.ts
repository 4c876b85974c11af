import type { MarketCode } from '../contract.ts'
import { SITES } from '../site.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Every call of the contract: its name, its method, and its path behind one of the market's pages. */
const CALLS = {
  'buyout-types': ['GET', 'buyback', 'api/types/'],
  'buyout-manufacturers': ['GET', 'buyback', 'api/{type}/manufacturers/'],
  'buyout-models': ['GET', 'buyback', 'api/{type}/{manufacturer}/models/'],
  'buyout-colors': ['GET', 'buyback', 'api/models/{model}/colors/'],
  'buyout-appraisal': ['GET', 'buyback', 'api/colors/{color}/appraisal/'],
  'buyout-selector-url': ['GET', 'buyback', 'api/url/'],
  'buyout-selector-data': ['GET', 'buyback', 'api/selector/'],
  'send-buyout-to-email': ['POST', 'buyback', 'api/send-to-email/'],
  'sell-buyout-online': ['POST', 'buyback', 'api/sell/'],
  'buyout-detail': ['GET', 'buyback', 'api/buyouts/{id}/'],
  'service-types': ['GET', 'service', 'api/types/'],
  'service-manufacturers': ['GET', 'service', 'api/{type}/manufacturers/'],
  'service-models': ['GET', 'service', 'api/{type}/{manufacturer}/models/'],
  'service-colors': ['GET', 'service', 'api/models/{model}/colors/'],
  'service-operations': ['GET', 'service', 'api/colors/{color}/operations/'],
  'service-selector-data': ['GET', 'service', 'api/selector/'],
  'service-product': ['GET', 'service', 'api/products/{id}/'],
  'service-smart-search': ['GET', 'service', 'api/search/'],
  'country-options': ['GET', 'home', 'core/api/countries/'],
  'place-search': ['GET', 'home', 'core/api/places/'],
  'article-business-terms': ['GET', 'home', 'core/api/articles/business-terms/'],
  'article-promotions': ['GET', 'home', 'core/api/articles/promotions/'],
  'article-dpd-map': ['GET', 'home', 'core/api/articles/dpd-map/'],
  'type-devices': ['GET', 'home', 'core/api/lists/type-devices/'],
  units: ['GET', 'home', 'core/api/lists/units/'],
  'type-categories': ['GET', 'home', 'core/api/lists/type-categories/'],
  'gallery-fileset': ['GET', 'home', 'api/new/core/gallery/fileset/{id}/'],
  'gallery-filesets-by-term': ['GET', 'home', 'api/new/core/gallery/filesets-by-term/'],
  'active-user': ['GET', 'home', 'core/api/active-user/'],
  'active-user-save': ['POST', 'home', 'core/api/active-user/'],
  login: ['POST', 'home', 'core/api/login/'],
  logout: ['POST', 'home', 'core/api/logout/'],
  'cart-count': ['GET', 'home', 'core/cart/count/'],
  'cart-summary': ['GET', 'home', 'api/new/cart/cart/summary/'],
  'add-product': ['POST', 'home', 'core/cart/add-product/'],
  'news-add-subscriber': ['POST', 'home', 'api/new/news/subscriber/add-subscriber/'],
  'products-by-code': ['GET', 'home', 'core/api/products/'],
  'fastly-purge': ['POST', 'home', 'api/new/core/fastly/purge'],
  'component-params': ['GET', 'home', 'core/api/component-params/{pk}/'],
  'component-params-save': ['POST', 'home', 'core/api/component-params/{pk}/'],
  'page-components': ['POST', 'home', 'core/api/pages/{page}/components/'],
  'page-component-move': ['PATCH', 'home', 'core/api/pages/{page}/components/{pk}/'],
  'page-component-delete': ['DELETE', 'home', 'core/api/pages/{page}/components/{pk}/'],
} as const satisfies Record<string, readonly [Method, 'buyback' | 'service' | 'home', string]>

export type RouteName = keyof typeof CALLS
export const ROUTE_NAMES = Object.keys(CALLS) as RouteName[]

export const methodOf = (name: RouteName): Method => CALLS[name][0]

/** The path of a route with its arguments in braces, as the page's route table carries it. */
export function pathOf(name: RouteName, market: MarketCode): string {
  const [, base, path] = CALLS[name]
  return `${SITES[market].paths[base]}${path}`
}

/** The methods of all calls that have one path. */
export const listMethodsOf = (path: string, market: MarketCode): Method[] =>
  ROUTE_NAMES.filter(name => pathOf(name, market) === path).map(methodOf)

/** The route table that a page of the market carries. */
export const listRoutes = (market: MarketCode): Record<string, string> => ({
  ...Object.fromEntries(ROUTE_NAMES.map(name => [name, pathOf(name, market)])),
  // A built file, so nothing serves it as a call.
  'component-catalogue': `/static/${market}/catalogue.json`,
})
