import { computed, effect, type Signal, signal } from '@preact/signals-core'
import { findBestPrice, isBeyondPrice } from '#core/buyback/best-price.ts'
import { buyback } from '#core/buyback/buyback.ts'
import { listAskedConditions } from '#core/buyback/conditions.ts'
import { createDeviceEntry } from '#core/device/device-entry.ts'
import { describeDevice } from '#core/device/name-device.ts'
import { STEPS } from '#core/device/selection.ts'
import { showPrice } from '#core/intl/format-money.ts'
import { getServerNow } from '#core/page.ts'
import type { ParamValues } from '#core/params/define-params.ts'
import { toSafePath } from '#core/safe-link.ts'
import { trackLater } from '#kit/tracking/track-later.ts'
import { t } from './messages.ts'
import type { params } from './params.ts'

export type SelectorModel = ReturnType<typeof createSelector>

/** setTimeout counts in 32 bits. */
const LONGEST_TIMER = 2 ** 31 - 1

export function createSelector(begin: ParamValues<typeof params>) {
  const entry = createDeviceEntry(buyback, begin, buyback.validUntil)
  const expiry = watchExpiry()
  /** Whether the page has a form to sell by; until the island is up, it is taken to. */
  const isSellHere = signal(true)

  /** Whether no answer can bring a price any more. */
  const isBeyond = computed(() => Boolean(buyback.data.value && isBeyondPrice(buyback.data.value)))

  return {
    buyback,
    isSellHere,
    isBeyondPrice: isBeyond,
    /** Whether this device is not bought here, in the server's word or by its prices. */
    isRefused: computed(
      () =>
        isBeyond.value ||
        buyback.appraisal.value?.reason === 'noQuality' ||
        Boolean(buyback.fault.value?.message),
    ),
    device: computed(() => describeDevice(buyback)),
    /** Whether the question that follows on what the address has chosen is there to be answered. */
    isArrived: computed(() => {
      const { selection, choices, data, isLoading } = buyback
      const open = STEPS.find(step => selection.value[step] === null)
      if (open === 'type' || isLoading.value) return false
      return open ? choices[open].data.value !== null : data.value !== null
    }),
    /** The price, or the most that it can still be; null where neither is known. */
    shown: computed(() => {
      const { data, appraisal, fault } = buyback
      if (!data.value || fault.value || isBeyond.value) return null
      const price = appraisal.value?.price ?? null
      if (price !== null) return showPrice(price)
      const best = findBestPrice(data.value)
      return best === null ? null : t('upTo', { price: showPrice(best) })
    }),
    /** Where the device can be sold instead, with the answers so far; null where the editor names no such page. */
    sellUrl: computed(() => (buyback.appraisal.value ? addQuote(begin.sellUrl) : null)),
    /** True once a price whose time ran out was read anew. */
    isRenewed: expiry.isRenewed,
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
      const endings = [entry.mount(), expiry.mount(), followSellForm(isSellHere)]
      return () => {
        for (const end of endings) end()
      }
    },
  }
}

/** Reads the prices anew when their time is over. */
function watchExpiry() {
  const isRenewed = signal(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  const renew = async (): Promise<void> => {
    await buyback.reloadAppraisal()
    isRenewed.value = true
  }
  const follow = (validUntil: string | null): void => {
    clearTimeout(timer)
    const rest = validUntil ? Date.parse(validUntil) - getServerNow() : Number.NaN
    if (rest > 0) timer = setTimeout(renew, Math.min(rest, LONGEST_TIMER))
  }
  return {
    isRenewed,
    mount(): () => void {
      const unsubscribe = buyback.validUntil.subscribe(follow)
      return () => {
        unsubscribe()
        clearTimeout(timer)
      }
    },
  }
}

/** A sell form counts that is up, and one whose placeholder still waits; it is looked for again with each price. */
const followSellForm = (isSellHere: Signal<boolean>): (() => void) =>
  effect(() => {
    const isUp = buyback.sellForms.value > 0
    isSellHere.value =
      isUp || Boolean(buyback.data.value && document.querySelector('[data-component="sell-form"]'))
  })

/** A page of this site that is to show the chosen device with its answers. */
function addQuote(url: string): string | null {
  const path = toSafePath(url)
  const quote = buyback.getQuote()
  if (!path || !quote) return null
  const query = new URLSearchParams({ color: quote.device_identifier })
  for (const { id, value } of quote.device_condition_choices) query.append('condition', `${id}:${value}`)
  const [place, hash] = path.split('#')
  return `${place}${place?.includes('?') ? '&' : '?'}${query}${hash ? `#${hash}` : ''}`
}
