import { eq, sql } from 'drizzle-orm'
import {
  AddedItem,
  DeliveryWindow,
  isDeliveryWindow,
  LockRequest,
  listNextPickingStates,
  PickingMove,
  ReplacedItem,
  VersionOnly,
  writeDecimal,
} from '../contract.ts'
import type { Database } from '../database/database.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import type { JsonObject } from '../django/read-json-body.ts'
import { toMinor } from '../orders/refund.ts'
import { orderItems, orders } from '../orders/schema.ts'
import { CallError } from '../server/call-answer.ts'
import { endChange, hold, readForChange, readRequest, refuse } from './change.ts'
import { findGoods, takeFromStock } from './goods.ts'
import { handOverOrder } from './hand-over.ts'
import { unpack } from './packing-table.ts'
import { setItem } from './pick.ts'
import {
  type Delivery,
  type Desk,
  findColleague,
  isPickable,
  mayGrow,
  mayHandOver,
  readDelivery,
} from './read-delivery.ts'
import { orderDeliveries, orderScans } from './schema.ts'
import { PICKING_TEXTS } from './texts.ts'

interface Edit {
  id: string
  body: JsonObject
}

const findItem = (delivery: Delivery, id: string, { market }: Desk) => {
  const item = delivery.items.find(one => String(one.id) === id)
  if (!item) throw new CallError(404, { detail: DRF_TEXTS[market].notFound })
  return item
}

function refuseUnlessPickable(delivery: Delivery, desk: Desk): void {
  const texts = PICKING_TEXTS[desk.market]
  if (!isPickable(delivery)) throw refuse(texts.notPickable)
  const colleague = findColleague(delivery, desk)
  if (colleague) throw refuse(texts.lockedBy(colleague))
}

/** Moves one item to another picking state. */
export async function moveItem(
  tx: Database,
  desk: Desk,
  { id, item: itemId, body }: Edit & { item: string },
): Promise<Delivery> {
  const { picking_state: to, version } = readRequest(PickingMove, body, desk.market)
  const delivery = await readForChange(tx, desk, { id, version })
  const item = findItem(delivery, itemId, desk)
  refuseUnlessPickable(delivery, desk)
  const ways = listNextPickingStates(item.state)
  const { state: text, states } = PICKING_TEXTS[desk.market]
  if (!ways.includes(to))
    throw new CallError(400, {
      picking_state: [text.replace('{states}', ways.map(way => states[way]).join(', '))],
    })
  const picked =
    to === 'picked' ? item.quantity : to === 'waiting' ? 0 : Math.min(item.picked, item.quantity - 1)
  await setItem(tx, delivery.order.id, item.id, { state: to, picked })
  await tx
    .delete(orderScans)
    .where(sql`${orderScans.orderId} = ${delivery.order.id} and ${orderScans.stage} = 'picking'
      and ${orderScans.scan} ->> 'item' = ${String(item.id)}`)
  if (to !== 'picked') await unpack(tx, delivery)
  await hold(tx, delivery.order.id, desk.visitor.id)
  return endChange(tx, desk, delivery.order.id, {
    action: 'picking-state',
    changes: { [`item ${item.code}`]: [item.state, to] },
  })
}

/** VA-051, VA-052. */
export async function setWindow(tx: Database, desk: Desk, { id, body }: Edit): Promise<Delivery> {
  const texts = PICKING_TEXTS[desk.market]
  const { delivery_from: from, delivery_to: to, version } = readRequest(DeliveryWindow, body, desk.market)
  if (!isDeliveryWindow(from, to)) {
    const errors = [from === null || to === null ? texts.windowHalf : texts.window]
    throw new CallError(400, { delivery_from: errors, delivery_to: errors })
  }
  const { order, row } = await readForChange(tx, desk, { id, version })
  await tx
    .update(orderDeliveries)
    .set({ deliveryFrom: from ? new Date(from) : null, deliveryTo: to ? new Date(to) : null })
    .where(eq(orderDeliveries.orderId, order.id))
  return endChange(tx, desk, order.id, {
    action: 'window',
    changes: {
      delivery_from: [row.deliveryFrom?.toISOString() ?? null, from],
      delivery_to: [row.deliveryTo?.toISOString() ?? null, to],
    },
  })
}

