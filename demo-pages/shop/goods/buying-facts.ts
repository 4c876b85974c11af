import { html } from 'hono/html'
import type { Goods } from '../cart/schema.ts'
import { isService } from '../cart/services.ts'
import { findArrival } from '../checkout/calendar.ts'
import { listDeliveryMethods, priceDelivery } from '../checkout/methods.ts'
import { formatMoney, keepTogether, MARKETS, type MarketCode, readDecimal } from '../contract.ts'
import { showDay } from '../orders/local-date.ts'
import { type Html, NOTHING } from '../site/html.ts'
import { type IconName, renderIcon } from '../site/icons.ts'
import { SITES } from '../site/site.ts'
import { GOODS_TEXTS } from './texts.ts'

/** Worn in the ear: the terms take them back in their hygienic packaging alone. */
const SEALED: readonly string[] = ['sluchatka-bezdratova']

/** What a visitor wants to know before buying: when it is there and for how much, and what if it does not suit. */
export function renderBuyingFacts(market: MarketCode, goods: Goods, now: Date): Html {
  const texts = GOODS_TEXTS[market]
  const { stores, businessTerms, buyback } = SITES[market].paths
  // Work on a phone comes with it, and no courier brings it back.
  if (isService(goods.seoName)) return NOTHING
  return html`<ul class="shop-buying-facts">${[
    renderCourier(market, goods, now),
    renderFact('shopping-bag', html`<a href="${stores}">${texts.pickUp}</a>`),
    renderFact(
      'arrow-path',
      html`<a href="${businessTerms}">${SEALED.includes(goods.seoName) ? texts.returnsSealed : texts.returns}</a>`,
    ),
    goods.kind === 'accessory'
      ? NOTHING
      : renderFact('banknotes', html`<a href="${buyback}">${texts.tradeIn}</a>`),
  ]}</ul>`
}

/** All that brings one piece, at the prices that the checkout will ask. */
export function renderDeliveries(market: MarketCode, { price, seoName, isSold }: Goods): Html {
  if (!isSold || isService(seoName)) return NOTHING
  const goods = readDecimal(price) ?? 0
  const ways = listDeliveryMethods(market).filter(
    ({ mostGoods }) => mostGoods === undefined || goods <= mostGoods,
  )
  return html`<dl class="shop-facts">${ways.map(way => {
    const cost = priceDelivery(way, goods)
    const paid = cost === 0 ? GOODS_TEXTS[market].free : formatMoney(cost, MARKETS[market])
    return html`<div><dt>${way.name}</dt><dd>${paid}</dd><dd>${keepTogether(way.description, MARKETS[market].language)}</dd></div>`
  })}</dl>`
}

const renderFact = (icon: IconName, text: string | Html): Html =>
  html`<li>${renderIcon(icon)}<span>${text}</span></li>`

/** The same day and price that the checkout will offer for one piece. */
function renderCourier(market: MarketCode, { price }: Goods, now: Date): Html {
  const courier = listDeliveryMethods(market).find(({ kind }) => kind === 'courier')
  if (!courier) return NOTHING
  const day = showDay(market, new Date(`${findArrival(market, now, courier.days)}T12:00:00Z`))
  const cost = priceDelivery(courier, readDecimal(price) ?? 0)
  const paid = cost === 0 ? null : formatMoney(cost, MARKETS[market])
  return renderFact('truck', GOODS_TEXTS[market].courier(day, paid))
}
