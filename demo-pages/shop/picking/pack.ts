import {
  GOOD_OUTCOMES,
  packScan,
  readScan,
  type ScannedCode,
  type ScanOutcome,
  ScanRequest,
} from '../contract.ts'
import type { Database } from '../database/database.ts'
import type { JsonObject } from '../django/read-json-body.ts'
import { endChange, hold, readRequest, refuse } from './change.ts'
import { findCode, findCrate } from './find-code.ts'
import { handOverOrder } from './hand-over.ts'
import { describeTable, keepParcel, keepScan, readTable, type Table } from './packing-table.ts'
import { type Delivery, type Desk, findColleague, isPickable, readDelivery } from './read-delivery.ts'
import type { CrateRow } from './schema.ts'
import { PICKING_TEXTS } from './texts.ts'

interface Packed {
  outcome: ScanOutcome
  /** The order on the table after it. */
  orderId: string | null
  /** Why a serial number can’t be had. */
  unavailable?: 'assigned' | 'unknown' | undefined
}

/** One scan at the packing table, answered with the order as it is after it. */
export async function answerPacking(tx: Database, desk: Desk, body: JsonObject) {
  const { code: text, order } = readRequest(ScanRequest, body, desk.market)
  const scan = readScan(text)
  if (!scan) throw refuse(PICKING_TEXTS[desk.market].badValue)
  const { outcome, orderId, unavailable } = await pack(tx, desk, scan, order)
  return {
    status: 200,
    body: {
      outcome,
      code: scan.kind === 'code' ? scan.code : text,
      ...(unavailable && { unavailable }),
      order: orderId === null ? null : await describePacked(tx, desk, orderId),
    },
  }
}

export async function describePacked(tx: Database, desk: Desk, id: string) {
  const delivery = await readDelivery(tx, desk.market, id)
  const { packing } = await readTable(tx, delivery)
  return describeTable(delivery, packing, desk)
}

async function pack(tx: Database, desk: Desk, scan: ScannedCode, order: string | null): Promise<Packed> {
  const crate = scan.kind === 'code' ? await findCrate(tx, desk.market, scan.code) : null
  if (crate) return openCrate(tx, desk, crate, order)
  if (order === null) return { outcome: await nameMissingCrate(tx, desk, scan), orderId: null }
  const delivery = await readDelivery(tx, desk.market, order, true)
  if (delivery.row.handedOverAt) return { outcome: 'already-handed-over', orderId: order }
  const isTaking = scan.kind === 'command' && scan.command === 'take'
  if (findColleague(delivery, desk) && !isTaking)
    return { outcome: (await isUnknown(tx, desk, scan)) ? 'unknown-code' : 'locked', orderId: order }
  const { outcome, unavailable } = await packInto(tx, desk, delivery, scan)
  // A wrong code is no work on it, and what has left is nobody’s.
  if (outcome !== 'handed-over' && GOOD_OUTCOMES.some(good => good === outcome))
    await hold(tx, delivery.order.id, desk.visitor.id)
  return { outcome, orderId: order, unavailable }
}

/** What is scanned first is a crate; what is anything else is known for it. */
async function nameMissingCrate(tx: Database, desk: Desk, scan: ScannedCode): Promise<ScanOutcome> {
  if (scan.kind !== 'code') return 'crate-missing'
  return (await isUnknown(tx, desk, scan)) ? 'crate-unknown' : 'crate-missing'
}

const isUnknown = async (tx: Database, { market }: Desk, scan: ScannedCode): Promise<boolean> =>
  scan.kind === 'code' && (await findCode(tx, market, scan.code, [])).kind === 'unknown'

/** Puts the order of a crate on the table; one that lay there stays as far as it was. */
async function openCrate(tx: Database, desk: Desk, crate: CrateRow, before: string | null): Promise<Packed> {
  if (crate.orderId === null) return { outcome: 'crate-empty', orderId: before }
  const id = String(crate.orderId)
  const delivery = await readDelivery(tx, desk.market, id, true)
  if (findColleague(delivery, desk)) return { outcome: 'locked', orderId: id }
  if (delivery.row.pickingState !== 'picked' && isPickable(delivery))
    return { outcome: 'crate-not-picked', orderId: before }
  await hold(tx, crate.orderId, desk.visitor.id)
  return { outcome: 'crate-opened', orderId: id }
}

async function packInto(
  tx: Database,
  desk: Desk,
  delivery: Delivery,
  scan: ScannedCode,
): Promise<Omit<Packed, 'orderId'>> {
  const before = await readTable(tx, delivery)
  const facts =
    scan.kind === 'code'
      ? await findCode(tx, desk.market, scan.code, delivery.items)
      : ({ kind: 'unknown' } as const)
  const { packing, outcome } = packScan(before.packing, scan, facts)
  if (outcome === 'ready') return { outcome: await confirm(tx, desk, delivery, before) }
  const isKept = await keepScan(tx, desk, delivery, { before, after: packing })
  if (isKept && outcome !== 'serial-unavailable') return { outcome }
  return {
    outcome: 'serial-unavailable',
    unavailable: facts.kind === 'serial' ? 'assigned' : 'unknown',
  }
}

/** The parcel is measured whatever the carrier says, so that nobody measures it twice. */
async function confirm(
  tx: Database,
  desk: Desk,
  { order }: Delivery,
  { packing }: Table,
): Promise<ScanOutcome> {
  await keepParcel(tx, order.id, packing)
  const packed = await readDelivery(tx, desk.market, String(order.id))
  if (await handOverOrder(tx, desk, packed)) return 'handed-over'
  await endChange(tx, desk, order.id, { action: 'carrier-refused' })
  return 'carrier-refused'
}
