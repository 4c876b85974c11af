import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { isMarketCode } from '../site/site.ts'
import { numberParcel } from './carriers.ts'
import { giveBack } from './give-back.ts'
import { takeNumber } from './numbers.ts'
import { mailState } from './order-mails.ts'
import { type OrderRow, orderEvents, orders } from './schema.ts'
import { isOrderState, listNextStates, type OrderState } from './states.ts'

export interface Move {
  /** The state that whoever moves it has seen. */
  from: string
  to: string
  /** Where the shop is reached, for the link of the mail. */
  origin: string
  at?: Date
  /** False where the customer is told in another way, or not at all. */
  isMailed?: boolean
}

/** Moves an order on with all that hangs on it, and mails its customer; null where it is not in that state, or has no such way. */
export async function moveOrder(tx: Database, id: number, move: Move): Promise<OrderRow | null> {
  const { from, to, origin, at = new Date(), isMailed = true } = move
  if (!isOrderState(to) || to === 'new') return null
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.state, from)))
    .for('update')
  if (!order || !isMarketCode(order.market) || !listNextStates(order).includes(to)) return null
  const [moved] = await tx
    .update(orders)
    .set({ state: to, ...(await listEffects(tx, order, to, at)) })
    .where(eq(orders.id, id))
    .returning()
  if (!moved) return null
  await tx.insert(orderEvents).values({ orderId: id, state: to, at })
  if (to === 'cancelled') await giveBack(tx, moved)
  if (isMailed) await mailState(tx, order.market, moved, { state: to, origin })
  return moved
}

/** Money has come: the order is paid, and one that waited for it goes on. */
export async function settleOrder(
  tx: Database,
  id: number,
  { origin, at = new Date(), isMailed = true }: Pick<Move, 'origin' | 'at' | 'isMailed'>,
): Promise<OrderRow | null> {
  const [paid] = await tx
    .update(orders)
    .set({ isPaid: true, paidAt: at })
    .where(and(eq(orders.id, id), eq(orders.isPaid, false)))
    .returning()
  if (!paid) return null
  const isWaiting = paid.state === 'new' || paid.state === 'waiting-for-payment'
  const move = { from: paid.state, to: 'in-progress', origin, at, isMailed }
  return (isWaiting && (await moveOrder(tx, id, move))) || paid
}

/** What else an order's new state brings. */
async function listEffects(
  tx: Database,
  order: OrderRow,
  to: OrderState,
  at: Date,
): Promise<Partial<OrderRow>> {
  const { market, invoiceState, typeDeliveryCode, id } = order
  if (!isMarketCode(market)) return {}
  if (to === 'in-progress') return { invoiceState: 'in-progress' }
  if (to === 'delivered') return order.isPaid ? {} : { isPaid: true, paidAt: at }
  if (to !== 'sent' && to !== 'ready-for-pickup') return {}
  return {
    ...(to === 'sent' && { deliveryNumber: numberParcel(typeDeliveryCode, market, id) }),
    ...(invoiceState !== 'created' && {
      invoiceState: 'created',
      invoiceNumber: await takeNumber(tx, market, 'invoice', at),
    }),
  }
}
