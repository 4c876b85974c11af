import { desc, eq, inArray } from 'drizzle-orm'
import { goods } from '../cart/schema.ts'
import { CART_TEXTS } from '../cart/texts.ts'
import { findDelivery } from '../checkout/methods.ts'
import { type MarketCode, toIban } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { nameSku, productPath } from '../goods/product-path.ts'
import { listTownLines } from '../site/list-town-lines.ts'
import { SITES } from '../site/site.ts'
import { trackParcel } from './carriers.ts'
import { addDays, addWithdrawalDays, toLocalDate } from './local-date.ts'
import { isPaidOnDelivery, isPaidOnline, needsRefundAccount } from './payment-kinds.ts'
import { countReturnable, countReturned } from './refund.ts'
import type { OrderItemRow, OrderRow, WithdrawalRow } from './schema.ts'
import { payments } from './schema.ts'
import { SELLERS } from './sellers.ts'
import { CANCELLABLE } from './states.ts'
import { listEvents, listItems, listWithdrawals, type OrderEvent } from './store.ts'
import { DELIVERY_TEXTS } from './texts.ts'

/** An order in the words of the contract, as its customer sees it. */
export async function describeOrder(
  database: Database,
  market: MarketCode,
  order: OrderRow,
  now: Date = new Date(),
) {
  const items = await listItems(database, [order.id])
  const made = await listWithdrawals(database, order.id)
  const events = await listEvents(database, order.id)
  const right = findRight(market, order, { items, made, events }, now)
  const { billing, invoiceState, invoiceNumber, creditNoteNumber } = order
  const { paths } = SITES[market]
  return {
    id: order.token,
    number: order.number,
    created_at: order.createdAt.toISOString(),
    state: order.state,
    delivery: describeDelivery(market, order),
    payment: await describePayment(database, market, order),
    customer: {
      name: `${billing.first_name} ${billing.last_name}`.trim(),
      company: billing.invoice_on_company ? billing.company : null,
      tin: billing.invoice_on_company ? billing.tin : null,
      vatn: billing.invoice_on_company ? billing.vatn : null,
      email: billing.email,
    },
    items: await describeItems(database, market, items, countReturned(made)),
    discount: order.discountTotal,
    rounding: order.rounding,
    total: order.total,
    invoice: {
      state: invoiceState,
      document:
        invoiceNumber === null ? null : { number: invoiceNumber, url: `${paths.invoice}${order.token}/` },
    },
    credit_note:
      creditNoteNumber === null
        ? null
        : { number: creditNoteNumber, url: `${paths.creditNote}${order.token}/` },
    history: events.map(({ at, state }) => ({ at: at.toISOString(), state })),
    can_cancel: CANCELLABLE.includes(order.state),
    can_withdraw: right.isOpen,
    withdraw_until: right.until,
    // Who has withdrawn reads there where the goods go, as long as they may still be sent.
    withdrawal_url:
      right.isOpen || made.some(({ createdAt }) => isToSend(market, createdAt, now))
        ? `${paths.withdrawal}${order.token}/`
        : null,
    needs_refund_account: needsRefundAccount(order.typePayment),
    withdrawals: made.map(({ number, createdAt, refund }) => ({
      number,
      created_at: createdAt.toISOString(),
      refund,
    })),
  }
}

/** Whether a customer may withdraw from the contract, and until when. */
export function findRight(
  market: MarketCode,
  order: OrderRow,
  { items, made, events }: { items: OrderItemRow[]; made: WithdrawalRow[]; events: OrderEvent[] },
  now: Date,
): { isOpen: boolean; until: string | null } {
  const delivered = events.findLast(({ state }) => state === 'delivered')
  if (!delivered) return { isOpen: false, until: null }
  const until = addWithdrawalDays(toLocalDate(market, delivered.at))
  const returned = countReturned(made)
  const isLeft = items.some(item => countReturnable(item, returned) > 0)
  return { isOpen: order.state === 'delivered' && isLeft && toLocalDate(market, now) <= until, until }
}

