import { useEffect, useRef } from 'react'
import * as v from 'valibot'
import type { Checkout } from '#core/checkout/checkout.ts'
import { storeLastPlace } from '#core/checkout/last-place.ts'
import { lookUpPlace } from '#core/checkout/look-up-place.ts'

const Named = v.object({ delivery: v.string(), id: v.pipe(v.string(), v.minLength(1), v.maxLength(60)) })

/** Takes a place that a map or a script of the page names, once it is checked like one of the list; the latest one counts. */
export function useNamedPlace({ deliveries, choose }: Checkout): void {
  const latest = useRef(0)
  useEffect(() => {
    const take = async (event: Event): Promise<void> => {
      const named = v.safeParse(Named, event instanceof CustomEvent ? event.detail : null)
      if (!named.success) return
      const { delivery: code, id } = named.output
      const delivery = deliveries.data
        .peek()
        ?.deliveries.find(one => one.code === code && one.kind === 'dispensing-place' && one.is_available)
      if (!delivery) return
      // Who named it is told that it is taken.
      event.preventDefault()
      const mine = ++latest.current
      const found = await lookUpPlace(code, id)
      if (mine !== latest.current || found.kind !== 'found' || !found.place.is_available) return
      choose('delivery', delivery)
      choose('place', found.place)
      storeLastPlace(code, id)
    }
    const listen = (event: Event): void => void take(event)
    addEventListener('ostrov:place-chosen', listen)
    return () => {
      latest.current = -1
      removeEventListener('ostrov:place-chosen', listen)
    }
  }, [deliveries, choose])
}
