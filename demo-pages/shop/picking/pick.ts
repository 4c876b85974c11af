import { and, desc, eq } from 'drizzle-orm'
import { GOOD_PICKS, type PickOutcome, readScan, type ScannedCode, ScanRequest } from '../contract.ts'
import type { Database } from '../database/database.ts'
import type { JsonObject } from '../django/read-json-body.ts'
import { orders } from '../orders/schema.ts'
import { endChange, hold, readRequest, refuse } from './change.ts'
import { describeDelivery } from './describe-delivery.ts'
import { findCode, findCrate, findOrderId } from './find-code.ts'
import {
  type Delivery,
  type Desk,
  findColleague,
  isPickable,
  type PickedItem,
  readDelivery,
} from './read-delivery.ts'
import { type CrateRow, crates, orderScans, type PutCrate, pickingItems } from './schema.ts'
import { PICKING_TEXTS } from './texts.ts'

interface Scanned {
  outcome: PickOutcome
  /** The crate that another order lies in. */
  taken?: CrateRow
}

interface Picked {
  outcome: PickOutcome
  delivery: Delivery | null
  /** The number of the order that a crate is taken by. */
  other?: string | null
}

/** One scan beside the shelf, answered with the order as it is after it. */
export async function answerPicking(tx: Database, desk: Desk, body: JsonObject) {
  const { code: text, order } = readRequest(ScanRequest, body, desk.market)
  const scan = readScan(text)
  if (!scan) throw refuse(PICKING_TEXTS[desk.market].badValue)
  const { outcome, delivery, other = null } = await pick(tx, desk, scan, order)
  return {
    status: 200,
    body: {
      outcome,
      code: scan.kind === 'code' ? scan.code : text,
      order: delivery && describeDelivery(delivery, desk),
      other_order: other,
    },
  }
}

async function pick(tx: Database, desk: Desk, scan: ScannedCode, order: string | null): Promise<Picked> {
  const other = scan.kind === 'code' ? await findOrderId(tx, desk.market, scan.code) : null
  const id = other ?? order
  if (id === null) return { outcome: 'order-missing', delivery: null }
  const delivery = await readDelivery(tx, desk.market, id, true)
  const isTaking = scan.kind === 'command' && scan.command === 'take'
  if (findColleague(delivery, desk) && !isTaking) return { outcome: 'locked', delivery }
  if (!isPickable(delivery)) return { outcome: 'not-pickable', delivery }
  const { outcome, taken }: Scanned = isTaking
    ? { outcome: 'taken-over' }
    : other
      ? { outcome: 'order-opened' }
      : await pickInto(tx, desk, delivery, scan)
  // A wrong code is no work on it.
  if (GOOD_PICKS.some(good => good === outcome)) await hold(tx, delivery.order.id, desk.visitor.id)
  const taker = taken?.orderId ? await nameOrder(tx, taken.orderId) : null
  return { outcome, delivery: await readDelivery(tx, desk.market, id), other: taker }
}

async function pickInto(tx: Database, desk: Desk, delivery: Delivery, scan: ScannedCode): Promise<Scanned> {
  if (scan.kind === 'command' && scan.command === 'undo') return undoPick(tx, desk, delivery)
  if (scan.kind === 'command') return { outcome: confirmPicked(delivery) }
  if (scan.kind !== 'code') return { outcome: 'of-packing' }
  const crate = await findCrate(tx, desk.market, scan.code)
  if (crate) return putIntoCrate(tx, desk, delivery, crate)
  return { outcome: await pickPiece(tx, desk, delivery, scan.code) }
}

async function pickPiece(tx: Database, desk: Desk, delivery: Delivery, code: string): Promise<PickOutcome> {
  const facts = await findCode(tx, desk.market, code, delivery.items)
  if (facts.kind === 'unknown') return 'unknown-code'
  const own = delivery.items.filter(({ goodsId }) => String(goodsId) === facts.product)
  const serial = facts.kind === 'serial' ? code : undefined
  if (serial && (await isPicked(tx, delivery, serial))) return 'already-scanned'
  const open = own.find(({ picked, quantity }) => picked < quantity)
  if (!open) return own.length > 0 ? 'enough-scanned' : 'not-in-order'
  await keepPick(tx, desk, delivery, { item: String(open.id), ...(serial && { serial }) })
  await setPicked(tx, delivery, open, open.picked + 1)
  await endChange(tx, desk, delivery.order.id, { action: 'pick' })
  return 'piece-picked'
}

/** The way to the packing table, which takes whole orders in crates. */
function confirmPicked({ row, crate }: Delivery): PickOutcome {
  if (row.pickingState !== 'picked') return 'confirmed-early'
  return crate ? 'ready-to-pack' : 'crate-missing'
}

