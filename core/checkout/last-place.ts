import { page } from '#core/page.ts'

/** What a carrier may call a place; nobody's name, address or number with its spaces. */
const isPlaceId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.:-]{1,60}$/.test(value)

/** Markets share one origin and have other places. */
const keyOf = (delivery: string): string => `ostrov:last-place:${page.peek().market}:${delivery}`

/** The id of the place that this browser chose last for a delivery; null where there is none, or storage is closed. */
export function readLastPlace(delivery: string): string | null {
  try {
    const id = globalThis.localStorage.getItem(keyOf(delivery))
    return isPlaceId(id) ? id : null
  } catch {
    return null
  }
}

/** Keeps the id alone, so that the place is offered first the next time. */
export function storeLastPlace(delivery: string, id: string): void {
  if (!isPlaceId(id)) return
  try {
    globalThis.localStorage.setItem(keyOf(delivery), id)
  } catch {
    // A browser that keeps nothing offers it no sooner than others.
  }
}
