import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { getPageQuery } from '../../core/given.ts'
import { getServerNow } from '../../core/page.ts'
import type { ParamValues } from '../../core/params/define-params.ts'
import { listAskedConditions } from '../../core/pricing/conditions.ts'
import { type Buyback, buyback } from '../../core/state/buyback.ts'
import { trackLater } from '../_kit/track-later.ts'
import type { params } from './params.ts'

export interface SelectorModel {
  buyback: Buyback
  /** How many asked questions have no answer yet. */
  remaining: ReadonlySignal<number>
  /** True once a price whose time ran out was read anew. */
  isRenewed: ReadonlySignal<boolean>
  openSell: () => void
  /** Brings the device of the page's address. */
  replayAddress: () => void
  start: () => void
  stop: () => void
}

const trackFormStart = (): void =>
  trackLater('form_start', {
    form_id: 'sell-form',
    form_name: 'sell_online',
    form_destination: 'sell-buyout-online',
  })

/** How long what was read is taken for true, in milliseconds. */
const FRESH = 30_000

/** setTimeout counts in 32 bits. */
const LONGEST_TIMER = 2 ** 31 - 1

export function createSelector({ type, code }: ParamValues<typeof params>): SelectorModel {
  const isRenewed = signal(false)
  let listening = new AbortController()
  let expiry: ReturnType<typeof setTimeout> | undefined
  let readAt = performance.now()

  const begin = [code || undefined, type || undefined] as const
  const wanted = () => [getPageQuery(), ...begin] as const
  const replayAddress = (): void => void buyback.start(...wanted())

  const watchExpiry = (validUntil: string | null): void => {
    clearTimeout(expiry)
    readAt = performance.now()
    const rest = validUntil ? Date.parse(validUntil) - getServerNow() : Number.NaN
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

  /** A page back from the browser's memory may be of yesterday. */
  const refreshWhenStale = (): void => {
    if (performance.now() - readAt < FRESH) return
    readAt = performance.now()
    void buyback.refresh()
  }

  buyback.showGiven(...wanted())
  return {
    buyback,
    isRenewed,
    replayAddress,
    remaining: computed(() => {
      const data = buyback.data.value
      return data ? listAskedConditions(data).filter(c => c.value === null).length : 0
    }),
    openSell() {
      buyback.showForm('sell')
      trackFormStart()
    },
    start() {
      listening = new AbortController()
      const { signal: until } = listening
      addEventListener('popstate', replayAddress, { signal: until })
      addEventListener('ostrov:restored', refreshWhenStale, { signal: until })
      until.addEventListener('abort', buyback.validUntil.subscribe(watchExpiry))
      // A page's script may have thrown the island out in the middle; what the visitor did is not lost by that.
      if (!buyback.enter(...begin)) replayAddress()
    },
    stop() {
      listening.abort()
      clearTimeout(expiry)
      buyback.leave()
    },
  }
}
