import { and, asc, eq } from 'drizzle-orm'
import { goods } from '../cart/schema.ts'
import type { MarketCode, PickingState } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import type { Visitor } from '../django/session.ts'
import { type OrderRow, orderItems, orders } from '../orders/schema.ts'
import { CallError } from '../server/call-answer.ts'
import { users } from '../visitor/schema.ts'
import {
  type CrateRow,
  crates,
  type DeliveryRow,
  goodsLabels,
  orderDeliveries,
  packages,
  pickingItems,
} from './schema.ts'

/** Who works on it, and for which market. */
export interface Desk {
  market: MarketCode
  visitor: Visitor
  /** Where the shop is reached, for links of mails. */
  origin: string
}

export interface PickedItem {
  id: number
  goodsId: number | null
  code: string
  name: string
  quantity: number
  unitPrice: string
  barcode: string
  hasSerials: boolean
  state: PickingState
  picked: number
}

export interface Delivery {
  order: OrderRow
  row: DeliveryRow
  items: PickedItem[]
  crate: CrateRow | null
  parcel: typeof packages.$inferSelect | null
  /** Who works on it; null for nobody. */
  lockedBy: { id: number; name: string } | null
}

/** Nobody keeps an order longer than this without touching it, in milliseconds. */
const LOCK_ENDS = 30 * 60_000

/** An order with all that is known of its way to the carrier, kept from all others where it is to be changed; 404 without one. */
export async function readDelivery(
  tx: Database,
  market: MarketCode,
  id: string,
  isLocked = false,
): Promise<Delivery> {
  const query = tx
    .select()
    .from(orders)
    .where(and(eq(orders.market, market), eq(orders.id, readId(id))))
  const [order] = await (isLocked ? query.for('update') : query)
  if (!order) throw new CallError(404, { detail: DRF_TEXTS[market].notFound })
  if (isLocked) await tx.insert(orderDeliveries).values({ orderId: order.id }).onConflictDoNothing()
  const [row] = await tx.select().from(orderDeliveries).where(eq(orderDeliveries.orderId, order.id))
  const [crate] = await tx.select().from(crates).where(eq(crates.orderId, order.id))
  const [parcel] = await tx.select().from(packages).where(eq(packages.orderId, order.id))
  const delivery = row ?? makeUntouched(order)
  return {
    order,
    row: delivery,
    items: await listPickedItems(tx, order.id),
    crate: crate ?? null,
    parcel: parcel ?? null,
    lockedBy: await findHolder(tx, delivery),
  }
}

/** An id as the path carries it; what is none is that of no order. */
const readId = (text: string): number => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0)

/** What left before anybody noted its picking was picked. */
export const GONE: readonly string[] = ['sent', 'ready-for-pickup', 'delivered', 'returned']

const makeUntouched = ({ id, state }: OrderRow): DeliveryRow => ({
  orderId: id,
  pickingState: GONE.includes(state) ? 'picked' : 'waiting',
  deliveryFrom: null,
  deliveryTo: null,
  lockedBy: null,
  lockedAt: null,
  handedOverAt: null,
  version: 0,
})

/** The products of an order; insurances and the like are not on any shelf. */
async function listPickedItems(tx: Database, orderId: number): Promise<PickedItem[]> {
  const rows = await tx
    .select({ item: orderItems, label: goodsLabels, picking: pickingItems, kind: goods.kind })
    .from(orderItems)
    .leftJoin(goodsLabels, eq(goodsLabels.goodsId, orderItems.goodsId))
    .leftJoin(pickingItems, eq(pickingItems.itemId, orderItems.id))
    .leftJoin(goods, eq(goods.id, orderItems.goodsId))
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.kind, 'product')))
    .orderBy(asc(orderItems.id))
  return rows.map(({ item, label, picking }) => ({
    id: item.id,
    goodsId: item.goodsId,
    code: item.code,
    name: item.name,
    quantity: item.quantity,
    unitPrice: item.unitPrice,
    barcode: label?.barcode ?? item.code.toUpperCase(),
    hasSerials: label?.hasSerials ?? false,
    state: picking?.state ?? 'waiting',
    picked: picking?.picked ?? 0,
  }))
}

async function findHolder(tx: Database, { lockedBy, lockedAt }: DeliveryRow) {
  if (!lockedBy || !lockedAt || Date.now() - lockedAt.getTime() > LOCK_ENDS) return null
  const [user] = await tx.select({ id: users.id, name: users.name }).from(users).where(eq(users.id, lockedBy))
  return user ?? null
}

/** The colleague who works on it, if it is one. */
export const findColleague = ({ lockedBy }: Delivery, { visitor }: Desk): string | null =>
  lockedBy && lockedBy.id !== visitor.id ? lockedBy.name : null

/** Its items change only while it is prepared. */
export const isPickable = ({ order, row }: Delivery): boolean =>
  order.state === 'in-progress' && row.handedOverAt === null

/** What was agreed can still be changed: nobody has paid for it, and it has not left. */
export const mayGrow = ({ order, row }: Delivery): boolean =>
  ['new', 'waiting-for-payment', 'in-progress'].includes(order.state) &&
  !order.isPaid &&
  order.instalment === null &&
  row.handedOverAt === null

export const mayHandOver = (delivery: Delivery): boolean =>
  isPickable(delivery) && delivery.parcel !== null && delivery.row.pickingState === 'picked'
