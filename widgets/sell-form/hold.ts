import { type ReadonlySignal, signal } from '@preact/signals-core'
import type { Submission } from '../../core/state/submission.ts'

/** Counts the seconds for which the server asked to wait. */
export function createHold<P, R>({
  isHeldBack,
  failure,
}: Submission<P, R>): {
  seconds: ReadonlySignal<number>
} {
  const seconds = signal(0)
  let ticking: ReturnType<typeof setInterval> | undefined
  isHeldBack.subscribe(isHeld => {
    clearInterval(ticking)
    const cause = failure.peek()?.failure
    seconds.value = isHeld && cause?.kind === 'too-many' ? cause.retryAfter : 0
    if (!isHeld) return
    ticking = setInterval(() => {
      seconds.value = Math.max(1, seconds.peek() - 1)
    }, 1000)
  })
  return { seconds }
}
