import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { sendPriceToEmail } from '../../core/api/buyback.ts'
import type { FailureError } from '../../core/api/failure.ts'
import type { Minor } from '../../core/money/decimal.ts'
import { page } from '../../core/page.ts'
import type { ParamValues } from '../../core/params/define-params.ts'
import { listAskedConditions } from '../../core/pricing/conditions.ts'
import { type Buyback, buyback } from '../../core/state/buyback.ts'
import { createSubmission } from '../../core/state/submission.ts'
import { track } from '../../core/tracking/track.ts'
import type { params } from './params.ts'

export interface SelectorModel {
  buyback: Buyback
  /** How many asked questions have no answer yet. */
  remaining: ReadonlySignal<number>
  /** True once a price whose time ran out was read anew. */
  isRenewed: ReadonlySignal<boolean>
  openSell: () => void
  /** null: not attempted, true: sent, false: failed (a 400 leaves it as it was). */
  isEmailSent: ReadonlySignal<boolean | null>
  isSending: ReadonlySignal<boolean>
  sendFailure: ReadonlySignal<FailureError | null>
  /** The server's messages that the one field can't show. */
  otherErrors: ReadonlySignal<readonly string[]>
  /** Sends the price; answers the field's error when the server refused the address, else null. */
  sendPrice: (email: string) => Promise<{ email: string | undefined } | null>
  start: () => void
  stop: () => void
}

const trackLead = (price: Minor): void =>
  track('generate_lead', {
    lead_source: 'buyback_price',
    value: price / 100,
    currency: page.peek().trackingCurrency,
  })

/** setTimeout counts in 32 bits. */
const LONGEST_TIMER = 2 ** 31 - 1

export function createSelector({ type, code }: ParamValues<typeof params>): SelectorModel {
  const isRenewed = signal(false)
  const isEmailSent = signal<boolean | null>(null)
  const otherErrors = signal<readonly string[]>([])
  const submission = createSubmission(sendPriceToEmail)
  let listening = new AbortController()
  let expiry: ReturnType<typeof setTimeout> | undefined

  const replayAddress = (): void => {
    void buyback.start(new URLSearchParams(location.search), code || undefined, type || undefined)
  }

  const watchExpiry = (validUntil: string | null): void => {
    clearTimeout(expiry)
    const rest = validUntil ? Date.parse(validUntil) - Date.now() : Number.NaN
    if (!(rest > 0)) return
    expiry = setTimeout(
      () => {
        void buyback.reloadAppraisal().then(() => {
          isRenewed.value = true
        })
      },
      Math.min(rest, LONGEST_TIMER),
    )
  }

  const resetForm = (): void => {
    submission.reset()
    isEmailSent.value = null
    otherErrors.value = []
  }

  return {
    buyback,
    isRenewed,
    isEmailSent,
    otherErrors,
    isSending: submission.isBusy,
    sendFailure: submission.failure,
    async sendPrice(email) {
      const quote = buyback.getQuote()
      if (!quote || isEmailSent.peek()) return null
      otherErrors.value = []
      const sent = await submission.run({ ...quote, e_mail: email, note: '' })
      if (sent) {
        isEmailSent.value = true
        trackLead(buyback.appraisal.peek()?.price ?? 0)
        return null
      }
      const failure = submission.failure.peek()?.failure
      if (failure?.kind === 'conflict') void buyback.reloadAppraisal()
      if (failure?.kind !== 'invalid') {
        if (failure) isEmailSent.value = false
        return null
      }
      const { e_mail: own, ...others } = failure.fields
      otherErrors.value = Object.values(others).flat()
      return { email: own?.join(' ') }
    },
    remaining: computed(() => {
      const data = buyback.data.value
      return data ? listAskedConditions(data).filter(c => c.value === null).length : 0
    }),
    openSell() {
      buyback.showForm('sell')
      track('form_start', {
        form_id: 'sell-form',
        form_name: 'sell_online',
        form_destination: 'sell-buyout-online',
      })
    },
    start() {
      listening = new AbortController()
      const { signal: until } = listening
      addEventListener('popstate', replayAddress, { signal: until })
      until.addEventListener('abort', buyback.validUntil.subscribe(watchExpiry))
      until.addEventListener('abort', buyback.formGeneration.subscribe(resetForm))
      replayAddress()
    },
    stop() {
      listening.abort()
      clearTimeout(expiry)
      buyback.stop()
    },
  }
}