/** Another product for one that can't be had, at the price that was agreed. */
export async function replaceItem(
  tx: Database,
  desk: Desk,
  { id, item: itemId, body }: Edit & { item: string },
): Promise<Delivery> {
  const { product, version } = readRequest(ReplacedItem, body, desk.market)
  const delivery = await readForChange(tx, desk, { id, version })
  const item = findItem(delivery, itemId, desk)
  refuseUnlessPickable(delivery, desk)
  if (item.state !== 'not-found' && item.state !== 'needs-replacement')
    throw refuse(PICKING_TEXTS[desk.market].notReplaced)
  const found = await findGoods(tx, desk.market, product)
  await takeFromStock(tx, desk.market, found, item.quantity)
  await unpack(tx, delivery)
  await tx
    .update(orderItems)
    .set({ goodsId: found.id, code: found.seoName, name: found.name })
    .where(eq(orderItems.id, item.id))
  await setItem(tx, delivery.order.id, item.id, { state: 'waiting', picked: 0 })
  return endChange(tx, desk, delivery.order.id, {
    action: 'replace',
    changes: { [`item ${item.id}`]: [item.code, found.seoName] },
  })
}

/** OR-013: an order grows only while its sum is not settled. */
export async function addProduct(tx: Database, desk: Desk, { id, body }: Edit): Promise<Delivery> {
  const { product, quantity, version } = readRequest(AddedItem, body, desk.market)
  const delivery = await readForChange(tx, desk, { id, version })
  if (!mayGrow(delivery)) throw refuse(PICKING_TEXTS[desk.market].notAdded)
  const { order } = delivery
  const found = await findGoods(tx, desk.market, product)
  await takeFromStock(tx, desk.market, found, quantity)
  const sum = writeDecimal(toMinor(found.price) * quantity)
  await unpack(tx, delivery)
  await tx.insert(orderItems).values({
    orderId: order.id,
    goodsId: found.id,
    kind: 'product',
    code: found.seoName,
    name: found.name,
    quantity,
    unitPrice: found.price,
    finalPrice: sum,
  })
  await tx
    .update(orders)
    .set({ goodsTotal: sql`${orders.goodsTotal} + ${sum}`, total: sql`${orders.total} + ${sum}` })
    .where(eq(orders.id, order.id))
  return endChange(tx, desk, order.id, { action: 'add', changes: { [found.seoName]: [0, quantity] } })
}

/** ER-034 where the carrier does not take it. */
export async function handOver(tx: Database, desk: Desk, { id, body }: Edit): Promise<Delivery> {
  const texts = PICKING_TEXTS[desk.market]
  const { version } = readRequest(VersionOnly, body, desk.market)
  const delivery = await readForChange(tx, desk, { id, version })
  if (isPickable(delivery) && !mayHandOver(delivery)) throw refuse(texts.notPacked)
  const handed = await handOverOrder(tx, desk, delivery)
  if (!handed) throw refuse(texts.carrier)
  return handed
}

/** Says who works on it; a colleague's work can be taken over, but only they themselves lay it down. */
export async function setLock(tx: Database, desk: Desk, { id, body }: Edit): Promise<Delivery> {
  const { action } = readRequest(LockRequest, body, desk.market)
  const delivery = await readDelivery(tx, desk.market, id, true)
  const { order, lockedBy } = delivery
  const isMine = lockedBy?.id === desk.visitor.id
  if (action === 'take' ? isMine : !isMine) return delivery
  await hold(tx, order.id, action === 'take' ? desk.visitor.id : null)
  return endChange(tx, desk, order.id, { action })
}
