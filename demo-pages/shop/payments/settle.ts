import { eq } from 'drizzle-orm'
import { formatMoney, MARKETS, type MarketCode, readDecimal } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { settleOrder } from '../orders/move-order.ts'
import { type OrderRow, orders, type PaymentRow, payments } from '../orders/schema.ts'
import { mails } from '../outbox/schema.ts'
import { SITES } from '../site/site.ts'
import { findPayment, isPayable, type KnownPayment } from './store.ts'
import { PAYMENT_TEXTS, type Reason } from './texts.ts'

export interface Outcome {
  status: 'in-progress' | 'paid' | 'failed' | 'cancelled'
  reason?: Reason | undefined
}

interface Setting {
  market: MarketCode
  /** Where the shop is reached, for the link of the mail. */
  origin: string
}

/** Takes the gateway's word on a payment; paid is final. Answers what holds now, null where nobody knows the payment. */
export function settlePayment(
  database: Database,
  setting: Setting,
  payId: string,
  outcome: Outcome,
): Promise<PaymentRow['status'] | null> {
  return database.transaction(async tx => {
    const found = await findPayment(tx, setting.market, payId)
    if (!found) return null
    // Two payments of one order are settled one after the other.
    const [order] = await tx.select().from(orders).where(eq(orders.id, found.order.id)).for('update')
    const [payment] = await tx.select().from(payments).where(eq(payments.id, found.payment.id))
    if (!order || !payment) return null
    if (payment.status === 'paid') return payment.status
    if (outcome.status === 'paid') return takeMoney(tx, setting, { payment, order })
    await tx
      .update(payments)
      .set({ ...tell(setting.market, outcome), settledAt: isOver(outcome) ? new Date() : null })
      .where(eq(payments.id, payment.id))
    return outcome.status
  })
}

const isOver = ({ status }: Outcome): boolean => status !== 'in-progress'

const tell = (market: MarketCode, { status, reason }: Outcome) => ({
  status,
  message: reason ? PAYMENT_TEXTS[market].reasons[reason] : null,
  ...(isOver({ status }) && { token: null }),
})

/** What comes for an order that is paid or cancelled already is sent back. */
async function takeMoney(
  tx: Database,
  setting: Setting,
  { payment, order }: KnownPayment,
): Promise<PaymentRow['status']> {
  const isTaken = isPayable(order)
  const outcome: Outcome = isTaken ? { status: 'paid' } : { status: 'failed', reason: 'already-paid' }
  await tx
    .update(payments)
    .set({ ...tell(setting.market, outcome), settledAt: new Date() })
    .where(eq(payments.id, payment.id))
  if (!isTaken) return outcome.status
  // The customer gets one mail, which says both.
  await settleOrder(tx, order.id, { origin: setting.origin, isMailed: false })
  await mailPaid(tx, setting, order)
  return outcome.status
}

async function mailPaid(tx: Database, { market, origin }: Setting, order: OrderRow): Promise<void> {
  const texts = PAYMENT_TEXTS[market]
  const sum = formatMoney(readDecimal(order.total) ?? 0, MARKETS[market])
  await tx.insert(mails).values({
    market,
    recipient: order.billing.email,
    subject: texts.paidSubject(order.number),
    body: [
      texts.hello,
      texts.paidBody(order.number, sum),
      `${texts.see} ${origin}${SITES[market].paths.order}${order.token}/`,
      `${texts.regards}, ${SITES[market].phone}`,
    ].join('\n\n'),
  })
}
