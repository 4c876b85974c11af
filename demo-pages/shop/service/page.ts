import { html } from 'hono/html'
import { listStores } from '../checkout/places/stores.ts'
import { renderStores } from '../checkout/places/stores-page.ts'
import { renderContent } from '../cms/render-content.ts'
import type { MarketCode } from '../contract.ts'
import { type Device, findDevice, pictureOf } from '../devices/store.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { type Html, NOTHING } from '../site/html.ts'
import { respondWithPage } from '../site/respond.ts'
import { SITES } from '../site/site.ts'
import { listPartStores } from './part-stores.ts'
import { describePrice, describeTime } from './steps.ts'
import { readOperations, type WireOperation } from './store.ts'
import { SERVICE_TEXTS } from './texts.ts'

/** Where the link of an operation leads: what was chosen, and how it is ordered. */
export function addServiceOrderPages(app: ShopApp, shop: Shop): void {
  for (const { market, paths } of Object.values(SITES)) {
    app.get(paths.serviceOrder, async (c, next) => {
      const device = await findDevice(shop.database, market, c.req.query('device') ?? '')
      if (!device) return next()
      const { url, choices } = await readOperations(shop.database, market, device)
      const operation = choices.find(({ value }) => value === c.req.query('operation'))
      if (!operation) return next()
      const { orderTitle, orderDescription } = SERVICE_TEXTS[market]
      const chosen = `${operation.label}, ${device.color.imageAlt}`
      c.header('X-Robots-Tag', 'noindex')
      return respondWithPage(c, shop, {
        market,
        title: `${orderTitle}: ${chosen}`,
        description: orderDescription,
        hasOwnHeading: true,
        body: html`<h1>${orderTitle}</h1>
${renderOrder(market, device, operation, url)}`,
      })
    })
  }
}

function renderOrder(market: MarketCode, { color }: Device, operation: WireOperation, back: string): Html {
  const texts = SERVICE_TEXTS[market]
  const rows = [
    [texts.device, color.imageAlt],
    [texts.operation, operation.label],
    [texts.price, describePrice(market, operation)],
    [texts.time, describeTime(market, operation) ?? texts.unknownTime],
  ]
  const setting = { market }
  const { phone } = SITES[market]
  // What is repaired, and of what: nothing that tells who asks.
  const subject = `${operation.label}, ${color.imageAlt}`
  return html`<section class="shop-text">${renderContent([{ kind: 'lead', text: texts.orderLead }], setting)}
<div class="shop-order"><img src="${pictureOf(color.code)}" alt="" width="96" height="96">
<dl class="shop-facts">${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl></div>
<p class="shop-order-ways"><a class="shop-button" href="tel:${phone.replaceAll(' ', '')}">${texts.call} ${phone.replaceAll(' ', '\u00a0')}</a>
<a href="mailto:${texts.mailbox}?subject=${encodeURIComponent(subject)}">${texts.mail}</a></p>
<p>${texts.orderCall}</p>
${renderPlaces(market, color.modelId, operation)}
${renderContent(
  [
    { kind: 'heading', text: texts.orderHeading },
    { kind: 'steps', items: [...texts.orderWays] },
  ],
  setting,
)}<p><a href="${back}">${texts.back}</a></p></section>`
}

/** The stores in which the part lies; all of them where none is needed, or where it has to be ordered. */
function renderPlaces(
  market: MarketCode,
  modelId: number,
  { value, store_availability: count }: WireOperation,
): Html {
  const texts = SERVICE_TEXTS[market]
  return html`<h2>${count ? texts.storesWith : texts.storesAll}</h2>
${count === 0 ? html`<p>${texts.partOrdered}</p>` : NOTHING}
${renderStores(market, count ? listPartStores(market, { modelId, operation: value, count }) : listStores(market), true)}`
}
