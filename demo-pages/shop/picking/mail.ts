import { fillMail, findGap, formatMoney, MARKETS, type MarketCode, OrderMail } from '../contract.ts'
import type { Database } from '../database/database.ts'
import type { JsonObject } from '../django/read-json-body.ts'
import { pathOfOrder } from '../orders/order-mails.ts'
import { toMinor } from '../orders/refund.ts'
import { nameOrderState } from '../orders/states.ts'
import { mails } from '../outbox/schema.ts'
import { CallError } from '../server/call-answer.ts'
import { SITES } from '../site/site.ts'
import { recordChange } from '../staff/audit.ts'
import { readRequest } from './change.ts'
import { listTemplates } from './mail-templates.ts'
import { type Delivery, type Desk, readDelivery } from './read-delivery.ts'
import { PICKING_TEXTS } from './texts.ts'

/** What may stand in braces. */
function listFields({ order }: Delivery, { market, origin }: Desk): Record<string, string> {
  return {
    number: order.number,
    customer: `${order.billing.first_name} ${order.billing.last_name}`,
    state: nameOrderState(market, order.state),
    total: formatMoney(toMinor(order.total), MARKETS[market]),
    delivery: order.deliveryName,
    tracking: order.deliveryNumber ?? '',
    link: `${origin}${pathOfOrder(market, order.token)}`,
    phone: SITES[market].phone,
  }
}

/** Whom a mail would reach, and what to begin with. */
export async function describeMail(database: Database, desk: Desk, id: string) {
  const delivery = await readDelivery(database, desk.market, id)
  const { order } = delivery
  return {
    id: order.id,
    number: order.number,
    customer: `${order.billing.first_name} ${order.billing.last_name}`,
    email: order.billing.email,
    fields: listFields(delivery, desk),
    templates: listTemplates(desk.market),
  }
}

/** Why a text can’t go to a customer: there is none, or a template’s gap was left in it. */
function findFault(market: MarketCode, text: string): string | null {
  const texts = PICKING_TEXTS[market]
  if (text.trim() === '') return texts.blank
  const templates = listTemplates(market).flatMap(({ subject, body }) => [subject, body])
  const gap = findGap(text, templates)
  return gap && texts.gap(gap.text)
}

/** Puts a mail into the outbox. The log has its subject as it was typed, and nothing of the customer. */
export async function sendOrderMail(tx: Database, desk: Desk, id: string, body: JsonObject): Promise<void> {
  const { market, visitor } = desk
  const { subject, body: text } = readRequest(OrderMail, body, market)
  const errors = Object.entries({ subject, body: text }).flatMap(([field, value]) => {
    const fault = findFault(market, value)
    return fault === null ? [] : [[field, [fault]]]
  })
  if (errors.length > 0) throw new CallError(400, Object.fromEntries(errors))
  const delivery = await readDelivery(tx, market, id, true)
  const fields = listFields(delivery, desk)
  await tx.insert(mails).values({
    market,
    recipient: delivery.order.billing.email,
    // A line break would begin another header.
    subject: fillMail(subject, fields).replace(/\s+/g, ' ').trim(),
    body: fillMail(text, fields),
  })
  await recordChange(tx, {
    market,
    userId: visitor.id,
    area: 'order-delivery',
    recordId: delivery.order.id,
    action: 'mail',
  })
}
