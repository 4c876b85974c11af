import { and, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import { html } from 'hono/html'
import { formatMoney, MARKETS, type MarketCode, ORDER_STATES } from '../contract.ts'
import { CSRF_FIELD, ensureCsrfToken } from '../django/csrf.ts'
import { respondWithTool } from '../qa/respond-with-tool.ts'
import type { Shop, ShopContext } from '../server/shop.ts'
import { renderCardTable } from '../site/card-table.ts'
import { formatTime, type Html, NOTHING } from '../site/html.ts'
import { readPageNumber, renderPager } from '../site/pager.ts'
import { renderPlainForm } from '../site/plain-form.ts'
import { isMarketCode, MARKET_CODES } from '../site/site.ts'
import { toMinor } from './refund.ts'
import { type OrderRow, orders } from './schema.ts'
import { isOrderState, nameOrderState, sayOrderState } from './states.ts'

export const QA_ORDERS = '/qa/orders/'
const PAGE_SIZE = 25
/** What a tester's order is paid by. */
export const PAYMENTS = ['card', 'transfer', 'cash', 'instalments'] as const

const PAYMENT_WORDS: Readonly<Record<(typeof PAYMENTS)[number], string>> = {
  card: 'Card',
  transfer: 'Bank transfer',
  cash: 'Cash on delivery',
  instalments: 'Instalments',
}

/** A number may stand in an address; an e-mail, or a part of one, is somebody's own. */
export const isForAddress = (find: string): boolean => /^\d{1,20}$/.test(find)

export const addressFound = (find: string): string => `${QA_ORDERS}?${new URLSearchParams({ find })}`

/** A page of all orders, or the newest of those that a number or an e-mail finds. */
export async function respondWithOrders(c: ShopContext, shop: Shop, sent?: string): Promise<Response> {
  const asked = c.req.query('find') ?? ''
  const find = sent ?? (isForAddress(asked) ? asked : '')
  const state = c.req.query('state') ?? ''
  const page = readPageNumber(c.req.query('page'))
  const where = and(isOrderState(state) ? eq(orders.state, state) : undefined, isFound(find))
  const [counted] = await shop.database.select({ total: count() }).from(orders).where(where)
  const total = counted?.total ?? 0
  const rows = await shop.database
    .select()
    .from(orders)
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  const token = ensureCsrfToken(c)
  const hasNone = !find && !state && total === 0
  return respondWithTool(c, shop, {
    title: 'Orders',
    body: html`<details class="tool-more"${hasNone ? html` open` : NOTHING}><summary>Make an order</summary>
${renderMaker(token)}</details>
<h2>What customers ordered</h2>
${renderSearch(token, find)}
${find ? NOTHING : await renderFilters(shop, state)}
<p role="status">${sayCount({ total, page, shown: rows.length, find })}</p>
${rows.length ? renderTable(rows) : NOTHING}
${find ? NOTHING : renderPager({ page, last: Math.ceil(total / PAGE_SIZE), address: number => addressPage(state, number) })}`,
  })
}

function isFound(find: string): SQL | undefined {
  if (!find) return undefined
  const like = `%${find.replaceAll(/[\\%_]/g, '\\$&')}%`
  return or(ilike(orders.number, like), sql`${orders.billing} ->> 'email' ilike ${like}`)
}

interface Shown {
  total: number
  page: number
  shown: number
  find: string
}

function sayCount({ total, page, shown, find }: Shown): string {
  if (total === 0) return find ? `No order has “${find}” in its number or e-mail.` : 'None in this state.'
  const all = `${total} ${total === 1 ? 'order' : 'orders'}`
  if (find) return `${all} with “${find}”${shown < total ? `, the last ${shown} that were made` : ''}.`
  const first = (page - 1) * PAGE_SIZE + 1
  return shown === 0
    ? `${all}, none of them on this page.`
    : `${first} to ${first + shown - 1} of ${all}, the last made first. Each opens with the way on from its state.`
}

const renderSearch = (csrfToken: string, find: string): Html =>
  html`<form class="tool-search" method="post" action="${QA_ORDERS}" role="search">
<input type="hidden" name="${CSRF_FIELD}" value="${csrfToken}">
<label for="find">Number or e-mail</label>
<div><input id="find" name="find" type="search" value="${find}" maxlength="254" autocomplete="off"><button class="tool-button">Search</button>${find ? html`<a href="${QA_ORDERS}">Show all</a>` : NOTHING}</div>
</form>`

/** Each state with how many orders are in it. */
async function renderFilters({ database }: Shop, chosen: string): Promise<Html> {
  const counted = await database
    .select({ state: orders.state, total: count() })
    .from(orders)
    .groupBy(orders.state)
  const total = (state: string): number => counted.find(one => one.state === state)?.total ?? 0
  return html`<nav class="tool-links" aria-label="State">${['', ...ORDER_STATES].map(
    state =>
      html`<a href="${addressPage(state, 1)}"${state === chosen ? html` aria-current="true"` : NOTHING}>${state ? `${sayOrderState(state)} (${total(state)})` : 'All'}</a>`,
  )}</nav>`
}

function addressPage(state: string, page: number): string {
  const query = new URLSearchParams({ ...(state && { state }), ...(page > 1 && { page: String(page) }) })
  return query.size ? `${QA_ORDERS}?${query}` : QA_ORDERS
}

const HEADS = ['Dated', 'Market', 'Number', 'Customer', 'Payment', 'Paid', 'Total', 'State']

const renderTable = (rows: readonly OrderRow[]): Html =>
  renderCardTable({ label: 'Orders', heads: HEADS, rows: rows.map(listCells) })

function listCells(row: OrderRow): (Html | string)[] {
  const { id, market, number, billing, isPaid, total, state, createdAt } = row
  if (!isMarketCode(market)) return []
  return [
    formatTime(createdAt),
    MARKET_NAMES[market],
    html`<a href="${QA_ORDERS}${id}/">${number}</a>`,
    `${billing.first_name} ${billing.last_name}`,
    renderPayment(market, row),
    isPaid ? 'yes' : 'no',
    html`<span class="shop-number">${formatMoney(toMinor(total), MARKETS[market])}</span>`,
    renderOrderState(market, state),
  ]
}

const MARKET_NAMES = { cz: 'Czech', ro: 'Romanian' } as const

/** As the customer reads it, and in English where that is known. */
function renderPayment(market: MarketCode, { paymentName, typePayment }: OrderRow): Html {
  const known = PAYMENTS.find(one => one === typePayment)
  return html`<span lang="${MARKETS[market].language}">${paymentName}</span>${known ? html` <small>${PAYMENT_WORDS[known]}</small>` : NOTHING}`
}

export const renderOrderState = (market: MarketCode, state: string): Html =>
  html`<span class="tool-state" data-state="${state}"><span lang="${MARKETS[market].language}">${nameOrderState(market, state)}</span> <small>${sayOrderState(state)}</small></span>`

const renderMaker = (csrfToken: string): Html =>
  renderPlainForm({
    csrfToken,
    action: QA_ORDERS,
    fields: [
      {
        name: 'market',
        label: 'Market',
        type: 'select',
        options: MARKET_CODES.map(code => [code, MARKET_NAMES[code]] as const),
      },
      {
        name: 'state',
        label: 'State',
        type: 'select',
        options: ORDER_STATES.map(state => [state, sayOrderState(state)] as const),
      },
      {
        name: 'payment',
        label: 'Payment',
        type: 'select',
        options: PAYMENTS.map(payment => [payment, PAYMENT_WORDS[payment]] as const),
      },
      {
        name: 'email',
        label: 'E-mail',
        type: 'email',
        hint: 'Where its mails go; Jana’s where it is empty.',
      },
    ],
    submit: 'Make the order',
  })
