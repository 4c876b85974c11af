import { randomBytes } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { findOffer } from '../cart/offers.ts'
import { goods } from '../cart/schema.ts'
import { addWorkingDays } from '../checkout/calendar.ts'
import { type MarketCode, writeDecimal } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { toLocalDate } from './local-date.ts'
import { moveOrder, settleOrder } from './move-order.ts'
import { takeNumber } from './numbers.ts'
import { toMinor } from './refund.ts'
import { type OrderInstalment, type OrderRow, orderEvents, orderItems, orders } from './schema.ts'
import { leavesTo, type OrderState } from './states.ts'
import { NAMES } from './test-order-names.ts'

/** An order as testers want it, without anybody going through the checkout. */
export interface TestOrder {
  state: OrderState
  /** Seo names of goods with their quantities. */
  products?: Readonly<Record<string, number>>
  /** With an insurance of the first product that has one. */
  isInsured?: boolean
  delivery?: keyof (typeof NAMES)['cz']['deliveries']
  payment?: keyof (typeof NAMES)['cz']['payments']
  isPaid?: boolean
  isCompany?: boolean
  token?: string
  userId?: number | null
  email?: string
  /** How long ago it was made. */
  days?: number
  now?: Date
}

const PHONE = { 'apple-iphone-16-128gb': 1, 'nabijecka-usb-c-20w': 2 }
const DAY = 86_400_000

/** The states on the way to one, in their order. */
const WAYS: Readonly<Record<OrderState, readonly OrderState[]>> = {
  new: [],
  'waiting-for-payment': ['waiting-for-payment'],
  'in-progress': ['in-progress'],
  'ready-for-pickup': ['in-progress', 'ready-for-pickup'],
  sent: ['in-progress', 'sent'],
  delivered: ['in-progress', 'sent', 'delivered'],
  cancelled: ['cancelled'],
  returned: ['in-progress', 'sent', 'delivered', 'returned'],
}

/** Without a word on it, what is picked up is delivered to a shop. */
const pickDelivery = ({ state, delivery }: TestOrder) =>
  delivery ?? (state === 'ready-for-pickup' ? 'store' : 'courier')

/** Makes an order and moves it on to its state, a day for each step; nobody is mailed. */
export async function makeTestOrder(tx: Database, market: MarketCode, wanted: TestOrder): Promise<OrderRow> {
  const { now = new Date(), days = 3, state } = wanted
  const start = now.getTime() - days * DAY
  let order = await insertOrder(tx, market, wanted, new Date(start))
  const steps = WAYS[state].map(to => (to === 'sent' ? leavesTo(order) : to))
  for (const [index, to] of steps.entries()) {
    const at = new Date(start + (index + 1) * Math.min(DAY, (days * DAY) / (steps.length + 1)))
    if (to === 'in-progress' && isPaidBefore(wanted)) await pay(tx, order.id, at)
    const moved = await moveOrder(tx, order.id, { from: order.state, to, origin: '', at, isMailed: false })
    order = moved ?? order
  }
  return wanted.isPaid && !order.isPaid && steps.length === 0
    ? ((await settleOrder(tx, order.id, { origin: '', at: now, isMailed: false })) ?? order)
    : order
}

const isPaidBefore = ({ payment = 'card', isPaid }: TestOrder): boolean => isPaid ?? payment !== 'cash'

const pay = (tx: Database, id: number, at: Date) =>
  tx.update(orders).set({ isPaid: true, paidAt: at }).where(eq(orders.id, id))

