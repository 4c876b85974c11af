import { eq, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import { safeParse } from 'valibot'
import { type MarketCode, sumUpPicking } from '../contract.ts'
import type { Database } from '../database/database.ts'
import type { JsonObject } from '../django/read-json-body.ts'
import { CallError } from '../server/call-answer.ts'
import { recordChange } from '../staff/audit.ts'
import type { Changes } from '../staff/schema.ts'
import { describeDelivery } from './describe-delivery.ts'
import { type Delivery, type Desk, readDelivery } from './read-delivery.ts'
import { crates, orderDeliveries, orderScans } from './schema.ts'
import { PICKING_TEXTS } from './texts.ts'

/** A request as the contract has it; what is wrong is told by field, as DRF tells it. */
export function readRequest<S extends v.GenericSchema>(
  schema: S,
  body: JsonObject,
  market: MarketCode,
): v.InferOutput<S> {
  const read = safeParse(schema, body)
  if (read.success) return read.output
  const fields = read.issues.map(issue => String(issue.path?.[0]?.key ?? 'non_field_errors'))
  throw new CallError(400, Object.fromEntries(fields.map(field => [field, [PICKING_TEXTS[market].badValue]])))
}

export const refuse = (detail: string): CallError => new CallError(400, { non_field_errors: [detail] })

/** The order that is to be changed as it was seen; where a colleague was faster, a 409 with the order as it is. */
export async function readForChange(
  tx: Database,
  desk: Desk,
  { id, version }: { id: string; version?: number },
): Promise<Delivery> {
  const delivery = await readDelivery(tx, desk.market, id, true)
  if (version !== undefined && version !== delivery.row.version)
    throw new CallError(409, {
      detail: PICKING_TEXTS[desk.market].changed,
      current: describeDelivery(delivery, desk),
    })
  return delivery
}

/** Ends a change: the order has a new version, its state follows from its items, and the log has it. */
export async function endChange(
  tx: Database,
  desk: Desk,
  orderId: number,
  { action, changes = {} }: { action: string; changes?: Changes },
): Promise<Delivery> {
  const { market, visitor } = desk
  const changed = await readDelivery(tx, market, String(orderId))
  await tx
    .update(orderDeliveries)
    .set({
      pickingState: sumUpPicking(changed.items.map(({ state }) => state)),
      version: sql`${orderDeliveries.version} + 1`,
    })
    .where(eq(orderDeliveries.orderId, orderId))
  await tx.update(crates).set({ changedAt: new Date() }).where(eq(crates.orderId, orderId))
  await recordChange(tx, {
    market,
    userId: visitor.id,
    area: 'order-delivery',
    recordId: orderId,
    action,
    changes,
  })
  return readDelivery(tx, market, String(orderId))
}

/** Who works on it is its holder for the next half an hour. */
export const hold = (tx: Database, orderId: number, userId: number | null) =>
  tx
    .update(orderDeliveries)
    .set({ lockedBy: userId, lockedAt: userId === null ? null : new Date() })
    .where(eq(orderDeliveries.orderId, orderId))

/** What was scanned of an item before it became another one is of no use. */
export const forgetScans = (tx: Database, orderId: number) =>
  tx.delete(orderScans).where(eq(orderScans.orderId, orderId))
