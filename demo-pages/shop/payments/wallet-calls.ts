import { readCartOwner } from '../cart/owner.ts'
import { readCheckout } from '../checkout/checkout-state.ts'
import {
  AppleValidation,
  MARKETS,
  type MarketCode,
  WalletInit,
  WalletProcess,
  writeDecimal,
} from '../contract.ts'
import { writeOnce } from '../django/answer-once.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import { type CallAnswer, CallError } from '../server/call-answer.ts'
import { NEVER_KEPT } from '../server/delivery.ts'
import { serveCall } from '../server/serve-call.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { createAppleSession } from './apple-session.ts'
import { checkBody } from './check-body.ts'
import { openGateway } from './open-gateway.ts'
import { settlePayment } from './settle.ts'
import { findPayment } from './store.ts'
import { PAYMENT_TEXTS } from './texts.ts'
import { APPLE_MERCHANT, describeApplePay, describeGooglePay } from './wallet-echo.ts'
import { beginWallet, readAuthorized } from './wallet-payment.ts'

const PERSONAL = { 'Cache-Control': NEVER_KEPT, Vary: 'Cookie' }
const WALLETS = ['google-pay', 'apple-pay'] as const
export type WalletKind = (typeof WALLETS)[number]

/** Paying by Google Pay and Apple Pay, in the steps of the shop's bank: echo, init, process. */
export function addWalletCalls(app: ShopApp, shop: Shop): void {
  addEchoCalls(app, shop)
  for (const kind of WALLETS) {
    serveCall(app, shop, `${kind}-init`, (c, market) =>
      writeOnce(c, shop, { route: `${kind}-init`, market }, async (tx, body) => {
        const { order, payload } = checkBody(WalletInit, body, PAYMENT_TEXTS[market].badToken)
        const begun = await beginWallet(tx, market, { kind, order, payload })
        return answer({ payId: begun.payId, status: begun.status })
      }),
    )
    serveCall(app, shop, `${kind}-process`, (c, market) =>
      writeOnce(c, shop, { route: `${kind}-process`, market }, async (tx, body) => {
        const { payId } = checkBody(WalletProcess, body, PAYMENT_TEXTS[market].over)
        return process({ c, shop, tx, market }, kind, payId)
      }),
    )
  }
  serveCall(app, shop, 'apple-pay-session', (c, market) =>
    writeOnce(c, shop, { route: 'apple-pay-session', market }, async (_tx, body) => {
      const { validationURL } = checkBody(AppleValidation, body, PAYMENT_TEXTS[market].notApple)
      return { status: 200, body: await createAppleSession(app, shop, { c, market, validationURL }) }
    }),
  )
}

function addEchoCalls(app: ShopApp, shop: Shop): void {
  const { database } = shop
  const readSum = async (c: ShopContext, market: MarketCode) => {
    const { totals } = await readCheckout(database, await readCartOwner(database, c, market))
    return { total: writeDecimal(totals.total), currency: MARKETS[market].currency }
  }
  serveCall(app, shop, 'google-pay-echo', async (c, market) => ({
    status: 200,
    headers: PERSONAL,
    body: { initParams: describeGooglePay(market), ...(await readSum(c, market)) },
  }))
  serveCall(app, shop, 'apple-pay-echo', async (c, market) => ({
    status: 200,
    headers: PERSONAL,
    body: {
      initParams: describeApplePay(market),
      merchantIdentifier: APPLE_MERCHANT,
      merchantName: 'Laguna',
      ...(await readSum(c, market)),
    },
  }))
}

const answer = (body: { payId: string; status: string; message?: string; url?: string }): CallAnswer => ({
  status: 200,
  body: {
    payId: body.payId,
    resultCode: 0,
    resultMessage: body.message ?? 'OK',
    status: body.status,
    ...(body.url && { actions: { authenticate: { browserChallenge: { url: body.url } } } }),
  },
})

/** Asks the bank for the money; it may want the customer to confirm it first. */
async function process(
  setting: Parameters<typeof openGateway>[0],
  kind: WalletKind,
  payId: string,
): Promise<CallAnswer> {
  const { shop, tx, market } = setting
  const known = await findPayment(tx, market, payId)
  if (known?.payment.kind !== kind) throw new CallError(404, { detail: DRF_TEXTS[market].notFound })
  if (known.payment.status === 'paid') return answer({ payId, status: 'paid' })
  const card = await readAuthorized(tx, known.payment)
  if (!card) throw new CallError(409, { detail: PAYMENT_TEXTS[market].over })
  if (card === 'secure')
    return answer({ payId, status: 'in-progress', url: await openGateway(setting, known, '3ds/') })
  const outcome = card === 'good' ? 'paid' : 'failed'
  const reason = card === 'good' ? undefined : 'declined'
  const status = await settlePayment(tx, { market, origin: shop.origin }, payId, { status: outcome, reason })
  return answer({
    payId,
    status: status ?? outcome,
    ...(reason && { message: PAYMENT_TEXTS[market].reasons[reason] }),
  })
}
