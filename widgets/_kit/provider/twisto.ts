import * as v from 'valibot'
import type { OrderRequest } from '#core/api/checkout/order.ts'
import { sendTwistoData, twistoData } from '#core/api/payments/twisto.ts'
import { type FailureError, toFailure } from '#core/http/failure.ts'
import { read } from '#core/http/read.ts'
import { write } from '#core/http/write.ts'
import { page } from '#core/page.ts'
import { toUrlOn } from '#core/safe-link.ts'
import { loadScript } from './load-script.ts'

type Checked =
  | { kind: 'accepted'; transactionId: string }
  | { kind: 'rejected'; reason: string | null }
  /** Null where Twisto itself failed. */
  | { kind: 'failed'; failure: FailureError | null }

const FAILED = { kind: 'failed', failure: null } as const
const ORIGINS = ['https://api.twisto.cz', 'https://static.twisto.cz']
/** The customer may be asked something meanwhile. */
const DEADLINE = 120_000

const Accepted = v.object({
  status: v.literal('accepted'),
  transaction_id: v.pipe(v.string(), v.minLength(1)),
})
const Rejected = v.object({ status: v.string(), reason: v.nullish(v.string(), null) })

interface Twisto {
  check: (
    payload: string,
    onResponse: (response: unknown) => void,
    onError: (error?: unknown) => void,
  ) => void
}

declare global {
  interface Window {
    Twisto?: Twisto
    _twisto_config?: { public_key: string; script: string }
  }
}

/** Asks Twisto whether it pays this order for the customer. */
export async function checkTwisto(request: OrderRequest): Promise<Checked> {
  try {
    const [{ public_key, script }, { data }] = await Promise.all([
      read(twistoData),
      write(sendTwistoData, request),
    ])
    const url = toUrlOn([...ORIGINS, ...page.peek().paymentOrigins], script)
    if (!url) return FAILED
    window._twisto_config = { public_key, script: url }
    if ((await loadScript(url)) !== 'loaded' || !window.Twisto) return FAILED
    return await check(window.Twisto, data.payload)
  } catch (thrown) {
    return { kind: 'failed', failure: toFailure(thrown) }
  }
}

/** The first word counts; a second one, or one that comes too late, changes nothing. */
const check = (twisto: Twisto, payload: string): Promise<Checked> =>
  new Promise(resolve => {
    const timer = setTimeout(() => resolve(FAILED), DEADLINE)
    const end = (checked: Checked): void => {
      clearTimeout(timer)
      resolve(checked)
    }
    twisto.check(
      payload,
      response => end(readResponse(response)),
      () => end(FAILED),
    )
  })

function readResponse(response: unknown): Checked {
  const accepted = v.safeParse(Accepted, response)
  if (accepted.success) return { kind: 'accepted', transactionId: accepted.output.transaction_id }
  const rejected = v.safeParse(Rejected, response)
  if (!rejected.success || rejected.output.status === 'accepted') return FAILED
  return { kind: 'rejected', reason: rejected.output.reason }
}
