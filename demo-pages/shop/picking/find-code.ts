import { and, eq, or, sql } from 'drizzle-orm'
import { goods } from '../cart/schema.ts'
import type { CodeFacts, MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { orders } from '../orders/schema.ts'
import { type CrateRow, crates, goodsLabels, serialNumbers } from './schema.ts'

export async function findCrate(tx: Database, market: MarketCode, code: string): Promise<CrateRow | null> {
  const [crate] = await tx
    .select()
    .from(crates)
    .where(and(eq(crates.market, market), eq(crates.code, code)))
  return crate ?? null
}

/** The id of the order that has this number. */
export async function findOrderId(tx: Database, market: MarketCode, number: string): Promise<string | null> {
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.market, market), eq(orders.number, number)))
  return order ? String(order.id) : null
}

/** What the store knows of a code; a serial number that goes with one of these items is still theirs. */
export async function findCode(
  tx: Database,
  market: MarketCode,
  code: string,
  items: readonly { id: number }[],
): Promise<CodeFacts> {
  const [serial] = await tx
    .select()
    .from(serialNumbers)
    .where(and(eq(serialNumbers.market, market), eq(serialNumbers.serial, code)))
  if (serial) {
    const isTaken = serial.orderItemId !== null && !items.some(({ id }) => id === serial.orderItemId)
    return { kind: 'serial', product: String(serial.goodsId), isTaken }
  }
  const [product] = await tx
    .select({ id: goods.id })
    .from(goods)
    .leftJoin(goodsLabels, eq(goodsLabels.goodsId, goods.id))
    .where(
      and(
        eq(goods.market, market),
        or(eq(goodsLabels.barcode, code), eq(sql`upper(${goods.seoName})`, code)),
      ),
    )
  return product ? { kind: 'product', product: String(product.id) } : { kind: 'unknown' }
}
