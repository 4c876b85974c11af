import type { ReadonlySignal } from '@preact/signals-core'
import { cart } from '../../core/state/cart.ts'
import { announce } from '../_kit/announce.ts'

export interface CartBadgeModel {
  /** Null where it is not known. */
  count: ReadonlySignal<number | null>
  isStale: ReadonlySignal<boolean>
  start: () => void
  stop: () => void
}

/** The badges on the page: the first one tells of changes, or they would be told as often as there are badges. */
const mounted: symbol[] = []

export function createCartBadge(describeChange: (count: number) => string): CartBadgeModel {
  const me = Symbol()
  let told: number | null = null
  let endings: (() => void)[] = []

  const noteCount = (count: number | null): void => {
    if (count === null) return
    if (told !== null && told !== count && mounted[0] === me) announce(describeChange(count))
    told = count
  }

  return {
    count: cart.count,
    isStale: cart.isStale,
    start() {
      mounted.push(me)
      endings = [cart.count.subscribe(noteCount), cart.follow()]
    },
    stop() {
      mounted.splice(mounted.indexOf(me), 1)
      for (const end of endings.splice(0)) end()
    },
  }
}