/** A serial number is of one piece alone. */
async function isPicked(tx: Database, { order }: Delivery, serial: string): Promise<boolean> {
  const isOfOrder = and(eq(orderScans.orderId, order.id), eq(orderScans.stage, 'picking'))
  const scans = await tx.select({ scan: orderScans.scan }).from(orderScans).where(isOfOrder)
  return scans.some(({ scan }) => 'serial' in scan && scan.serial === serial)
}

const keepPick = (
  tx: Database,
  { visitor }: Desk,
  { order }: Delivery,
  scan: typeof orderScans.$inferInsert.scan,
) => tx.insert(orderScans).values({ orderId: order.id, stage: 'picking', scan, userId: visitor.id })

async function nameOrder(tx: Database, id: number): Promise<string | null> {
  const [order] = await tx.select({ number: orders.number }).from(orders).where(eq(orders.id, id))
  return order?.number ?? null
}

/** A crate holds one order, and an order lies in one crate. */
async function putIntoCrate(tx: Database, desk: Desk, delivery: Delivery, crate: CrateRow): Promise<Scanned> {
  const { order, crate: former } = delivery
  if (crate.orderId === order.id) return { outcome: 'crate-put' }
  if (crate.orderId !== null) return { outcome: 'crate-taken', taken: crate }
  await keepPick(tx, desk, delivery, { crate: crate.code, former: former?.code ?? null })
  await moveCrate(tx, desk, delivery, { action: 'crate', to: crate })
  return { outcome: 'crate-put' }
}

/** Puts an order into a crate, or out of the one it lies in. */
async function moveCrate(
  tx: Database,
  desk: Desk,
  { order, crate: from }: Delivery,
  { action, to }: { action: string; to: CrateRow | null },
): Promise<void> {
  const changedAt = new Date()
  await tx.update(crates).set({ orderId: null, changedAt }).where(eq(crates.orderId, order.id))
  if (to) await tx.update(crates).set({ orderId: order.id, changedAt }).where(eq(crates.id, to.id))
  await endChange(tx, desk, order.id, {
    action,
    changes: { crate: [from?.code ?? null, to?.code ?? null] },
  })
}

async function undoPick(tx: Database, desk: Desk, delivery: Delivery): Promise<Scanned> {
  const [last] = await tx
    .select()
    .from(orderScans)
    .where(and(eq(orderScans.orderId, delivery.order.id), eq(orderScans.stage, 'picking')))
    .orderBy(desc(orderScans.id))
    .limit(1)
  if (!last) return { outcome: 'nothing-to-undo' }
  const { scan } = last
  const undone: Scanned =
    'crate' in scan
      ? await undoCrate(tx, desk, delivery, scan)
      : { outcome: 'item' in scan ? await undoPiece(tx, desk, delivery, scan.item) : 'nothing-to-undo' }
  if (undone.outcome === 'undone') await tx.delete(orderScans).where(eq(orderScans.id, last.id))
  return undone
}

/** Into the crate that it lay in before, unless another order lies there by now; else into none. */
async function undoCrate(tx: Database, desk: Desk, delivery: Delivery, scan: PutCrate): Promise<Scanned> {
  if (delivery.crate?.code !== scan.crate) return { outcome: 'nothing-to-undo' }
  const former = scan.former === null ? null : await findCrate(tx, desk.market, scan.former)
  if (former && former.orderId !== null) return { outcome: 'crate-taken', taken: former }
  await moveCrate(tx, desk, delivery, { action: 'undo-crate', to: former })
  return { outcome: 'undone' }
}

async function undoPiece(tx: Database, desk: Desk, delivery: Delivery, id: string): Promise<PickOutcome> {
  const item = delivery.items.find(one => String(one.id) === id)
  if (!item || item.picked === 0) return 'nothing-to-undo'
  await setPicked(tx, delivery, item, item.picked - 1)
  await endChange(tx, desk, delivery.order.id, { action: 'undo-pick' })
  return 'undone'
}

const setPicked = (tx: Database, { order }: Delivery, { id, quantity }: PickedItem, picked: number) =>
  setItem(tx, order.id, id, {
    picked,
    state: picked >= quantity ? 'picked' : picked === 0 ? 'waiting' : 'in-progress',
  })

export async function setItem(
  tx: Database,
  orderId: number,
  itemId: number,
  to: Pick<typeof pickingItems.$inferSelect, 'state' | 'picked'>,
): Promise<void> {
  await tx
    .insert(pickingItems)
    .values({ itemId, orderId, ...to })
    .onConflictDoUpdate({ target: pickingItems.itemId, set: to })
}