const isToSend = (market: MarketCode, made: Date, now: Date): boolean =>
  toLocalDate(market, now) <= addWithdrawalDays(toLocalDate(market, made))

function describeDelivery(market: MarketCode, order: OrderRow) {
  const { billing, deliveryAddress, placeLines, deliveryNumber, typeDeliveryCode, state } = order
  const to = deliveryAddress ?? billing
  const statuses: Readonly<Record<string, string>> = DELIVERY_TEXTS[market]
  return {
    code: typeDeliveryCode,
    kind: findDelivery(market, typeDeliveryCode)?.kind ?? null,
    name: order.deliveryName,
    price: order.deliveryPrice,
    number: deliveryNumber,
    status:
      state === 'delivered' && isCollected(market, order)
        ? DELIVERY_TEXTS[market].collected
        : Object.hasOwn(statuses, state)
          ? statuses[state]
          : null,
    tracking_url: trackParcel(typeDeliveryCode, market, deliveryNumber),
    address: placeLines.length
      ? placeLines
      : [`${to.first_name} ${to.last_name}`, to.address, ...listTownLines(market, to)].map(line =>
          line.trim(),
        ),
    expected_date: isOver(order) ? null : order.expectedDate,
  }
}

const isCollected = (market: MarketCode, { typeDeliveryCode }: OrderRow): boolean =>
  findDelivery(market, typeDeliveryCode)?.kind === 'store'

const isOver = ({ state }: OrderRow): boolean =>
  state === 'delivered' || state === 'cancelled' || state === 'returned'

async function describePayment(database: Database, market: MarketCode, order: OrderRow) {
  const { typePayment, isPaid, state, paidAt } = order
  const isOpen = !isPaid && CANCELLABLE.includes(state)
  const [last] = await database
    .select({ id: payments.payId })
    .from(payments)
    .where(eq(payments.orderId, order.id))
    .orderBy(desc(payments.id))
    .limit(1)
  return {
    name: order.paymentName,
    code: typePayment,
    price: order.paymentPrice,
    is_paid: isPaid,
    paid_at: paidAt?.toISOString() ?? null,
    id: last?.id ?? null,
    can_pay: isOpen && isPaidOnline(typePayment),
    is_on_delivery: isPaidOnDelivery(typePayment),
    ...(isOpen && typePayment === 'transfer' && describeTransfer(market, order)),
  }
}

/** How long a transfer is waited for. */
const DAYS_TO_PAY = 7

/** Where the money is to be sent, and until when; in Czechia also as the text of a QR payment (the banks' SPD format). */
export function describeTransfer(market: MarketCode, { number, total, createdAt }: OrderRow) {
  const { account, name } = SELLERS[market]
  const iban = toIban(account)
  return {
    account,
    account_holder: name,
    variable_symbol: number,
    qr_text: iban && `SPD*1.0*ACC:${iban}*AM:${total}*CC:CZK*X-VS:${number}*MSG:LAGUNA ${number}`,
    due_date: addDays(toLocalDate(market, createdAt), DAYS_TO_PAY),
  }
}

async function describeItems(
  database: Database,
  market: MarketCode,
  items: readonly OrderItemRow[],
  returned: ReadonlyMap<string, number>,
) {
  const ids = items.flatMap(({ goodsId }) => goodsId ?? [])
  const sold = ids.length ? await database.select().from(goods).where(inArray(goods.id, ids)) : []
  return items.map(item => {
    const product = item.kind === 'product' ? sold.find(({ id }) => id === item.goodsId) : undefined
    return {
      id: item.id,
      kind: item.kind,
      code: item.code,
      sku: nameSku(market, item.code),
      name: item.name,
      note: item.kind === 'bonus' ? CART_TEXTS[market].bonusTerms : null,
      url: product
        ? productPath(market, product.seoName)
        : item.kind === 'bonus'
          ? SITES[market].paths.buyback
          : null,
      image: product?.picture ?? null,
      quantity: item.quantity,
      returnable: countReturnable(item, returned),
      unit_price: item.unitPrice,
      final_price: item.finalPrice,
    }
  })
}
