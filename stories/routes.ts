import * as v from 'valibot'
import { AppraisalAnswer, Choices, SelectorData, SelectorUrl } from '../core/api/buyback.ts'
import { BuybackDetail } from '../core/api/buyback-review.ts'
import { Country, Place } from '../core/api/places.ts'
import { ActiveUser } from '../core/api/visitor.ts'
import type { MarketCode } from '../core/market.ts'

export interface Route {
  /** Below the market's prefix. */
  path: string
  method: 'GET' | 'POST'
  /** What a good answer looks like; absent where nothing of it is read. */
  answer?: v.GenericSchema
}

const describeRoutes = <N extends string>(routes: Record<N, Route>): Readonly<Record<N, Route>> => routes

/** All calls of the contract, as the reference shop spells their paths. */
export const ROUTES = describeRoutes({
  'buyout-types': { path: '/vykup/api/types/', method: 'GET', answer: Choices },
  'buyout-manufacturers': { path: '/vykup/api/{type}/manufacturers/', method: 'GET', answer: Choices },
  'buyout-models': { path: '/vykup/api/{type}/{manufacturer}/models/', method: 'GET', answer: Choices },
  'buyout-colors': { path: '/vykup/api/models/{model}/colors/', method: 'GET', answer: Choices },
  'buyout-appraisal': {
    path: '/vykup/api/colors/{color}/appraisal/',
    method: 'GET',
    answer: AppraisalAnswer,
  },
  'buyout-selector-url': { path: '/vykup/api/url/', method: 'GET', answer: SelectorUrl },
  'buyout-selector-data': { path: '/vykup/api/selector/', method: 'GET', answer: SelectorData },
  'send-buyout-to-email': { path: '/vykup/api/send-to-email/', method: 'POST' },
  'sell-buyout-online': { path: '/vykup/api/sell/', method: 'POST' },
  'buyout-detail': { path: '/vykup/api/buyouts/{id}/', method: 'GET', answer: BuybackDetail },
  'country-options': { path: '/core/api/countries/', method: 'GET', answer: v.array(Country) },
  'place-search': { path: '/core/api/places/', method: 'GET', answer: v.object({ result: v.array(Place) }) },
  'active-user': { path: '/core/api/active-user/', method: 'GET', answer: ActiveUser },
})

export type RouteName = keyof typeof ROUTES

/** The route table a page of the market carries. */
export const tableRoutes = (market: MarketCode): Record<string, string> =>
  Object.fromEntries(Object.entries(ROUTES).map(([name, { path }]) => [name, `/${market}${path}`]))
