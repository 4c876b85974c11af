import { signal } from '@preact/signals-core'
import { type FailureError, isAborted, toFailure } from '#core/http/failure.ts'
import { report } from '#core/report.ts'
import { createIntent } from './intent.ts'
import { onRestored } from './on-restored.ts'

/** What came of a sending. `failure` is null where nothing was sent, or where a reset made its outcome nobody's. */
export type Result<T> = { ok: true; data: T } | { ok: false; failure: FailureError | null }

const NOT_SENT = { ok: false, failure: null } as const

export type Submission<P, R> = ReturnType<typeof createSubmission<P, R>>

/** Writes to the server one at a time, each safe to repeat after a lost response. */
export function createSubmission<P, R>(send: (payload: P, idempotencyKey: string) => Promise<R>) {
  const isPending = signal(false)
  const failure = signal<FailureError | null>(null)
  const retryAfter = createCountdown()
  const intent = createIntent()
  let generation = 0

  const run = async (payload: P): Promise<Result<R>> => {
    if (isPending.peek() || retryAfter.seconds.peek() > 0) return NOT_SENT
    const key = intent.keyOf(payload)
    const mine = generation
    isPending.value = true
    failure.value = null
    const result = await attempt(() => send(payload, key))
    if (mine !== generation) return NOT_SENT
    if (result.ok) intent.forget()
    failure.value = result.ok ? null : result.failure
    if (failure.value) report(failure.value.message, failure.value.cause)
    if (failure.value?.failure.kind === 'too-many') retryAfter.start(failure.value.failure.retryAfter)
    isPending.value = false
    return result
  }
  const reset = (): void => {
    generation++
    isPending.value = false
    failure.value = null
  }

  return {
    isPending,
    failure,
    /** Seconds for which the server asked to wait; sending does nothing until they are over. */
    retryAfter: retryAfter.seconds,
    run,
    reset,
    /** A page back from the bfcache waits for a response that no longer comes; from now on it starts anew. */
    mount: () => onRestored(reset),
  }
}

async function attempt<R>(send: () => Promise<R>): Promise<Result<R>> {
  try {
    return { ok: true, data: await send() }
  } catch (thrown) {
    return isAborted(thrown) ? NOT_SENT : { ok: false, failure: toFailure(thrown) }
  }
}

/** Counts by the clock, for a page in the background or a machine that slept ticks late. */
function createCountdown() {
  const seconds = signal(0)
  let timer: ReturnType<typeof setTimeout> | undefined
  let end = 0
  const tick = (): void => {
    seconds.value = Math.max(0, Math.ceil((end - performance.now()) / 1000))
    if (seconds.peek() > 0) timer = setTimeout(tick, 1000)
  }
  return {
    seconds,
    start(from: number): void {
      clearTimeout(timer)
      end = performance.now() + from * 1000
      seconds.value = from
      timer = setTimeout(tick, 1000)
    },
  }
}
