import { type DeliveryPlace, dispensingPlaces } from '#core/api/delivery/places.ts'
import { type FailureError, toFailure } from '#core/http/failure.ts'
import { read } from '#core/http/read.ts'

/** So many places of an id's search are looked through. */
const FEW = 10

export type LookedUp =
  | { kind: 'found'; place: DeliveryPlace }
  /** The shop sends nothing there. */
  | { kind: 'gone' }
  | { kind: 'failed'; failure: FailureError }

/** The search for dispensing places of a delivery, as it is asked. */
export const searchPlaces = (delivery: string, search: string, limit = FEW) => ({
  endpoint: dispensingPlaces,
  args: { delivery },
  query: { ...(search && { search }), limit: String(limit) },
})

/** The place of an id that came from outside: a map, a script of the page, or the browser's memory. */
export async function lookUpPlace(delivery: string, id: string): Promise<LookedUp> {
  try {
    const { endpoint, ...call } = searchPlaces(delivery, id)
    const { places } = await read(endpoint, call)
    const place = places.find(one => one.id === id)
    return place ? { kind: 'found', place } : { kind: 'gone' }
  } catch (thrown) {
    return { kind: 'failed', failure: toFailure(thrown) }
  }
}
