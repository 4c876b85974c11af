import { computed, effect, signal } from '@preact/signals-core'
import type { OrderRequest } from '#core/api/checkout/order.ts'
import type { Checkout } from '#core/checkout/checkout.ts'
import type { WalletKind } from '#core/checkout/pay.ts'
import { createAbortError, FailureError } from '#core/http/failure.ts'
import { writeDecimal } from '#core/money/decimal.ts'
import { getMarket } from '#core/page.ts'
import { report } from '#core/report.ts'
import type { Wallet } from '#kit/wallets/wallet.ts'
import { o } from './order-messages.ts'

type Proof = Partial<Pick<OrderRequest, 'token' | 'transaction_id'>>

/** What has to be had of a provider before an order can be sent: a wallet's token, or Twisto's word. */
export function createPaying({ choice, cart }: Pick<Checkout, 'choice' | 'cart'>) {
  const wallet = signal<{ kind: WalletKind; opened: Wallet | null } | null>(null)
  const fault = signal<string | null>(null)
  const kind = computed(() => choice.value.payment?.kind ?? null)
  /** The proof of an order whose answer was lost goes with it again, so that nobody pays twice. */
  let kept: { order: string; proof: Proof } | null = null

  const prepare = async (wanted: WalletKind): Promise<void> => {
    if (wallet.peek()?.kind === wanted) return
    const opened = await openWallet(wanted)
    if (kind.peek() !== wanted) return
    wallet.value = { kind: wanted, opened }
    if (!opened) fault.value = o('walletMissing')
  }
  const pay = async (request: OrderRequest): Promise<Proof> => {
    if (request.type_payment !== choice.peek().payment?.code) return {}
    if (kind.peek() === 'twisto') return askTwisto(request)
    return isWallet(kind.peek()) ? payByWallet(wallet.peek()?.opened, cart.peek()?.totals.total ?? 0) : {}
  }
  return {
    fault,
    /** The wallet is not ready yet: without it the click that pays would come to nothing. */
    isPreparing: computed(() => isWallet(kind.value) && wallet.value?.kind !== kind.value),
    /** Must be called within the customer's click. Throws where the order can't be sent, and says why in `fault`. */
    async prove(request: OrderRequest): Promise<Proof> {
      fault.value = null
      const order = JSON.stringify(request)
      if (kept?.order === order) return kept.proof
      try {
        kept = { order, proof: await pay(request) }
        return kept.proof
      } catch (thrown) {
        if (thrown instanceof Refused) fault.value = thrown.message || null
        else throw thrown
        throw createAbortError('The customer has not paid.')
      }
    },
    /** The shop has answered: what it refused is paid anew. */
    forget(): void {
      kept = null
    },
    mount: (): (() => void) =>
      effect(() => {
        fault.value = null
        if (isWallet(kind.value)) void prepare(kind.value)
      }),
  }
}

/** Why nothing was paid, in the customer's words; empty where they know, having closed the wallet. */
class Refused extends Error {}

const isWallet = (kind: string | null): kind is WalletKind => kind === 'google-pay' || kind === 'apple-pay'

async function openWallet(kind: WalletKind): Promise<Wallet | null> {
  try {
    return await (await import('#kit/wallets/open-wallet.ts')).openWallet(kind)
  } catch (thrown) {
    report('A wallet could not be opened.', thrown)
    return null
  }
}

async function payByWallet(wallet: Wallet | null | undefined, total: number): Promise<Proof> {
  if (!wallet) throw new Refused(o('walletMissing'))
  const paid = await wallet.pay({ amount: writeDecimal(total), currency: getMarket().currency })
  if (paid.kind === 'token') return { token: paid.token }
  throw new Refused(paid.kind === 'failed' ? paid.message : '')
}

async function askTwisto(request: OrderRequest): Promise<Proof> {
  const { checkTwisto } = await import('#kit/provider/twisto.ts')
  const checked = await checkTwisto(request)
  if (checked.kind === 'accepted') return { transaction_id: checked.transactionId }
  if (checked.kind === 'rejected') throw new Refused(o('twistoRejected'))
  // What the shop itself has against the order stands beside its fields.
  if (checked.failure instanceof FailureError && checked.failure.failure.kind === 'invalid')
    throw checked.failure
  throw new Refused(o('twistoFailed'))
}
