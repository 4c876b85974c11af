import { html } from 'hono/html'
import * as v from 'valibot'
import type { Goods } from '../cart/schema.ts'
import { makeParam } from '../cms/content.ts'
import type { PlacedIsland } from '../cms/island.ts'
import { placeIsland } from '../cms/place-island.ts'
import { keepTogether, MARKETS, type MarketCode } from '../contract.ts'
import { readSeed } from '../database/read-seed.ts'
import type { Shop, ShopContext } from '../server/shop.ts'
import { type Html, NOTHING } from '../site/html.ts'
import { SITES } from '../site/site.ts'
import { renderDeliveries } from './buying-facts.ts'
import { GOODS_TEXTS } from './texts.ts'

/** What can be told of each piece of goods in a line; made up where its maker tells nothing. */
const Specs = v.array(
  v.strictObject({
    seoName: v.string(),
    rows: v.array(v.strictObject({ name: v.string(), value: v.string() })),
  }),
)
const listSpecs = (market: MarketCode, seoName: string) =>
  readSeed(new URL('specs.json', import.meta.url), Specs, market).find(one => one.seoName === seoName)
    ?.rows ?? []

export const TABS: PlacedIsland = { component: 'tabs', wakesWhen: null }

/** All of a product that needs no deciding and is not said above, in tabs; without scripts one below the other. */
export async function renderProductTabs(
  c: ShopContext,
  shop: Shop,
  market: MarketCode,
  goods: Goods,
): Promise<Html> {
  const texts = GOODS_TEXTS[market]
  const specs = listSpecs(market, goods.seoName)
  const tab = (name: string, body: Html): Html =>
    html`<section class="shop-text" data-tab=""><h2>${name}</h2>${body}</section>`
  const sections = html`${
    specs.length
      ? tab(
          texts.tabs.specs,
          html`<dl class="shop-facts">${specs.map(
            ({ name, value }) =>
              html`<div><dt>${name}</dt><dd>${keepTogether(value, MARKETS[market].language)}</dd></div>`,
          )}</dl>`,
        )
      : NOTHING
  }${tab(
    texts.tabs.delivery,
    html`${renderDeliveries(market, goods)}<p>${texts.returnsHow} <a href="${SITES[market].paths.businessTerms}">${texts.terms}</a></p>`,
  )}`
  const params = [makeParam('label', texts.tabs.label)]
  return placeIsland(c, shop, market, { ...TABS, params, id: 2 }, sections)
}
