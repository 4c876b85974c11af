import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { PreorderState } from '../contract.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import { CallError } from '../server/call-answer.ts'
import { recordChange } from '../staff/audit.ts'
import { readId } from './find-record.ts'
import { readByIds } from './order-store.ts'
import { refreshScores } from './plan.ts'
import { type PreorderRecord, preorderStock, preorders } from './schema.ts'
import { PREORDER_TEXTS } from './texts.ts'
import type { Writing } from './write-call.ts'

export const PREORDER_AREA = 'preorders'
const MOST_IDS = 5000

/** What came of one: the fault, or null. */
type Move = (row: PreorderRecord) => Promise<string | null>

export function readIds({ body: { ids }, market }: Writing): string[] {
  if (!Array.isArray(ids)) throw new CallError(400, { ids: [DRF_TEXTS[market].required] })
  if (ids.length > MOST_IDS) throw new CallError(400, { ids: [PREORDER_TEXTS[market].tooMany(MOST_IDS)] })
  return [...new Set(ids.map(String))]
}

/** Moves pre-orders one by one under a lock, and answers what came of each. */
export async function moveAll(writing: Writing, ids: readonly string[], action: string, move: Move) {
  const { market, staff, tx } = writing
  const known = ids.flatMap(id => readId(id) ?? [])
  const rows =
    known.length === 0
      ? []
      : await tx
          .select()
          .from(preorders)
          .where(and(eq(preorders.market, market), inArray(preorders.id, known)))
          .orderBy(asc(preorders.id))
          .for('update')
  const byId = new Map(rows.map(row => [String(row.id), row]))
  const failures = new Map<string, string | null>()
  for (const id of ids) {
    const row = byId.get(id)
    const failure = row ? await move(row) : DRF_TEXTS[market].notFound
    failures.set(id, failure)
    if (row && failure === null)
      await recordChange(tx, {
        market,
        userId: staff.id,
        area: PREORDER_AREA,
        recordId: id,
        action,
        changes: { state: [row.state, action] },
      })
  }
  await refreshScores(tx, market)
  const after = new Map(
    (
      await readByIds(
        tx,
        market,
        rows.map(({ id }) => id),
      )
    ).map(row => [row.id, row]),
  )
  return ids.map(id => {
    const former = byId.get(id)
    return {
      id,
      failure: failures.get(id) ?? null,
      before: former && {
        state: former.state,
        stock: former.stockId === null ? null : String(former.stockId),
      },
      row: after.get(id) ?? null,
    }
  })
}

export async function setState(
  { tx }: Writing,
  row: PreorderRecord,
  state: PreorderState,
  more: Partial<PreorderRecord> = {},
): Promise<null> {
  await tx
    .update(preorders)
    .set({ state, previousState: row.state, version: row.version + 1, ...more })
    .where(eq(preorders.id, row.id))
  return null
}

/** What a pre-order holds is given back; where it stays is the caller's to say. */
export const NOTHING_HELD = { stockId: null, explanation: null, allocatedAt: null } as const

/** Changes what a stock keeps for pre-orders of a product, and how many of these are given out. */
export async function changePile(
  { tx }: Writing,
  { productId, stockId }: { productId: number; stockId: number },
  { allocated = 0, quantity = 0 }: { allocated?: number; quantity?: number },
): Promise<void> {
  await tx
    .update(preorderStock)
    .set({
      allocated: sql`${preorderStock.allocated} + ${allocated}`,
      quantity: sql`${preorderStock.quantity} + ${quantity}`,
      version: sql`${preorderStock.version} + 1`,
    })
    .where(and(eq(preorderStock.productId, productId), eq(preorderStock.stockId, stockId)))
}
