import { html } from 'hono/html'
import { fillEveningSlot } from '../checkout/courier/fill-evening-slot.ts'
import { MARKETS, type MarketCode } from '../contract.ts'
import { ensureCsrfToken } from '../django/csrf.ts'
import { groupDigits, TEST_CARDS } from '../providers/cards.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { renderCardTable } from '../site/card-table.ts'
import { takeForm } from '../site/forms.ts'
import { type Html, NOTHING } from '../site/html.ts'
import { renderNotice, renderPlainForm } from '../site/plain-form.ts'
import { isMarketCode, MARKET_CODES } from '../site/site.ts'
import { listCodes } from './describe-codes.ts'
import { CARD_ENDS, listSpecialGoods, listSpecialPlaces, listStudents, MARKET_WORDS } from './list-special.ts'
import { respondWithTool } from './respond-with-tool.ts'

export const QA_BUYING = '/qa/buying/'
/** What a tester has to know to buy: goods, codes, cards and places on which some rule shows. */
export function addBuyingPage(app: ShopApp, shop: Shop): void {
  app.get(QA_BUYING, c => respondWithBuying(c, shop))
  app.post(QA_BUYING, c =>
    takeForm(c, shop, async form => {
      const market = form.get('market') ?? ''
      if (!isMarketCode(market)) return c.text('There is no such market.', 400)
      await fillEveningSlot(shop.database, market)
      return c.redirect(`${QA_BUYING}?filled=${market}`, 302)
    }),
  )
}

async function respondWithBuying(c: ShopContext, shop: Shop): Promise<Response> {
  const parts = await Promise.all(MARKET_CODES.map(market => renderMarket(shop, market)))
  return respondWithTool(c, shop, {
    title: 'Test data: codes, cards, places',
    body: html`<p class="shop-lead">Goods, codes, cards and places on which some rule of the cart and the checkout shows.</p>
${c.req.query('filled') ? renderNotice('The first evening of the courier is full now.') : NOTHING}
<h2 id="cards">Payment cards</h2>
<p>For the gateway’s page. Any expiry that is still to come and any security code will do.</p>
${renderTable(
  'Payment cards',
  ['Number', 'What comes of it'],
  Object.entries(TEST_CARDS).map(([name, { number }]) => [
    html`<code>${groupDigits(number)}</code>`,
    CARD_ENDS[name as keyof typeof TEST_CARDS],
  ]),
)}
<h2 id="students">Student cards (ISIC)</h2>
<p>The holder’s name is taken in capitals or not, with diacritics or without.</p>
${await renderStudents(shop)}
${parts}
<h2 id="evening">A full evening</h2>
<p>The shop’s own courier brings six orders in one stretch of an evening. This fills the first one that is offered.</p>
<div class="tool-links">${MARKET_CODES.map(market =>
      renderPlainForm({
        csrfToken: ensureCsrfToken(c),
        layout: 'line',
        hidden: { market },
        submit: html`<button aria-label="Fill the first evening: ${MARKET_WORDS[market]}">${MARKET_WORDS[market]}</button>`,
      }),
    )}</div>`,
  })
}

async function renderStudents(shop: Shop): Promise<Html> {
  const cards = await listStudents(shop)
  return renderTable(
    'Student cards',
    ['Number', 'Holder', 'Good until'],
    cards.map(({ number, holder, validTo }) => [html`<code>${number}</code>`, holder, validTo]),
  )
}

async function renderMarket(shop: Shop, market: MarketCode): Promise<Html> {
  const codes = await listCodes(shop.database, market)
  return html`<h2>${MARKET_WORDS[market]} shop</h2>
<h3 id="codes-${market}">Discount codes</h3>
${renderTable(
  `${MARKET_WORDS[market]} discount codes`,
  ['Code', 'What it does', 'Now'],
  codes.map(({ code, does, state }) => [html`<code>${code}</code>`, does, state]),
)}
<h3 id="goods-${market}">Goods</h3>
${renderTable(
  `${MARKET_WORDS[market]} goods`,
  ['Goods', 'What is special'],
  (await listSpecialGoods(shop, market)).map(({ name, href, special }) => [
    html`<a href="${href}" lang="${MARKETS[market].language}">${name}</a>`,
    special,
  ]),
)}
<h3 id="places-${market}">Places of delivery</h3>
${renderTable(
  `${MARKET_WORDS[market]} places`,
  ['Place', 'Carrier', 'What is special'],
  (await listSpecialPlaces(shop, market)).map(({ name, provider, special }) => [
    html`<span lang="${MARKETS[market].language}">${name}</span>`,
    provider,
    special,
  ]),
)}`
}

type Cell = string | Html

const renderTable = (label: string, heads: readonly string[], rows: readonly (readonly Cell[])[]): Html =>
  renderCardTable({ label, heads, rows })
