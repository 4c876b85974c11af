import { and, asc, eq, isNull, notInArray, sql } from 'drizzle-orm'
import { masterProducts, productVariants, stocks } from '../catalogue/schema.ts'
import {
  type Allocating,
  allocate,
  type Candidate,
  canAllocate,
  type FreePieces,
  type MarketCode,
} from '../contract.ts'
import type { Database } from '../database/database.ts'
import { preorderStock, preorders } from './schema.ts'
import { readSettings } from './setting-store.ts'

/** All that the rules look at: settings, pre-orders without pieces, and free pieces. */
export async function readPlan(database: Database, market: MarketCode): Promise<Allocating> {
  return {
    settings: await readSettings(database, market),
    candidates: await readCandidates(database, market),
    pieces: await readPieces(database, market),
  }
}

async function readCandidates(database: Database, market: MarketCode): Promise<Candidate[]> {
  const rows = await database
    .select({
      preorder: preorders,
      masterId: masterProducts.id,
      typeDevice: masterProducts.typeDevice,
    })
    .from(preorders)
    .innerJoin(productVariants, eq(productVariants.id, preorders.productId))
    .innerJoin(masterProducts, eq(masterProducts.id, productVariants.masterProductId))
    .where(and(eq(preorders.market, market), notInArray(preorders.state, ['allocated'])))
    .orderBy(asc(preorders.id))
  return rows.map(({ preorder, masterId, typeDevice }) => ({
    id: String(preorder.id),
    order_number: preorder.orderNumber,
    created_at: preorder.createdAt.toISOString(),
    quantity: preorder.quantity,
    payment_type: preorder.paymentType,
    delivery_type: preorder.deliveryType,
    product: String(preorder.productId),
    master_product: String(masterId),
    type_device: typeDevice,
    is_ready: canAllocate(preorder.state),
  }))
}

const freeCount = sql<number>`greatest(0, ${preorderStock.quantity} - ${preorderStock.bossQuantity} - ${preorderStock.allocated})`

async function readPieces(database: Database, market: MarketCode): Promise<FreePieces[]> {
  const rows = await database
    .select({
      stockId: stocks.id,
      stock: stocks.name,
      productId: preorderStock.productId,
      free: freeCount.mapWith(Number),
    })
    .from(preorderStock)
    .innerJoin(stocks, eq(stocks.id, preorderStock.stockId))
    .where(and(eq(preorderStock.market, market), isNull(preorderStock.deletedAt)))
    .orderBy(asc(preorderStock.id))
  return rows.map(({ stockId, stock, productId, free }) => ({
    stock: { id: String(stockId), name: stock },
    product: String(productId),
    free,
  }))
}

/** Keeps the scores by which lists are ordered as the rules of now have them. */
export async function refreshScores(database: Database, market: MarketCode): Promise<void> {
  const plan = allocate(await readPlan(database, market))
  const scores = plan.map(({ candidate, explanation }) => ({
    id: Number(candidate.id),
    score: explanation.score,
  }))
  await database.execute(sql`
    update preorders set score = fresh.score
    from jsonb_to_recordset(${JSON.stringify(scores)}::jsonb) as fresh (id integer, score integer)
    where preorders.id = fresh.id and preorders.score <> fresh.score
  `)
}
