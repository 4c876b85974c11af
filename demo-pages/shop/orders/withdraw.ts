import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import {
  type MarketCode,
  WITHDRAWAL_FIELDS,
  WithdrawalRequest,
  withdrawalForm,
  writeDecimal,
} from '../contract.ts'
import type { Database } from '../database/database.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import type { FieldErrors } from '../django/field-errors.ts'
import type { JsonObject } from '../django/read-json-body.ts'
import { type CallAnswer, CallError } from '../server/call-answer.ts'
import type { Shop } from '../server/shop.ts'
import { sayRefusal } from '../site/refusal-texts.ts'
import { findRight } from './describe-order.ts'
import { takeNumber } from './numbers.ts'
import { mailWithdrawal } from './order-mails.ts'
import { needsRefundAccount } from './payment-kinds.ts'
import { computeRefund, countReturnable, countReturned, listReturned, toMinor } from './refund.ts'
import { type OrderItemRow, type OrderRow, orders, type WithdrawalRow, withdrawals } from './schema.ts'
import { listEvents, listItems, listWithdrawals, lockOrder } from './store.ts'
import { ORDER_TEXTS } from './texts.ts'

interface Asked {
  market: MarketCode
  token: string
  body: JsonObject
}

interface Standing {
  order: OrderRow
  items: OrderItemRow[]
  made: WithdrawalRow[]
}

/** Withdraws from the contract about some items of an order, and confirms it by e-mail in the same moment. */
export async function withdrawFrom(
  tx: Database,
  { origin }: Shop,
  { market, token, body }: Asked,
): Promise<CallAnswer> {
  const order = await lockOrder(tx, market, token)
  if (!order) throw new CallError(404, { detail: DRF_TEXTS[market].notFound })
  const standing = {
    order,
    items: await listItems(tx, [order.id]),
    made: await listWithdrawals(tx, order.id),
  }
  const now = new Date()
  const events = await listEvents(tx, order.id)
  if (!findRight(market, order, { ...standing, events }, now).isOpen)
    throw new CallError(409, { detail: ORDER_TEXTS[market].notOpen })
  const wanted = checkWithdrawal(market, standing, body)
  const returned = listReturned(standing.items, wanted.items)
  const refund = computeRefund(order, standing.items, returned, {
    isLast: isLast(standing, wanted),
    refunded: standing.made.reduce((sum, one) => sum + toMinor(one.refund), 0),
  })
  const { id, number } = await keepWithdrawal(tx, market, { order, wanted, refund, now })
  await mailWithdrawal(tx, market, order, {
    number,
    recipient: wanted.email,
    items: returned.map(({ item, quantity }) => `${quantity}× ${item.name}`),
    refund,
    origin,
  })
  return { status: 201, body: { id, number, refund: writeDecimal(refund) } }
}

interface Kept {
  order: OrderRow
  wanted: ReturnType<typeof checkWithdrawal>
  refund: number
  now: Date
}

async function keepWithdrawal(tx: Database, market: MarketCode, { order, wanted, refund, now }: Kept) {
  const { bank_account: bankAccount, ...rest } = wanted
  const number = await takeNumber(tx, market, 'withdrawal', now)
  const creditNoteNumber = await takeNumber(tx, market, 'credit-note', now)
  const [kept] = await tx
    .insert(withdrawals)
    .values({
      ...rest,
      number,
      creditNoteNumber,
      bankAccount,
      orderId: order.id,
      refund: writeDecimal(refund),
      createdAt: now,
    })
    .returning({ id: withdrawals.id })
  await tx.update(orders).set({ creditNoteNumber }).where(eq(orders.id, order.id))
  return { id: kept?.id, number }
}

/** Whether nothing is left to be returned after this. */
function isLast({ items, made }: Standing, wanted: { items: { id: string; quantity: number }[] }): boolean {
  const returned = countReturned([...made, wanted])
  return items.every(item => countReturnable(item, returned) === 0)
}

/** The request as the form's own rules let it pass; what they refuse is said beside each field. */
function checkWithdrawal(market: MarketCode, { order, items, made }: Standing, body: JsonObject) {
  const errors: FieldErrors = {}
  const form = Object.fromEntries(
    Object.entries(WITHDRAWAL_FIELDS).map(([field, name]) => [field, readText(body[name])]),
  )
  const checked = v.safeParse(withdrawalForm(market, needsRefundAccount(order.typePayment)), form)
  for (const issue of checked.issues ?? []) {
    const field = v.getDotPath(issue) as keyof typeof WITHDRAWAL_FIELDS
    errors[WITHDRAWAL_FIELDS[field]] = [sayRefusal(market, issue.message)]
  }
  const wanted = v.safeParse(WithdrawalRequest.entries.items, body.items)
  if (wanted.success) {
    const faults = checkItems(market, items, countReturned(made), wanted.output)
    if (faults.length) errors.items = faults
  } else errors.items = [DRF_TEXTS[market].required]
  if (!checked.success || !wanted.success || Object.keys(errors).length) throw new CallError(400, errors)
  const { name, email, bankAccount, reason } = checked.output
  return { name, email, bank_account: bankAccount, reason, items: wanted.output }
}

function checkItems(
  market: MarketCode,
  items: readonly OrderItemRow[],
  returned: ReadonlyMap<string, number>,
  wanted: readonly { id: string; quantity: number }[],
): string[] {
  const texts = ORDER_TEXTS[market]
  if (new Set(wanted.map(({ id }) => id)).size < wanted.length) return [texts.twice]
  return wanted.flatMap(({ id, quantity }) => {
    const item = items.find(one => String(one.id) === id)
    if (item?.kind !== 'product') return texts.notOwn
    const left = countReturnable(item, returned)
    return quantity > left ? texts.tooMany(item.name, left) : []
  })
}

const readText = (value: unknown): string => (typeof value === 'string' ? value : '')