async function insertOrder(
  tx: Database,
  market: MarketCode,
  wanted: TestOrder,
  createdAt: Date,
): Promise<OrderRow> {
  const { payment = 'card', isCompany = false, userId = null } = wanted
  const delivery = pickDelivery(wanted)
  const { deliveries, payments, person, places } = NAMES[market]
  const { name: deliveryName, price: deliveryPrice } = deliveries[delivery]
  const { name: paymentName, price: paymentPrice } = payments[payment]
  const lines = await listLines(tx, market, wanted)
  const goodsTotal = lines.reduce((sum, line) => sum + toMinor(line.finalPrice), 0)
  const total = goodsTotal + toMinor(deliveryPrice) + toMinor(paymentPrice)
  const [order] = await tx
    .insert(orders)
    .values({
      market,
      number: await takeNumber(tx, market, 'order', wanted.now ?? new Date()),
      token: wanted.token ?? randomBytes(16).toString('base64url'),
      userId,
      createdAt,
      typeDeliveryCode: delivery,
      deliveryName,
      deliveryPrice,
      placeLines: delivery === 'courier' ? [] : [...places[delivery]],
      expectedDate: addWorkingDays(market, toLocalDate(market, createdAt), 3),
      typePayment: payment,
      paymentName,
      paymentPrice,
      paymentCompany: payment === 'instalments' ? 'modra' : null,
      goodsTotal: writeDecimal(goodsTotal),
      discountTotal: '0.00',
      total: writeDecimal(total),
      billing: {
        ...person,
        ...(!isCompany && { company: '', tin: '', vatn: '' }),
        email: wanted.email ?? 'zakaznik@laguna.example',
        invoice_on_company: isCompany,
      },
      info: NO_WISHES,
      instalment: payment === 'instalments' ? agreeInstalment(market, total) : null,
    })
    .returning()
  if (!order) throw new Error('The order could not be made.')
  await insertLines(tx, order.id, lines)
  await tx.insert(orderEvents).values({ orderId: order.id, state: 'new', at: createdAt })
  return order
}

const NO_WISHES = {
  consent_to_terms_of_service: true,
  consent_marketing: false,
  consent_heureka_review: false,
  create_account: false,
  birth_date: null,
  note: '',
  subscribe_promotions_info: false,
  internal_order_number: '',
}

type Line = Omit<typeof orderItems.$inferInsert, 'orderId'>

async function listLines(
  tx: Database,
  market: MarketCode,
  { products = PHONE, isInsured = false }: TestOrder,
): Promise<Line[]> {
  const names = Object.keys(products)
  const sold = await tx
    .select()
    .from(goods)
    .where(and(eq(goods.market, market), inArray(goods.seoName, names)))
  const write = (kind: Line['kind'], code: string, name: string, price: string, quantity: number): Line => ({
    kind,
    code,
    name,
    quantity,
    unitPrice: price,
    finalPrice: writeDecimal(quantity * toMinor(price)),
  })
  const lines = names.flatMap(seoName => {
    const found = sold.find(one => one.seoName === seoName)
    const quantity = products[seoName] ?? 1
    return found ? { ...write('product', seoName, found.name, found.price, quantity), goodsId: found.id } : []
  })
  const [first] = lines
  const insurance = first && isInsured ? findOffer(market, first.code).insurances[0] : undefined
  return insurance && first
    ? [...lines, write('insurance', insurance.id, insurance.name, insurance.price, first.quantity)]
    : lines
}

/** What goes with a product goes with the first one. */
async function insertLines(tx: Database, orderId: number, lines: readonly Line[]): Promise<void> {
  let first: number | null = null
  for (const line of lines) {
    const parentId: number | null = line.kind === 'product' ? null : first
    const [inserted]: { id: number }[] = await tx
      .insert(orderItems)
      .values({ ...line, orderId, parentId })
      .returning({ id: orderItems.id })
    if (line.goodsId)
      await tx
        .update(goods)
        .set({ stock: sql`${goods.stock} - ${line.quantity}` })
        .where(eq(goods.id, line.goodsId))
    first ??= inserted?.id ?? null
  }
}

/** As the cart offers it: ten months cost nothing more, so that the last of them is the smaller one. */
const MONTHS = 10

function agreeInstalment(market: MarketCode, total: number): OrderInstalment {
  const monthly = Math.ceil(total / MONTHS / 100) * 100
  return {
    company_name: NAMES[market].lender,
    month_count: MONTHS,
    deposit: '0.00',
    monthly: writeDecimal(monthly),
    total: writeDecimal(total),
    annual_rate: 0,
  }
}
