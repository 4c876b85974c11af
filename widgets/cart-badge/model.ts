import { cart } from '#core/cart/cart.ts'
import { createPrimaryInstance } from '#core/state/primary-instance.ts'
import { announce } from '#kit/feedback/announce.ts'
import { t } from './messages.ts'

/** A change is announced by one badge, or it would be heard as often as there are badges. */
const badges = createPrimaryInstance()

export function createCartBadge() {
  const badge = badges.create()
  let last: number | null = null

  // What is on its way may come to nothing, and is not told before it is there.
  const noteCount = (count: number | null): void => {
    if (count === null) return
    if (last !== null && last !== count && badge.isPrimary()) announce(t('changed', { count }))
    last = count
  }

  return {
    /** Null where it is not known. */
    count: cart.count,
    isStale: cart.isStale,
    mount(): () => void {
      const endings = [badge.mount(), cart.told.subscribe(noteCount), cart.subscribe()]
      return () => {
        for (const end of endings) end()
      }
    },
  }
}
