import { type ReadonlySignal, signal } from '@preact/signals-core'
import type { FailureError } from '../../core/api/failure.ts'
import { sendPriceToEmail } from '../../core/api/price-mail.ts'
import { page } from '../../core/page.ts'
import type { Buyback } from '../../core/state/buyback.ts'
import { createSubmission } from '../../core/state/submission.ts'
import { track } from '../../core/tracking/track.ts'

export interface SendPriceModel {
  /** null: not attempted, true: sent, false: failed (a 400 leaves it as it was). */
  isEmailSent: ReadonlySignal<boolean | null>
  isSending: ReadonlySignal<boolean>
  /** True while the server asked to wait. */
  isHeldBack: ReadonlySignal<boolean>
  failure: ReadonlySignal<FailureError | null>
  /** The server's messages that the one field can't show. */
  otherErrors: ReadonlySignal<readonly string[]>
  /** Sends the price; answers the field's error when the server refused the address, else null. */
  send: (email: string) => Promise<{ email: string | undefined } | null>
  start: () => void
  stop: () => void
}

/** One colour's informative price on its way to an address. */
export function createSendPrice(buyback: Buyback): SendPriceModel {
  const isEmailSent = signal<boolean | null>(null)
  const otherErrors = signal<readonly string[]>([])
  const submission = createSubmission(sendPriceToEmail)
  let listening = new AbortController()

  const readFailure = (): { email: string | undefined } | null => {
    const failure = submission.failure.peek()?.failure
    if (failure?.kind === 'conflict') void buyback.reloadAppraisal()
    if (failure?.kind !== 'invalid') {
      if (failure) isEmailSent.value = false
      return null
    }
    const { e_mail: own, ...others } = failure.fields
    otherErrors.value = Object.values(others).flat()
    return { email: own?.join(' ') }
  }

  return {
    isEmailSent,
    otherErrors,
    isSending: submission.isBusy,
    isHeldBack: submission.isHeldBack,
    failure: submission.failure,
    async send(email) {
      const quote = buyback.getQuote()
      if (!quote || isEmailSent.peek()) return null
      otherErrors.value = []
      if (!(await submission.run({ ...quote, e_mail: email, note: '' }))) return readFailure()
      isEmailSent.value = true
      const value = (buyback.appraisal.peek()?.price ?? 0) / 100
      track('generate_lead', { lead_source: 'buyback_price', value, currency: page.peek().trackingCurrency })
      return null
    },
    start() {
      listening = new AbortController()
      // A page back from the browser's memory waits for an answer that no longer comes.
      addEventListener('ostrov:restored', submission.reset, { signal: listening.signal })
    },
    stop() {
      listening.abort()
      submission.reset()
    },
  }
}
