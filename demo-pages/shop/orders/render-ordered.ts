import { html } from 'hono/html'
import { formatMoney, keepTogether, MARKETS, type MarketCode } from '../contract.ts'
import { renderCardTable } from '../site/card-table.ts'
import type { Html } from '../site/html.ts'
import { toMinor } from './refund.ts'
import type { OrderItemRow, OrderRow } from './schema.ts'
import { toLine } from './vat.ts'

/** Whose an order is, how it is delivered and paid, and its items, for testers. */
export function renderOrdered(order: OrderRow, market: MarketCode, items: readonly OrderItemRow[]): Html {
  const { billing, deliveryName, paymentName, total, rounding } = order
  const { language } = MARKETS[market]
  const show = (minor: number): string => formatMoney(minor, MARKETS[market])
  const money = (decimal: string): string => show(toMinor(decimal))
  const discount = toMinor(order.discountTotal)
  const own = (text: string): Html => html`<span lang="${language}">${keepTogether(text, language)}</span>`
  const facts: (readonly [label: string, value: Html | string])[] = [
    ['Customer', `${billing.first_name} ${billing.last_name}`.trim()],
    ['Delivery', own(deliveryName)],
    ['Payment', own(paymentName)],
    ['Total', money(total)],
  ]
  return html`<dl class="tool-facts tool-panel">${facts.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
${renderCardTable({
  label: 'Items',
  heads: ['Item', 'Quantity', 'Price'],
  rows: [
    ...items.map(toLine).map(({ name, quantity, price }) => [own(name), String(quantity), show(price)]),
    ...(discount === 0 ? [] : [['Discount', '–', show(-discount)]]),
    ['Delivery', '–', money(order.deliveryPrice)],
    ['Payment', '–', money(order.paymentPrice)],
    ...(toMinor(rounding) === 0 ? [] : [['Rounding', '–', money(rounding)]]),
  ],
})}`
}
