import type { MarketCode } from '../contract.ts'
import { SITES } from '../site.ts'

export type Method = 'GET' | 'POST'

/** Every call of the contract: its name, its method, and its path behind the market's buy-back page or prefix. */
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
  'country-options': ['GET', 'home', 'core/api/countries/'],
  'place-search': ['GET', 'home', 'core/api/places/'],
  'active-user': ['GET', 'home', 'core/api/active-user/'],
} as const satisfies Record<string, readonly [Method, 'buyback' | 'home', string]>

export type RouteName = keyof typeof CALLS
export const ROUTE_NAMES = Object.keys(CALLS) as RouteName[]

export const methodOf = (name: RouteName): Method => CALLS[name][0]

/** The path of a route with its arguments in braces, as the page's route table carries it. */
export function pathOf(name: RouteName, market: MarketCode): string {
  const [, base, path] = CALLS[name]
  return `${SITES[market].paths[base]}${path}`
}

/** The route table that a page of the market carries. */
export const listRoutes = (market: MarketCode): Record<string, string> =>
  Object.fromEntries(ROUTE_NAMES.map(name => [name, pathOf(name, market)]))
