import type { Notification } from '#core/state/notifications.ts'

/** How long a message that asks for nothing stays. */
const SHOWN = 8000
const TICK = 250

export interface Countdown {
  /** Which messages are shown now; those that go by themselves start, or go on, losing their time. */
  follow: (shown: readonly Notification[]) => void
  stop: () => void
}

/** Errors and warnings wait to be read; the others go after 8 seconds in which nobody held them. */
const goesByItself = ({ kind }: Notification): boolean => kind === 'info' || kind === 'success'

/** Looks time and again instead of setting a timer per message: time does not pass while the visitor is at them. */
export function createCountdown(isHeld: () => boolean, onEnd: (id: number) => void): Countdown {
  let rest = new Map<number, number>()
  let timer: ReturnType<typeof setInterval> | undefined

  const stop = (): void => {
    clearInterval(timer)
    timer = undefined
  }
  const tick = (): void => {
    if (isHeld()) return
    for (const [id, left] of rest) {
      if (left > TICK) rest.set(id, left - TICK)
      else onEnd(id)
    }
  }

  return {
    follow(shown) {
      rest = new Map(shown.filter(goesByItself).map(({ id }) => [id, rest.get(id) ?? SHOWN]))
      if (rest.size === 0) stop()
      else timer ??= setInterval(tick, TICK)
    },
    stop() {
      stop()
      rest.clear()
    },
  }
}
