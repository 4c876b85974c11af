import * as v from 'valibot'
import { Article } from '../core/api/articles.ts'
import { AppraisalAnswer, SelectorData, SelectorUrl } from '../core/api/buyback.ts'
import { BuybackDetail } from '../core/api/buyback-review.ts'
import { CartCount, CartSummary } from '../core/api/cart.ts'
import { Choices } from '../core/api/choice.ts'
import { Catalogue } from '../core/api/component-catalogue.ts'
import { ComponentParams, InsertedComponent } from '../core/api/component-params.ts'
import { Fileset, FoundFilesets } from '../core/api/gallery.ts'
import { TypeCategories, TypeDevices, Units } from '../core/api/lists.ts'
import { Country, Place } from '../core/api/places.ts'
import { FoundByCode } from '../core/api/products.ts'
import { PurgeAnswer } from '../core/api/purge.ts'
import { FoundProducts, Operations, ServiceData } from '../core/api/service.ts'
import { ActiveUser } from '../core/api/visitor.ts'
import type { MarketCode } from '../core/market.ts'

export interface Route {
  /** Below the market's prefix. */
  path: string
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
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
  'service-types': { path: '/servis/api/types/', method: 'GET', answer: Choices },
  'service-manufacturers': { path: '/servis/api/{type}/manufacturers/', method: 'GET', answer: Choices },
  'service-models': { path: '/servis/api/{type}/{manufacturer}/models/', method: 'GET', answer: Choices },
  'service-colors': { path: '/servis/api/models/{model}/colors/', method: 'GET', answer: Choices },
  'service-operations': {
    path: '/servis/api/colors/{color}/operations/',
    method: 'GET',
    answer: Operations,
  },
  'service-selector-data': { path: '/servis/api/selector/', method: 'GET', answer: ServiceData },
  'service-product': { path: '/servis/api/products/{id}/', method: 'GET', answer: ServiceData },
  'service-smart-search': { path: '/servis/api/search/', method: 'GET', answer: FoundProducts },
  'country-options': { path: '/core/api/countries/', method: 'GET', answer: v.array(Country) },
  'place-search': { path: '/core/api/places/', method: 'GET', answer: v.object({ result: v.array(Place) }) },
  'article-business-terms': {
    path: '/core/api/articles/business-terms/',
    method: 'GET',
    answer: Article,
  },
  'article-promotions': { path: '/core/api/articles/promotions/', method: 'GET', answer: Article },
  'article-dpd-map': { path: '/core/api/articles/dpd-map/', method: 'GET', answer: Article },
  'type-devices': { path: '/core/api/lists/type-devices/', method: 'GET', answer: TypeDevices },
  units: { path: '/core/api/lists/units/', method: 'GET', answer: Units },
  'type-categories': { path: '/core/api/lists/type-categories/', method: 'GET', answer: TypeCategories },
  'gallery-fileset': { path: '/api/new/core/gallery/fileset/{id}/', method: 'GET', answer: Fileset },
  'gallery-filesets-by-term': {
    path: '/api/new/core/gallery/filesets-by-term/',
    method: 'GET',
    answer: FoundFilesets,
  },
  'active-user': { path: '/core/api/active-user/', method: 'GET', answer: ActiveUser },
  'active-user-save': { path: '/core/api/active-user/', method: 'POST' },
  login: { path: '/core/api/login/', method: 'POST' },
  logout: { path: '/core/api/logout/', method: 'POST' },
  'cart-count': { path: '/core/cart/count/', method: 'GET', answer: CartCount },
  'cart-summary': { path: '/api/new/cart/cart/summary/', method: 'GET', answer: CartSummary },
  'add-product': { path: '/core/cart/add-product/', method: 'POST' },
  'news-add-subscriber': { path: '/api/new/news/subscriber/add-subscriber/', method: 'POST' },
  'products-by-code': { path: '/core/api/products/', method: 'GET', answer: FoundByCode },
  'fastly-purge': { path: '/api/new/core/fastly/purge', method: 'POST', answer: PurgeAnswer },
  'component-catalogue': { path: '/catalogue.json', method: 'GET', answer: Catalogue },
  'component-params': { path: '/core/api/component-params/{pk}/', method: 'GET', answer: ComponentParams },
  'component-params-save': {
    path: '/core/api/component-params/{pk}/',
    method: 'POST',
    answer: ComponentParams,
  },
  'page-components': {
    path: '/core/api/pages/{page}/components/',
    method: 'POST',
    answer: InsertedComponent,
  },
  'page-component-move': { path: '/core/api/pages/{page}/components/{pk}/', method: 'PATCH' },
  'page-component-delete': { path: '/core/api/pages/{page}/components/{pk}/', method: 'DELETE' },
})

export type RouteName = keyof typeof ROUTES

/** The route table a page of the market carries. */
export const tableRoutes = (market: MarketCode): Record<string, string> =>
  Object.fromEntries(Object.entries(ROUTES).map(([name, { path }]) => [name, `/${market}${path}`]))
