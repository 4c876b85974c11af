import { signal } from '@preact/signals-core'
import type { DeliveryPlace } from '#core/api/delivery/places.ts'
import { storeLastPlace } from '#core/checkout/last-place.ts'
import { createPlaceSearch } from '#kit/places/place-search.ts'

export type DpdMapModel = ReturnType<typeof createDpdMap>

/** The places of a delivery, and the one that is chosen among them. */
export function createDpdMap(delivery: string) {
  const search = createPlaceSearch(delivery)
  const place = signal<DeliveryPlace | null>(null)
  /** Whether an order on the page has taken it. */
  const isTaken = signal(false)
  return {
    search,
    place,
    isTaken,
    choose(chosen: DeliveryPlace): void {
      place.value = chosen
      isTaken.value = false
    },
    /** The place is chosen for good: it is told from this element of the page upwards. */
    tell(target: EventTarget | null): void {
      const id = place.peek()?.id
      if (id === undefined || !target) return
      storeLastPlace(delivery, id)
      const detail = { delivery, id }
      const event = new CustomEvent('ostrov:place-chosen', { bubbles: true, cancelable: true, detail })
      // Who takes it cancels it.
      isTaken.value = !target.dispatchEvent(event)
    },
    mount: search.mount,
  }
}
