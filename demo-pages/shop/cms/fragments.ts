import { renderDeviceSteps } from '../buyback/device-steps.ts'
import { renderBuybackOffers } from '../buyback/offers.ts'
import type { MarketCode } from '../contract.ts'
import { renderGoodsPicks } from '../goods/picks.ts'
import type { Shop } from '../server/shop.ts'
import { renderServiceSearch, renderServiceSteps } from '../service/steps.ts'
import type { Html } from '../site/html.ts'
import type { FRAGMENT_KINDS } from './content.ts'

export type FragmentKind = (typeof FRAGMENT_KINDS)[number]
type RenderFragment = (shop: Shop, market: MarketCode, query: URLSearchParams) => Promise<Html>

/** What of an editor's text the shop fills in anew each time: by its data, or by the page's own address. */
export const FRAGMENTS: Readonly<Record<FragmentKind, RenderFragment>> = {
  'device-steps': renderDeviceSteps,
  'service-steps': renderServiceSteps,
  'service-search': renderServiceSearch,
  'buyback-offers': renderBuybackOffers,
  'goods-picks': renderGoodsPicks,
}
