import { and, asc, eq, lte, or } from 'drizzle-orm'
import { html } from 'hono/html'
import { type Goods, goods } from '../cart/schema.ts'
import { fillEveningSlot } from '../checkout/courier/fill-evening-slot.ts'
import { isicCards } from '../checkout/discounts/schema.ts'
import { dispensingPlaces } from '../checkout/places/schema.ts'
import { MARKETS, type MarketCode } from '../contract.ts'
import { ensureCsrfToken } from '../django/csrf.ts'
import { productPath } from '../goods/product-path.ts'
import { groupDigits, TEST_CARDS } from '../providers/cards.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { renderCardTable } from '../site/card-table.ts'
import { takeForm } from '../site/forms.ts'
import { type Html, NOTHING } from '../site/html.ts'
import { renderNotice, renderPlainForm } from '../site/plain-form.ts'
import { isMarketCode, MARKET_CODES } from '../site/site.ts'
import { listCodes } from './describe-codes.ts'
import { respondWithTool } from './respond-with-tool.ts'

export const QA_BUYING = '/qa/buying/'
/** As many places of each kind are named. */
const MOST_PLACES = 3

const CARD_ENDS: Readonly<Record<keyof typeof TEST_CARDS, string>> = {
  good: 'Pays.',
  secure: 'Pays once the bank’s page was given the code 123456.',
  declined: 'The bank refuses it; another card may be tried.',
  late: 'Pays after four seconds, in which the page waits.',
  lost: 'The bank never answers: nobody knows what came of it.',
}

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
    title: 'What to buy, and by what',
    body: html`<p class="shop-lead">Goods, codes, cards and places on which some rule of the cart and the checkout shows.</p>
${c.req.query('filled') ? renderNotice('The first evening of the courier is full now.') : NOTHING}
<h2>Payment cards</h2>
<p>For the gateway’s page. Any expiry that is still to come and any security code will do.</p>
${renderTable(
  'Payment cards',
  ['Number', 'What comes of it'],
  Object.entries(TEST_CARDS).map(([name, { number }]) => [
    html`<code>${groupDigits(number)}</code>`,
    CARD_ENDS[name as keyof typeof TEST_CARDS],
  ]),
)}
<h2>Student cards (ISIC)</h2>
<p>The holder’s name is taken in capitals or not, with diacritics or without.</p>
${await renderStudents(shop)}
${parts}
<h2>A full evening</h2>
<p>The shop’s own courier brings six orders in one stretch of an evening. This fills the first one that is offered.</p>
<div class="tool-links">${MARKET_CODES.map(market =>
      renderPlainForm({
        csrfToken: ensureCsrfToken(c),
        layout: 'line',
        hidden: { market },
        submit: html`<button aria-label="Fill the first evening: ${NAMES[market]}">${NAMES[market]}</button>`,
      }),
    )}</div>`,
  })
}

const NAMES = { cz: 'Czech', ro: 'Romanian' } as const

async function renderStudents({ database }: Shop): Promise<Html> {
  const cards = await database.select().from(isicCards).orderBy(asc(isicCards.number))
  return renderTable(
    'Student cards',
    ['Number', 'Holder', 'Good until'],
    cards.map(({ number, holder, validTo }) => [html`<code>${number}</code>`, holder, validTo]),
  )
}

async function renderMarket(shop: Shop, market: MarketCode): Promise<Html> {
  const codes = await listCodes(shop.database, market)
  return html`<h2>${NAMES[market]} shop</h2>
<h3>Discount codes</h3>
${renderTable(
  `${NAMES[market]} discount codes`,
  ['Code', 'What it does', 'Now'],
  codes.map(({ code, does, state }) => [html`<code>${code}</code>`, does, state]),
)}
<h3>Goods</h3>
${renderTable(`${NAMES[market]} goods`, ['Goods', 'What is special'], await listSpecialGoods(shop, market))}
<h3>Places of delivery</h3>
${renderTable(`${NAMES[market]} places`, ['Place', 'Carrier', 'What is special'], await listSpecialPlaces(shop, market))}`
}

async function listSpecialGoods({ database }: Shop, market: MarketCode): Promise<Cell[][]> {
  const few = or(lte(goods.stock, 3), eq(goods.isSold, false))
  const rows = await database
    .select()
    .from(goods)
    .where(and(eq(goods.market, market), few))
    .orderBy(asc(goods.position))
  return rows.map(one => [
    html`<a href="${productPath(market, one.seoName)}" lang="${MARKETS[market].language}">${one.name}</a>`,
    describeStock(one),
  ])
}

function describeStock({ isSold, stock }: Goods): string {
  if (!isSold) return 'Is not sold any more; the shop refuses it.'
  return stock > 0 ? `The last ${stock}: more of it is refused.` : 'Sold out.'
}

async function listSpecialPlaces({ database }: Shop, market: MarketCode): Promise<Cell[][]> {
  const own = eq(dispensingPlaces.market, market)
  const read = (rule: ReturnType<typeof eq>) =>
    database
      .select()
      .from(dispensingPlaces)
      .where(and(own, rule))
      .orderBy(asc(dispensingPlaces.position))
      .limit(MOST_PLACES)
  const kinds = [
    ['Full: it can’t be chosen.', await read(eq(dispensingPlaces.capacity, 0))],
    [
      'Holds two parcels: almost full, and full after two orders.',
      await read(eq(dispensingPlaces.capacity, 2)),
    ],
    ['Closed for now.', await read(eq(dispensingPlaces.isClosed, true))],
  ] as const
  return kinds.flatMap(([special, places]) =>
    places.map(({ name, street, city, provider }) => [
      html`<span lang="${MARKETS[market].language}">${name}, ${street}, ${city}</span>`,
      provider,
      special,
    ]),
  )
}

type Cell = string | Html

const renderTable = (label: string, heads: readonly string[], rows: readonly (readonly Cell[])[]): Html =>
  renderCardTable({ label, heads, rows })
