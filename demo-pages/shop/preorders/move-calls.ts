import { and, eq, gte, sql } from 'drizzle-orm'
import { productVariants } from '../catalogue/schema.ts'
import { canMove, PREORDER_STATES, type PreorderState } from '../contract.ts'
import { CallError } from '../server/call-answer.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { changePile, moveAll, NOTHING_HELD, readIds, setState } from './move-preorders.ts'
import { lockStock } from './stock-store.ts'
import { PREORDER_TEXTS } from './texts.ts'
import { serveWrite, type Writing } from './write-call.ts'

/** What is done with pre-orders beside giving them pieces. */
export function addMoveCalls(app: ShopApp, shop: Shop): void {
  serveWrite(app, shop, 'preorder-unallocate', async writing => {
    await lockStock(writing.tx, writing.market)
    const results = await moveAll(writing, readIds(writing), 'unallocate', async row => {
      if (row.state !== 'allocated' || row.stockId === null)
        return PREORDER_TEXTS[writing.market].notAllocated
      await changePile(
        writing,
        { productId: row.productId, stockId: row.stockId },
        { allocated: -row.quantity },
      )
      return setState(writing, row, findStateAfter(writing, row), NOTHING_HELD)
    })
    return { status: 200, body: { results } }
  })
  serveWrite(app, shop, 'preorder-back-to-main-stock', async writing => {
    await lockStock(writing.tx, writing.market)
    const results = await moveAll(writing, readIds(writing), 'back to main stock', async row => {
      if (row.state !== 'allocated' || row.stockId === null)
        return PREORDER_TEXTS[writing.market].notAllocated
      const pile = { productId: row.productId, stockId: row.stockId }
      await changePile(writing, pile, { allocated: -row.quantity, quantity: -row.quantity })
      await changeMainStock(writing, row.productId, row.quantity)
      return setState(writing, row, 'back_to_main_stock', NOTHING_HELD)
    })
    return { status: 200, body: { results } }
  })
  serveWrite(app, shop, 'preorder-status-update', async writing => {
    const { market, body } = writing
    const state = PREORDER_STATES.find(known => known === body.state)
    if (!state) throw new CallError(400, { state: [PREORDER_TEXTS[market].notAChoice] })
    const results = await moveAll(writing, readIds(writing), `state ${state}`, async row => {
      const fault = findStepFault(writing, row, state)
      return fault ?? setState(writing, row, state)
    })
    return { status: 200, body: { results } }
  })
}

/** Of one that loses its pieces; where an allocation is taken back, that is the one that it had before. */
function findStateAfter(
  { body }: Writing,
  { previousState }: { previousState: PreorderState | null },
): PreorderState {
  const isWaiting = previousState !== 'allocated' && previousState !== 'back_to_main_stock'
  return body.is_undo === true && previousState !== null && isWaiting ? previousState : 'not_allocated'
}

/** Why a step can't be made by hand; null where it can. */
function findStepFault(
  { market, body }: Writing,
  row: { state: PreorderState; previousState: PreorderState | null },
  state: PreorderState,
): string | null {
  const { states, noStep, noUndo } = PREORDER_TEXTS[market]
  const isHeld = row.state === 'allocated' || state === 'allocated'
  if (body.is_undo === true) return !isHeld && row.previousState === state ? null : noUndo
  return canMove(row.state, state) ? null : noStep(states[row.state], states[state])
}

/** False where there are fewer than are to be taken. */
export async function changeMainStock({ tx }: Writing, productId: number, pieces: number): Promise<boolean> {
  const changed = await tx
    .update(productVariants)
    .set({ pieces: sql`${productVariants.pieces} + ${pieces}` })
    .where(and(eq(productVariants.id, productId), gte(productVariants.pieces, -pieces)))
    .returning({ id: productVariants.id })
  return changed.length > 0
}
