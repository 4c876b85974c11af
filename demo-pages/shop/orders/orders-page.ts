import { eq } from 'drizzle-orm'
import { html } from 'hono/html'
import { MARKETS, type MarketCode } from '../contract.ts'
import { ensureCsrfToken } from '../django/csrf.ts'
import { respondWithTool } from '../qa/respond-with-tool.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { type SentForm, takeForm } from '../site/forms.ts'
import { formatTime, type Html } from '../site/html.ts'
import { respondNotFound } from '../site/not-found-page.ts'
import { renderAlert, renderNotice, renderPlainForm } from '../site/plain-form.ts'
import { isMarketCode } from '../site/site.ts'
import { moveOrder, settleOrder } from './move-order.ts'
import { pathOfOrder } from './order-mails.ts'
import {
  addressFound,
  isForAddress,
  PAYMENTS,
  QA_ORDERS,
  renderOrderState,
  respondWithOrders,
} from './orders-list.ts'
import { renderOrdered } from './render-ordered.ts'
import { type OrderRow, orders } from './schema.ts'
import { findUsualStep, isOrderState, listNextStates, nameOrderState, sayOrderState } from './states.ts'
import { listEvents, listItems } from './store.ts'
import { makeTestOrder } from './test-order.ts'

/** Testers see every order, move it on as staff would, and make one in any state without the checkout. */
export function addOrdersPages(app: ShopApp, shop: Shop): void {
  app.get(QA_ORDERS, c => respondWithOrders(c, shop))
  app.post(QA_ORDERS, c =>
    takeForm(c, shop, form => {
      const find = form.get('find')?.trim()
      if (find === undefined) return make(c, shop, form)
      return isForAddress(find) ? c.redirect(addressFound(find), 302) : respondWithOrders(c, shop, find)
    }),
  )
  app.get(`${QA_ORDERS}:id/`, c => respondWithOrder(c, shop, null))
  app.post(`${QA_ORDERS}:id/`, c => takeForm(c, shop, form => move(c, shop, form)))
}

/** Leads to where it is moved on, and from there to what the customer sees. */
async function make(c: ShopContext, { database }: Shop, form: SentForm): Promise<Response> {
  const [market, state] = [form.get('market') ?? '', form.get('state') ?? '']
  const payment = PAYMENTS.find(one => one === form.get('payment')) ?? 'card'
  if (!isMarketCode(market) || !isOrderState(state)) return c.text('There is no such market or state.', 400)
  const email = form.get('email')?.trim()
  const order = await database.transaction(tx =>
    makeTestOrder(tx, market, {
      state,
      payment,
      isPaid:
        payment !== 'cash' && state !== 'new' && state !== 'waiting-for-payment' && state !== 'cancelled',
      products: { 'kabel-usb-c-1m': 2, 'nabijecka-usb-c-20w': 1 },
      days: 0,
      ...(email && { email }),
    }),
  )
  return c.redirect(`${QA_ORDERS}${order.id}/?made=1`, 302)
}

async function findById({ database }: Shop, c: ShopContext): Promise<OrderRow | null> {
  const id = c.req.param('id') ?? ''
  if (!/^\d{1,9}$/.test(id)) return null
  const [order] = await database
    .select()
    .from(orders)
    .where(eq(orders.id, Number(id)))
  return order ?? null
}

const STALE = 'Nothing was changed: the order is no longer in the state that you saw.'

async function move(c: ShopContext, shop: Shop, form: SentForm): Promise<Response> {
  const order = await findById(shop, c)
  if (!order) return respondNotFound(c, shop)
  const { origin, database } = shop
  const to = form.get('to') ?? ''
  const moved = await database.transaction(tx =>
    to === 'paid'
      ? settleOrder(tx, order.id, { origin })
      : moveOrder(tx, order.id, { from: form.get('from') ?? '', to, origin }),
  )
  return moved ? c.redirect(`${QA_ORDERS}${order.id}/?moved=1`, 302) : respondWithOrder(c, shop, STALE)
}

async function respondWithOrder(c: ShopContext, shop: Shop, fault: string | null): Promise<Response> {
  const order = await findById(shop, c)
  if (!order || !isMarketCode(order.market)) return respondNotFound(c, shop)
  const { market, number, state, token, createdAt, isPaid } = order
  const events = await listEvents(shop.database, order.id)
  const items = await listItems(shop.database, [order.id])
  return respondWithTool(c, shop, {
    status: fault ? 409 : 200,
    title: `Order ${number}`,
    back: { href: QA_ORDERS, title: 'All orders' },
    body: html`${renderAlert(fault)}
${renderNotice(fault ? null : sayDone(c))}
<section class="tool-panel" aria-label="State">
<p>${renderOrderState(market, state)} <span class="tool-small">Dated ${formatTime(createdAt)}, ${market === 'cz' ? 'Czech' : 'Romanian'} market, ${isPaid ? 'paid' : 'not paid'}</span></p>
${renderMoves(order, market, ensureCsrfToken(c))}
<p><a href="${pathOfOrder(market, token)}">What the customer sees</a></p>
</section>
<h2>What was ordered</h2>
${renderOrdered(order, market, items)}
<h2>History</h2>
<ul class="tool-history">${events.map(({ at, state: was }) => html`<li>${formatTime(at)}: ${renderOrderState(market, was)}</li>`)}</ul>`,
  })
}

function sayDone(c: ShopContext): string | null {
  if (c.req.query('made') === '1')
    return 'The order is made. Move it on here, or see it as the customer does.'
  return c.req.query('moved') === '1' ? 'Moved on. The customer sees it and has been mailed.' : null
}

/** One button for each state that may follow, and one for money that comes; the usual step is the loud one. */
function renderMoves(order: OrderRow, market: MarketCode, csrfToken: string): Html {
  const { state, isPaid } = order
  const next = listNextStates(order)
  if (next.length === 0 && isPaid) return html`<p>Nothing follows this state.</p>`
  const usual = findUsualStep(order)
  const renderMove = (to: string, label: Html | string): Html =>
    html`<button class="${to === usual ? 'shop-button' : 'tool-button'}" name="to" value="${to}">${label}</button>`
  return renderPlainForm({
    csrfToken,
    hidden: { from: state },
    submit: html`<p class="tool-moves">${isPaid ? '' : renderMove('paid', 'Money has come')}${next.map(to =>
      renderMove(
        to,
        html`<span><span lang="${MARKETS[market].language}">${nameOrderState(market, to)}</span> (${sayOrderState(to)})</span>`,
      ),
    )}</p>`,
  })
}
