import type * as v from 'valibot'
import type { FinishedOrder } from '#core/api/checkout/order.ts'
import { cardPay } from '#core/api/payments/payment-status.ts'
import type { Payment } from '#core/api/payments/payments.ts'
import { applePayInit, applePayProcess, googlePayInit, googlePayProcess } from '#core/api/payments/wallets.ts'
import { FailureError, toFailure } from '#core/http/failure.ts'
import { read } from '#core/http/read.ts'
import { write } from '#core/http/write.ts'
import { page } from '#core/page.ts'
import { toUrlOn } from '#core/safe-link.ts'

/** `done`: nothing is left for the customer to do; whether it is paid, the shop tells. */
export type StartedPayment =
  | { kind: 'redirect'; url: string }
  | { kind: 'done' }
  | { kind: 'failed'; failure: FailureError }

export type WalletKind = 'google-pay' | 'apple-pay'

const DONE = { kind: 'done' } as const

/** Begins to pay an order that was just made, by card or by the wallet whose token it was sent with; nothing for all others. */
export const startPayment = (
  { id }: Pick<FinishedOrder, 'id'>,
  kind: Payment['kind'],
): Promise<StartedPayment> => {
  if (kind === 'card') return attempt(() => payByCard(id))
  if (kind === 'google-pay' || kind === 'apple-pay') return payByWallet(kind, id, { payload: null, key: id })
  return Promise.resolve(DONE)
}

interface WalletTry {
  /** What the wallet gave, base64; null for what the order was sent with. */
  payload: string | null
  /** One key for one intent, so that nothing is paid twice where an answer was lost. */
  key: string
}

/** Pays an order by a wallet. */
export const payByWallet = (
  kind: WalletKind,
  order: string,
  { payload, key }: WalletTry,
): Promise<StartedPayment> =>
  attempt(async () => {
    const { init, process } = CALLS[kind]
    const begun = (await write(init, { order, payload }, { idempotencyKey: `${kind}-init-${key}` })).data
    if (isOver(begun.status)) return refuse(begun, init.name)
    const { data } = await write(
      process,
      { payId: begun.payId, fingerprint: { browser: describeBrowser() } },
      { idempotencyKey: `${kind}-process-${key}` },
    )
    if (isOver(data.status)) return refuse(data, process.name)
    const challenge = data.actions?.authenticate.browserChallenge.url
    return challenge === undefined ? DONE : redirect(challenge, process.name)
  })

const CALLS = {
  'google-pay': { init: googlePayInit, process: googlePayProcess },
  'apple-pay': { init: applePayInit, process: applePayProcess },
} as const

type Begun = v.InferOutput<(typeof googlePayInit)['response'] & {}>

const isOver = (status: Begun['status']): boolean => status === 'failed' || status === 'cancelled'

async function attempt(start: () => Promise<StartedPayment>): Promise<StartedPayment> {
  try {
    return await start()
  } catch (thrown) {
    return { kind: 'failed', failure: toFailure(thrown) }
  }
}

async function payByCard(order: string): Promise<StartedPayment> {
  return redirect((await read(cardPay, { args: { order } })).url, cardPay.name)
}

/** Nobody is sent to an address that the page does not know. */
function redirect(url: string, route: string): StartedPayment {
  const safe = toUrlOn(page.peek().paymentOrigins, url)
  if (safe) return { kind: 'redirect', url: safe }
  return { kind: 'failed', failure: new FailureError({ kind: 'contract', where: `${route}: url` }, route) }
}

const refuse = ({ resultMessage }: Begun, route: string): StartedPayment => ({
  kind: 'failed',
  failure: new FailureError({ kind: 'conflict', message: resultMessage || null }, route, { isWrite: true }),
})

/** What 3-D Secure asks of the browser. */
function describeBrowser() {
  const { navigator, screen } = globalThis
  return {
    userAgent: navigator?.userAgent.slice(0, 1000) ?? '',
    acceptHeader: '*/*',
    language: navigator?.language ?? '',
    javascriptEnabled: true,
    ...(screen && {
      colorDepth: screen.colorDepth,
      screenHeight: screen.height,
      screenWidth: screen.width,
    }),
    timezone: new Date().getTimezoneOffset(),
  }
}
