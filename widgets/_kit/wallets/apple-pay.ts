import * as v from 'valibot'
import { applePayEcho, applePaySession } from '#core/api/payments/wallets.ts'
import { read } from '#core/http/read.ts'
import { write } from '#core/http/write.ts'
import { page } from '#core/page.ts'
import { loadScript } from '#kit/provider/load-script.ts'
import { toBase64, type Wallet, type WalletResult, type WalletTotal } from './wallet.ts'
import { walletText } from './wallet-messages.ts'

const SCRIPT = 'https://applepay.cdn-apple.com/jsapi/1.latest/apple-pay-sdk.js'
const VERSION = 3
/** Apple's session of a merchant ends after five minutes. */
const SESSION_LASTS = 5 * 60_000

type Echo = v.InferOutput<(typeof applePayEcho)['response']>

interface AppleSession {
  onvalidatemerchant: ((event: unknown) => void) | null
  onpaymentauthorized: ((event: unknown) => void) | null
  oncancel: ((event: unknown) => void) | null
  completeMerchantValidation: (session: unknown) => void
  completePayment: (result: { status: number }) => void
  begin: () => void
  abort: () => void
}

interface AppleSessions {
  new (version: number, request: object): AppleSession
  canMakePayments: () => boolean
  readonly STATUS_SUCCESS: number
  readonly STATUS_FAILURE: number
}

declare global {
  interface Window {
    ApplePaySession?: AppleSessions
  }
}

const Validation = v.object({ validationURL: v.string() })
const Authorized = v.object({
  payment: v.object({ token: v.object({ paymentData: v.record(v.string(), v.unknown()) }) }),
})

/** Apple Pay, or null where this device has none; Apple's own browser knows it without a script. */
export async function openApplePay(): Promise<Wallet | null> {
  const script = page.peek().providers['apple-pay'] ?? SCRIPT
  const [echo] = await Promise.all([read(applePayEcho), window.ApplePaySession ?? loadScript(script)])
  const sessions = window.ApplePaySession
  if (!sessions?.canMakePayments()) return null
  return { kind: 'apple-pay', pay: total => pay(sessions, echo, total) }
}

/** Opened within the click, so nothing is awaited before `begin`. */
function pay(sessions: AppleSessions, echo: Echo, total: WalletTotal): Promise<WalletResult> {
  return new Promise(resolve => {
    try {
      const session = new sessions(VERSION, request(echo, total))
      const end = endOnce(resolve)
      const giveUp = (message: string): void => {
        if (end({ kind: 'failed', message })) session.abort()
      }
      const timer = setTimeout(() => giveUp(walletText('expired')), SESSION_LASTS)
      session.onvalidatemerchant = event =>
        void validate(session, event).catch(() => giveUp(walletText('apple-pay.failed')))
      session.onpaymentauthorized = event => {
        clearTimeout(timer)
        const read = v.safeParse(Authorized, event)
        session.completePayment({ status: read.success ? sessions.STATUS_SUCCESS : sessions.STATUS_FAILURE })
        end(
          read.success
            ? { kind: 'token', token: toBase64(JSON.stringify(read.output.payment.token.paymentData)) }
            : { kind: 'failed', message: walletText('apple-pay.failed') },
        )
      }
      session.oncancel = () => {
        clearTimeout(timer)
        end({ kind: 'cancelled' })
      }
      session.begin()
    } catch {
      resolve({ kind: 'failed', message: walletText('apple-pay.failed') })
    }
  })
}

/** Only Apple's script can tell the session's parts; the shop asks for it, never the page. */
async function validate(session: AppleSession, event: unknown): Promise<void> {
  const { validationURL } = v.parse(Validation, event)
  session.completeMerchantValidation((await write(applePaySession, { validationURL })).data)
}

/** The first end counts; says whether this was it. */
function endOnce(resolve: (result: WalletResult) => void): (result: WalletResult) => boolean {
  let isOver = false
  return result => {
    if (isOver) return false
    isOver = true
    resolve(result)
    return true
  }
}

const request = ({ initParams, merchantName }: Echo, { amount, currency }: WalletTotal) => ({
  countryCode: initParams.countryCode,
  currencyCode: currency,
  merchantCapabilities: initParams.merchantCapabilities,
  supportedNetworks: initParams.supportedNetworks,
  total: { label: merchantName, amount, type: 'final' },
})
