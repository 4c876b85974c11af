import { eq } from 'drizzle-orm'
import { MARKETS, type MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import { type PaymentRow, payments } from '../orders/schema.ts'
import { readToken, type WalletPayment } from '../providers/wallet-token.ts'
import { CallError } from '../server/call-answer.ts'
import { readGatewaySecret } from './gateway-secret.ts'
import { beginPayment, findOpenPayment, isPayable, isTokenUsed, lockOrder } from './store.ts'
import { PAYMENT_TEXTS } from './texts.ts'

interface WalletStart {
  kind: WalletPayment['kind']
  /** What opens the order. */
  order: string
  /** What the wallet gave, base64; null for what the order was sent with. */
  payload: string | null
}

/** Begins to pay an order by what a wallet gave, if it gave it for this very sum and for the first time. */
export async function beginWallet(
  tx: Database,
  market: MarketCode,
  { kind, order: token, payload }: WalletStart,
): Promise<PaymentRow> {
  const texts = PAYMENT_TEXTS[market]
  const order = await lockOrder(tx, market, token)
  if (!order) throw new CallError(404, { detail: DRF_TEXTS[market].notFound })
  if (!isPayable(order)) throw new CallError(409, { detail: texts.notPayable })
  const kept = payload === null ? await findOpenPayment(tx, order.id, kind) : null
  const given = payload ?? kept?.token ?? null
  const paid = given === null ? null : readToken(await readGatewaySecret(tx), given)
  if (given === null || paid?.kind !== kind) throw new CallError(400, { payload: [texts.badToken] })
  if (paid.amount !== order.total || paid.currency !== MARKETS[market].currency)
    throw new CallError(409, { detail: texts.amountChanged })
  if (!kept && (await isTokenUsed(tx, given))) throw new CallError(409, { detail: texts.tokenUsed })
  const begun = kept ?? (await beginPayment(tx, { order, kind, token: given }))
  await tx.update(payments).set({ status: 'in-progress' }).where(eq(payments.id, begun.id))
  return { ...begun, status: 'in-progress' }
}

/** The card behind a payment that is under way; null where it has ended. */
export async function readAuthorized(
  tx: Database,
  { token, status }: PaymentRow,
): Promise<WalletPayment['card'] | null> {
  if (token === null || status !== 'in-progress') return null
  return readToken(await readGatewaySecret(tx), token)?.card ?? null
}
