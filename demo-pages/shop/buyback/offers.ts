import { html } from 'hono/html'
import { formatMoney, keepTogether, MARKETS, type MarketCode } from '../contract.ts'
import { writeSelectorUrl } from '../devices/selector.ts'
import { findDevice, pictureOf } from '../devices/store.ts'
import type { Shop } from '../server/shop.ts'
import { type Html, NOTHING } from '../site/html.ts'
import { defineTexts } from '../site/site.ts'
import { readBestPrice } from './appraisal.ts'
import { readCurrentPrices } from './prices.ts'

/** What is offered to the shop most often, one of each kind of device among it. */
const OFTEN_OFFERED = [
  'apple-iphone-15-128gb-pink',
  'samsung-galaxy-s24-128gb-purple',
  'google-pixel-9-128gb-mint',
  'xiaomi-redmi-note-13-128gb-blue',
  'apple-ipad-air-11-m2-128gb-sky',
  'apple-watch-series-10-42mm-rose',
]

const TEXTS = defineTexts({
  cz: { upTo: (price: string) => `až ${price}` },
  ro: { upTo: (price: string) => `până la ${price}` },
})

/** What the shop gives at most for some devices today; each leads to the choice of its colour. */
export async function renderBuybackOffers(shop: Shop, market: MarketCode): Promise<Html> {
  const offers = await Promise.all(OFTEN_OFFERED.map(code => renderOffer(shop, market, code)))
  return html`<ul class="shop-offers">${offers}</ul>`
}

async function renderOffer({ database }: Shop, market: MarketCode, code: string): Promise<Html> {
  const device = await findDevice(database, market, code)
  const list = device && (await readCurrentPrices(database, device.model, new Date()))
  const best = device && list && (await readBestPrice(database, device, list))
  if (!device || !best) return NOTHING
  const { type, manufacturer, value } = device.model
  const url = writeSelectorUrl(market, new URLSearchParams({ type, manufacturer, model: value }))
  const most = formatMoney(best, MARKETS[market])
  return html`<li><img src="${pictureOf(code)}" alt="" width="96" height="96" loading="lazy">
<a href="${url}">${keepTogether(device.model.label, MARKETS[market].language)}</a>
<p class="shop-price">${TEXTS[market].upTo(most)}</p></li>`
}
