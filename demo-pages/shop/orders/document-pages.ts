import { html } from 'hono/html'
import type { MarketCode } from '../contract.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import type { Html } from '../site/html.ts'
import { respondNotFound } from '../site/not-found-page.ts'
import { respondWithPage } from '../site/respond.ts'
import { SITES } from '../site/site.ts'
import { DOCUMENT_TEXTS } from './document-texts.ts'
import { showDay } from './local-date.ts'
import { pathOfOrder } from './order-mails.ts'
import { listReturned, toMinor } from './refund.ts'
import { renderDocument, showMoney } from './render-document.ts'
import type { OrderItemRow, OrderRow, WithdrawalRow } from './schema.ts'
import { SELLERS } from './sellers.ts'
import { findOrder, listEvents, listItems, listWithdrawals } from './store.ts'
import { type DocumentLine, rateOf, toLine, VAT_RATE } from './vat.ts'

/** The documents of an order, for whoever has its token. */
export function addDocumentPages(app: ShopApp, shop: Shop): void {
  for (const { market, paths } of Object.values(SITES)) {
    app.get(`${paths.invoice}:token/`, c =>
      respond(c, shop, market, DOCUMENT_TEXTS[market].invoice, order => renderInvoice(shop, market, order)),
    )
    app.get(`${paths.creditNote}:token/`, c =>
      respond(c, shop, market, DOCUMENT_TEXTS[market].creditNote, order =>
        renderCreditNotes(shop, market, order),
      ),
    )
  }
}

/** One customer's, so that neither a cache nor a search keeps it. */
async function respond(
  c: ShopContext,
  shop: Shop,
  market: MarketCode,
  title: string,
  render: (order: OrderRow) => Promise<Html | null>,
): Promise<Response> {
  const order = await findOrder(shop.database, market, c.req.param('token') ?? '')
  const body = order && (await render(order))
  if (!order || !body) return respondNotFound(c, shop)
  const texts = DOCUMENT_TEXTS[market]
  c.header('X-Robots-Tag', 'noindex')
  return respondWithPage(c, shop, {
    market,
    title,
    isStorable: false,
    head: html`<link rel="stylesheet" href="/static/shop-document.css">`,
    body: html`<p class="shop-document-way"><a href="${pathOfOrder(market, order.token)}">${texts.back}</a> ${texts.print}</p>
${body}`,
  })
}

async function renderInvoice({ database }: Shop, market: MarketCode, order: OrderRow): Promise<Html | null> {
  if (order.invoiceNumber === null) return null
  const texts = DOCUMENT_TEXTS[market]
  const events = await listEvents(database, order.id)
  const issued =
    events.find(({ state }) => state === 'sent' || state === 'ready-for-pickup')?.at ?? order.createdAt
  const day = showDay(market, issued)
  return renderDocument({
    market,
    title: `${texts.invoice} ${order.invoiceNumber}`,
    order,
    facts: [
      [texts.number, order.invoiceNumber],
      [texts.order, order.number],
      [texts.issued, day],
      [texts.supplied, day],
      [texts.due, day],
      [texts.payment, order.paymentName],
      ...(order.typePayment === 'transfer' ? [[texts.account, SELLERS[market].account] as const] : []),
      [texts.symbol, order.number],
    ],
    lines: listInvoiceLines(market, order, await listItems(database, [order.id])),
    note: order.isPaid ? texts.paid : texts.unpaid(showMoney(market, toMinor(order.total))),
  })
}

/** All that makes the order's sum; a discount lowers what is taxed. */
export function listInvoiceLines(
  market: MarketCode,
  order: OrderRow,
  items: readonly OrderItemRow[],
): DocumentLine[] {
  const texts = DOCUMENT_TEXTS[market]
  const more = (name: string, price: number, rate: number | null): DocumentLine[] =>
    price === 0 ? [] : [{ code: '', name, quantity: 1, price, rate }]
  return [
    ...items.map(toLine),
    ...more(texts.discount, -toMinor(order.discountTotal), VAT_RATE),
    ...more(`${texts.delivery}: ${order.deliveryName}`, toMinor(order.deliveryPrice), VAT_RATE),
    ...more(`${texts.paying}: ${order.paymentName}`, toMinor(order.paymentPrice), VAT_RATE),
    ...more(texts.rounding, toMinor(order.rounding), null),
  ]
}

/** One document for each withdrawal, the newest first. */
async function renderCreditNotes(
  { database }: Shop,
  market: MarketCode,
  order: OrderRow,
): Promise<Html | null> {
  const made = await listWithdrawals(database, order.id)
  const items = await listItems(database, [order.id])
  const notes = made.filter(({ creditNoteNumber }) => creditNoteNumber !== null).reverse()
  return notes.length ? html`${notes.map(one => renderCreditNote(market, order, items, one))}` : null
}

function renderCreditNote(
  market: MarketCode,
  order: OrderRow,
  items: readonly OrderItemRow[],
  withdrawal: WithdrawalRow,
): Html {
  const texts = DOCUMENT_TEXTS[market]
  const number = withdrawal.creditNoteNumber ?? ''
  const day = showDay(market, withdrawal.createdAt)
  return renderDocument({
    market,
    title: `${texts.creditNote} ${number}`,
    order,
    facts: [
      [texts.number, number],
      [texts.corrects, order.invoiceNumber ?? ''],
      [texts.withdrawal, withdrawal.number],
      [texts.order, order.number],
      [texts.issued, day],
      [texts.supplied, day],
      [texts.payment, order.paymentName],
    ],
    lines: listCreditLines(market, items, withdrawal),
    note: texts.refunded,
  })
}

/** What was returned, with minus; what the refund is less or more than that makes one line of its own. */
export function listCreditLines(
  market: MarketCode,
  items: readonly OrderItemRow[],
  { items: wanted, refund }: Pick<WithdrawalRow, 'items' | 'refund'>,
): DocumentLine[] {
  const lines = listReturned(items, wanted).map(({ item, quantity, price }) => ({
    code: item.code,
    name: item.name,
    quantity: -quantity,
    price: -price,
    rate: rateOf(item.kind),
  }))
  const rest = -toMinor(refund) - lines.reduce((sum, { price }) => sum + price, 0)
  const name = DOCUMENT_TEXTS[market].share
  return rest === 0 ? lines : [...lines, { code: '', name, quantity: 1, price: rest, rate: VAT_RATE }]
}
