import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { type OrderRow, orders, type PaymentRow, payments } from '../orders/schema.ts'

/** As long as one of these holds, the customer may go on paying by it. */
const OPEN = ['created', 'in-progress']

/** Begins one try to pay an order; a wallet's token is kept until it is used. */
export async function beginPayment(
  tx: Database,
  {
    order,
    kind,
    token = null,
  }: { order: Pick<OrderRow, 'id' | 'total'>; kind: string; token?: string | null },
): Promise<PaymentRow> {
  const [begun] = await tx
    .insert(payments)
    .values({
      payId: randomBytes(16).toString('base64url'),
      orderId: order.id,
      kind,
      amount: order.total,
      token,
      tokenHash: token === null ? null : hashToken(token),
    })
    .returning()
  if (!begun) throw new Error('A payment was not kept.')
  return begun
}

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Whether somebody has paid, or tried to, with this token. */
export async function isTokenUsed(tx: Database, token: string): Promise<boolean> {
  const rows = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.tokenHash, hashToken(token)))
  return rows.length > 0
}

/** An order by what opens it; locked, so that two tries to pay it come one after the other. */
export async function lockOrder(tx: Database, market: MarketCode, token: string): Promise<OrderRow | null> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.market, market), eq(orders.token, token)))
    .for('update')
  return order ?? null
}

/** The newest try of this kind that is still open. */
export async function findOpenPayment(
  tx: Database,
  orderId: number,
  kind: string,
): Promise<PaymentRow | null> {
  const [open] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.kind, kind), inArray(payments.status, OPEN)))
    .orderBy(desc(payments.id))
    .limit(1)
  return open ?? null
}

export interface KnownPayment {
  payment: PaymentRow
  order: OrderRow
}

/** A payment by its id, with what it pays. */
export async function findPayment(
  database: Database,
  market: MarketCode,
  payId: string,
): Promise<KnownPayment | null> {
  const [found] = await database
    .select({ payment: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.payId, payId), eq(orders.market, market)))
  return found ?? null
}

/** That an order still waits for money. */
export const isPayable = ({ isPaid, state }: Pick<OrderRow, 'isPaid' | 'state'>): boolean =>
  !isPaid && state !== 'cancelled' && state !== 'returned'
