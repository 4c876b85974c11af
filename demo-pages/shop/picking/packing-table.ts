import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import {
  type AcceptedScan,
  checkPacked,
  listOwed,
  listPieces,
  type MarketCode,
  type Packing,
  readBox,
  readExpected,
  readWeight,
} from '../contract.ts'
import type { Database } from '../database/database.ts'
import { type Delivery, type Desk, findColleague } from './read-delivery.ts'
import { orderScans, packages, serialNumbers } from './schema.ts'

/** What was scanned of an order at the table, with the rows that the scans are kept in. */
export interface Table {
  packing: Packing
  scanIds: number[]
}

/** Read from the scans alone, so that it is the same after a reload, on another table and after an undo. */
export async function readTable(tx: Database, { order, items }: Delivery): Promise<Table> {
  const rows = await tx
    .select()
    .from(orderScans)
    .where(and(eq(orderScans.orderId, order.id), eq(orderScans.stage, 'packing')))
    .orderBy(asc(orderScans.id))
  const scans = rows.flatMap(({ scan }) => ('kind' in scan ? [scan] : []))
  return {
    scanIds: rows.map(({ id }) => id),
    packing: {
      scans,
      items: items.map(item => ({
        id: String(item.id),
        product: String(item.goodsId ?? item.code),
        barcode: item.barcode,
        quantity: item.quantity,
        hasSerials: item.hasSerials,
      })),
    },
  }
}

/** Keeps what a scan changed; false where another table took the serial number in the same moment. */
export async function keepScan(
  tx: Database,
  { market, visitor }: Desk,
  { order }: Delivery,
  { before, after }: { before: Table; after: Packing },
): Promise<boolean> {
  const { scans } = before.packing
  const added = after.scans.length > scans.length ? after.scans.at(-1) : undefined
  const removed = after.scans.length < scans.length ? scans.at(-1) : undefined
  if (removed) {
    await setSerial(tx, market, removed, false)
    const last = before.scanIds.at(-1)
    if (last !== undefined) await tx.delete(orderScans).where(eq(orderScans.id, last))
  }
  if (!added) return true
  const item = before.packing.items.find(({ id }) => added.kind === 'piece' && id === added.item)
  if (item?.hasSerials && !(await setSerial(tx, market, added, true))) return false
  await tx.insert(orderScans).values({ orderId: order.id, stage: 'packing', scan: added, userId: visitor.id })
  return true
}

/** Lets a serial number go with an item, or lie in the store again. */
async function setSerial(
  tx: Database,
  market: MarketCode,
  scan: AcceptedScan,
  isTaken: boolean,
): Promise<boolean> {
  if (scan.kind !== 'piece') return true
  const isThis = and(eq(serialNumbers.market, market), eq(serialNumbers.serial, scan.code))
  const changed = await tx
    .update(serialNumbers)
    .set({ orderItemId: isTaken ? Number(scan.item) : null })
    .where(isTaken ? and(isThis, isNull(serialNumbers.orderItemId)) : isThis)
    .returning({ id: serialNumbers.id })
  return changed.length > 0
}

/** What was packed of an order is unpacked: its serial numbers lie in the store again. */
export async function unpack(tx: Database, { order, items }: Delivery): Promise<void> {
  const ids = items.map(({ id }) => id)
  await tx.update(serialNumbers).set({ orderItemId: null }).where(inArray(serialNumbers.orderItemId, ids))
  await tx.delete(orderScans).where(and(eq(orderScans.orderId, order.id), eq(orderScans.stage, 'packing')))
  await tx.delete(packages).where(eq(packages.orderId, order.id))
}

/** The parcel as it was measured. */
export async function keepParcel(tx: Database, orderId: number, packing: Packing): Promise<void> {
  const size = readBox(packing)
  const weight = readWeight(packing)
  if (!size || weight === null) return
  const parcel = {
    widthCm: size.width,
    heightCm: size.height,
    depthCm: size.depth,
    weightKg: weight.toFixed(3),
  }
  await tx
    .insert(packages)
    .values({ orderId, ...parcel })
    .onConflictDoUpdate({ target: packages.orderId, set: parcel })
}

/** An order on the table as the calls answer it. */
export function describeTable(delivery: Delivery, packing: Packing, desk: Desk): Record<string, unknown> {
  const { order, crate, parcel, row } = delivery
  const isHandedOver = row.handedOverAt !== null
  return {
    id: order.id,
    number: order.number,
    crate: crate && { name: crate.name, code: crate.code },
    delivery_name: order.deliveryName,
    items: delivery.items.map(item => ({
      id: item.id,
      code: item.code,
      name: item.name,
      barcode: item.barcode,
      quantity: item.quantity,
      has_serials: item.hasSerials,
      scanned: listPieces(packing, String(item.id)),
    })),
    size: readBox(packing),
    weight: readWeight(packing),
    expected_item: readExpected(packing)?.id ?? null,
    owed_items: listOwed(packing).map(({ id }) => id),
    label: parcel?.label ?? null,
    is_handed_over: isHandedOver,
    is_pickup: order.typeDeliveryCode === 'store',
    locked_by: findColleague(delivery, desk),
    can_undo: !isHandedOver && packing.scans.length > 0,
    can_confirm: !isHandedOver && checkPacked(packing) === null,
  }
}
