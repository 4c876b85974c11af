import { computed, signal } from '@preact/signals-core'
import { buyback } from '#core/buyback/buyback.ts'
import { listAskedConditions } from '#core/buyback/conditions.ts'
import { createDeviceEntry } from '#core/device/device-entry.ts'
import { getServerNow } from '#core/page.ts'
import type { ParamValues } from '#core/params/define-params.ts'
import { trackLater } from '#kit/tracking/track-later.ts'
import type { params } from './params.ts'

export type SelectorModel = ReturnType<typeof createSelector>

/** setTimeout counts in 32 bits. */
const LONGEST_TIMER = 2 ** 31 - 1

export function createSelector(begin: ParamValues<typeof params>) {
  const entry = createDeviceEntry(buyback, begin, buyback.validUntil)
  const isRenewed = signal(false)
  let expiry: ReturnType<typeof setTimeout> | undefined

  const renew = async (): Promise<void> => {
    await buyback.reloadAppraisal()
    isRenewed.value = true
  }
  const watchExpiry = (validUntil: string | null): void => {
    clearTimeout(expiry)
    const rest = validUntil ? Date.parse(validUntil) - getServerNow() : Number.NaN
    if (rest > 0) expiry = setTimeout(renew, Math.min(rest, LONGEST_TIMER))
  }

  return {
    buyback,
    /** True once a price whose time ran out was read anew. */
    isRenewed,
    replayUrl: entry.replayUrl,
    /** How many asked questions have no answer yet. */
    remaining: computed(() => {
      const data = buyback.data.value
      return data ? listAskedConditions(data).filter(c => c.value === null).length : 0
    }),
    openSell() {
      buyback.showForm('sell')
      trackLater('form_start', {
        form_id: 'sell-form',
        form_name: 'sell_online',
        form_destination: 'sell-buyout-online',
      })
    },
    mount(): () => void {
      const leave = entry.mount()
      const unsubscribe = buyback.validUntil.subscribe(watchExpiry)
      return () => {
        unsubscribe()
        clearTimeout(expiry)
        leave()
      }
    },
  }
}
