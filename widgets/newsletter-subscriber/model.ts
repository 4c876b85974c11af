import { type ReadonlySignal, signal } from '@preact/signals-core'
import type { FailureError } from '../../core/api/failure.ts'
import { addSubscriber, type Subscription } from '../../core/api/newsletter.ts'
import { createSubmission } from '../../core/state/submission.ts'
import { track } from '../../core/tracking/track.ts'

/** What the server has against the subscription, by the form's fields. */
export type SubscriptionErrors = Partial<Record<keyof Subscription, string>>

export interface NewsletterModel {
  isSending: ReadonlySignal<boolean>
  /** True while the server asked to wait. */
  isHeldBack: ReadonlySignal<boolean>
  isDone: ReadonlySignal<boolean>
  failure: ReadonlySignal<FailureError | null>
  /** The server's messages that belong to no field. */
  otherErrors: ReadonlySignal<readonly string[]>
  /** Subscribes; answers the fields' errors when the server refused, else null. */
  subscribe: (subscription: Subscription) => Promise<SubscriptionErrors | null>
  startAgain: () => void
  start: () => void
  stop: () => void
}

/** One form's way to a subscription. */
export function createNewsletter(): NewsletterModel {
  const submission = createSubmission(addSubscriber)
  const isDone = signal(false)
  const otherErrors = signal<readonly string[]>([])
  let listening = new AbortController()

  const readFailure = (): SubscriptionErrors | null => {
    const failure = submission.failure.peek()?.failure
    // Some servers tell that an address is subscribed already. Whoever typed it must not see a difference.
    if (failure?.kind === 'conflict') isDone.value = true
    if (failure?.kind !== 'invalid') return null
    const { e_mail: email, agree, ...others } = failure.fields
    const messages = Object.values(others).flat()
    const isNamed = messages.length > 0 || email || agree
    otherErrors.value = isNamed || !failure.message ? messages : [failure.message]
    return { ...(email && { email: email.join(' ') }), ...(agree && { agree: agree.join(' ') }) }
  }

  return {
    isSending: submission.isBusy,
    isHeldBack: submission.isHeldBack,
    isDone,
    failure: submission.failure,
    otherErrors,
    async subscribe(subscription) {
      otherErrors.value = []
      if (!(await submission.run(subscription))) return readFailure()
      isDone.value = true
      track('generate_lead', { lead_source: 'newsletter' })
      return null
    },
    startAgain() {
      submission.reset()
      isDone.value = false
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
