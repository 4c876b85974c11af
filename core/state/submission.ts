import { type ReadonlySignal, signal } from '@preact/signals-core'
import { type FailureError, isAborted, toFailure } from '../api/failure.ts'
import { report } from '../report.ts'

/** One form's way to the server: one write at a time, safe to repeat after a lost answer. */
export interface Submission<P, R> {
  isBusy: ReadonlySignal<boolean>
  failure: ReadonlySignal<FailureError | null>
  /** True while the server asked to wait; sending does nothing until then. */
  isHeldBack: ReadonlySignal<boolean>
  /** Sends, and answers null when it failed or another send was under way. */
  run: (payload: P) => Promise<R | null>
  reset: () => void
}

export function createSubmission<P, R>(
  send: (payload: P, idempotencyKey: string) => Promise<R>,
): Submission<P, R> {
  const isBusy = signal(false)
  const failure = signal<FailureError | null>(null)
  const isHeldBack = signal(false)
  // The same payload keeps its key until it succeeds, so that sending it again can't do it twice; also past a reset,
  // since a page that was put away in the middle of a call forgets the call, and it may have been carried out.
  let intent: { payload: string; key: string } | null = null
  let generation = 0

  const fail = (thrown: unknown): void => {
    const failed = toFailure(thrown)
    report(failed.message, failed.cause)
    failure.value = failed
    if (failed.failure.kind !== 'too-many') return
    isHeldBack.value = true
    setTimeout(() => {
      isHeldBack.value = false
    }, failed.failure.retryAfter * 1000)
  }

  return {
    isBusy,
    failure,
    isHeldBack,
    async run(payload) {
      if (isBusy.peek() || isHeldBack.peek()) return null
      const text = JSON.stringify(payload)
      if (intent?.payload !== text) intent = { payload: text, key: makeKey() }
      const mine = generation
      isBusy.value = true
      failure.value = null
      try {
        const result = await send(payload, intent.key)
        if (mine !== generation) return null
        intent = null
        return result
      } catch (thrown) {
        if (mine === generation && !isAborted(thrown)) fail(thrown)
        return null
      } finally {
        if (mine === generation) isBusy.value = false
      }
    },
    reset() {
      generation++
      isBusy.value = false
      failure.value = null
    },
  }
}

/** A random UUID also where the page is not secure, and `crypto.randomUUID` is missing. */
function makeKey(): string {
  if (crypto.randomUUID) return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
