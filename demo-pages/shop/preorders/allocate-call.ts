import { and, eq, inArray } from 'drizzle-orm'
import { stocks } from '../catalogue/schema.ts'
import { type Allocating, allocate, type Explanation, tellNotReady } from '../contract.ts'
import { CallError } from '../server/call-answer.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { readId } from './find-record.ts'
import { changeMainStock } from './move-calls.ts'
import { changePile, moveAll, readIds, setState } from './move-preorders.ts'
import { readPlan } from './plan.ts'
import { type PreorderRecord, preorderStock, preorders } from './schema.ts'
import { lockStock } from './stock-store.ts'
import { PREORDER_TEXTS } from './texts.ts'
import { serveWrite, type Writing } from './write-call.ts'

/** Gives pieces to pre-orders: under a lock, so that no piece is given twice, and by the rules of the core. */
export function addAllocateCall(app: ShopApp, shop: Shop): void {
  serveWrite(app, shop, 'preorder-allocate', async writing => {
    const { market, tx, body } = writing
    await lockStock(tx, market)
    const stock = await readStock(writing)
    const isAll = body.ids === null
    const plan = await readPlan(tx, market)
    const asked = isAll ? listWaiting(plan) : readIds(writing)
    const returned = stock ? await bringBack(writing, asked, stock) : new Set<string>()
    const given = explainGifts(returned.size > 0 ? await readPlan(tx, market) : plan, asked, returned, stock)
    const results = await moveAll(writing, asked, 'allocate', row =>
      give(writing, row, { explanation: given.get(String(row.id)), stock }),
    )
    // Of all that wait those are told that were given something.
    const told = isAll ? results.filter(({ failure }) => failure === null) : results
    return { status: 200, body: { results: told } }
  })
}

interface Pile {
  id: string
  name: string
}

async function readStock({ market, tx, body }: Writing): Promise<Pile | null> {
  if (body.stock === null || body.stock === undefined) return null
  const [row] = await tx
    .select({ id: stocks.id, name: stocks.name })
    .from(stocks)
    .where(and(eq(stocks.market, market), eq(stocks.id, readId(body.stock) ?? 0)))
  if (!row) throw new CallError(400, { stock: [PREORDER_TEXTS[market].unknown] })
  return { id: String(row.id), name: row.name }
}

const listWaiting = ({ candidates }: Allocating): string[] =>
  candidates.filter(({ is_ready }) => is_ready).map(({ id }) => id)

/** Pieces that went back to the main stock come from there again; those of which it has none left stay away. */
async function bringBack(writing: Writing, ids: readonly string[], stock: Pile): Promise<Set<string>> {
  const { market, tx } = writing
  const known = ids.flatMap(id => readId(id) ?? [])
  if (known.length === 0) return new Set()
  const rows = await tx
    .select()
    .from(preorders)
    .where(
      and(
        eq(preorders.market, market),
        inArray(preorders.id, known),
        eq(preorders.state, 'back_to_main_stock'),
      ),
    )
    .for('update')
  const back = new Set<string>()
  for (const row of rows) {
    if (!(await hasPile(writing, row, stock))) continue
    if (!(await changeMainStock(writing, row.productId, -row.quantity))) continue
    await changePile(
      writing,
      { productId: row.productId, stockId: Number(stock.id) },
      { quantity: row.quantity },
    )
    back.add(String(row.id))
  }
  return back
}

async function hasPile({ tx }: Writing, { productId }: PreorderRecord, { id }: Pile): Promise<boolean> {
  const rows = await tx
    .select({ id: preorderStock.id })
    .from(preorderStock)
    .where(and(eq(preorderStock.productId, productId), eq(preorderStock.stockId, Number(id))))
  return rows.length > 0
}

/** Among those who were asked for alone: who is chosen by hand does not wait for the others. */
function explainGifts(
  plan: Allocating,
  asked: readonly string[],
  returned: ReadonlySet<string>,
  stock: Pile | null,
): Map<string, Explanation> {
  const ids = new Set(asked)
  const candidates = plan.candidates
    .filter(({ id }) => ids.has(id))
    .map(candidate => (returned.has(candidate.id) ? { ...candidate, is_ready: true } : candidate))
  const pieces = stock ? plan.pieces.filter(pile => pile.stock.id === stock.id) : plan.pieces
  return new Map(
    allocate({ ...plan, candidates, pieces }).map(({ candidate, explanation }) => [
      candidate.id,
      explanation,
    ]),
  )
}

async function give(
  writing: Writing,
  row: PreorderRecord,
  { explanation, stock }: { explanation: Explanation | undefined; stock: Pile | null },
): Promise<string | null> {
  const texts = PREORDER_TEXTS[writing.market]
  if (row.state === 'allocated' || !explanation) return texts.isAllocated
  const { outcome } = explanation
  if (outcome === 'no-setting') return texts.noSetting
  if (outcome === 'not-ready') {
    const reason = tellNotReady(row.state)
    // Of a stock that was chosen it was tried.
    return stock && reason === 'in-main-stock' ? texts.tooFewInMain : texts.notReady[reason]
  }
  if (outcome !== 'allocated') return texts.noGift[outcome](stock?.name ?? null)
  if (!explanation.stock) throw new Error('Pieces that were given are of a stock.')
  const stockId = Number(explanation.stock.id)
  await changePile(writing, { productId: row.productId, stockId }, { allocated: row.quantity })
  return setState(writing, row, 'allocated', {
    stockId,
    explanation,
    score: explanation.score,
    allocatedAt: new Date(),
  })
}
