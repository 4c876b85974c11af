import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import type * as v from 'valibot'
import type { DeliveryPlace, DeliveryPlaces } from '#core/api/delivery/places.ts'
import { readLastPlace } from '#core/checkout/last-place.ts'
import { type LookedUp, lookUpPlace, searchPlaces } from '#core/checkout/look-up-place.ts'
import type { FailureError } from '#core/http/failure.ts'
import { onRestored } from '#core/state/on-restored.ts'
import { createResource } from '#core/state/resource.ts'
import { searchPostcode } from '#core/validation/contact/search-postcode.ts'

type Found = v.InferOutput<typeof DeliveryPlaces>

/** How long nobody types before the server is asked, in milliseconds. */
const PAUSE = 250
const PAGE = 10
/** Of more than a server gives at once nobody knows which are open. */
const MOST = 200
/** No search for a place is longer; what is may be something that does not belong into a URL. */
const LONGEST = 60

/** The search for a dispensing place of one delivery. */
export interface PlaceSearch {
  /** What was found last; it stays until something else has been. */
  places: ReadonlySignal<readonly DeliveryPlace[] | null>
  count: ReadonlySignal<number>
  /** The place that this browser chose the last time, while nothing is searched for. */
  last: ReadonlySignal<DeliveryPlace | null>
  failure: ReadonlySignal<FailureError | null>
  isPending: ReadonlySignal<boolean>
  hasMore: ReadonlySignal<boolean>
  /** What the search was understood as, where what was typed is a slip. */
  meant: ReadonlySignal<string | null>
  type: (text: string) => void
  /** Asks at once for what is typed. */
  submit: () => void
  /** Reads all that the server gives, so that it can be told which are open. */
  widen: (isWide: boolean) => void
  showMore: () => void
  retry: () => void
  /** The place of an id that a map named, as the shop knows it. */
  lookUp: (id: string) => Promise<LookedUp>
  mount: () => () => void
}

export function createPlaceSearch(delivery: string): PlaceSearch {
  const shown = signal<Found | null>(null)
  const term = signal('')
  const isWide = signal(false)
  const pages = signal(1)
  const found = createResource<Found>({
    onData(data) {
      shown.value = data
    },
  })
  const last = createLastPlace(delivery)
  let timer: ReturnType<typeof setTimeout> | undefined
  let typed = ''

  const limitOf = (): number => (isWide.peek() ? MOST : Math.min(pages.peek() * PAGE, MOST))
  /** Whatever it is asked for, what is typed by then goes with it. */
  const search = (): void => {
    clearTimeout(timer)
    const next = searchPostcode(typed.trim()).slice(0, LONGEST)
    if (next !== term.peek()) pages.value = 1
    term.value = next
    void found.fetch(searchPlaces(delivery, next, limitOf()))
  }
  return {
    places: computed(() => shown.value?.places ?? null),
    count: computed(() => shown.value?.count ?? 0),
    meant: computed(() => shown.value?.meant ?? null),
    last: computed(() => (term.value === '' ? last.place.value : null)),
    failure: found.failure,
    isPending: found.isPending,
    hasMore: computed(() => {
      const { count = 0, places = [] } = shown.value ?? {}
      return !isWide.value && places.length < Math.min(count, MOST)
    }),
    type(text) {
      typed = text
      clearTimeout(timer)
      timer = setTimeout(search, PAUSE)
    },
    submit: search,
    widen(wide) {
      isWide.value = wide
      search()
    },
    showMore() {
      pages.value++
      search()
    },
    retry: () => void found.refetch(),
    lookUp: id => lookUpPlace(delivery, id),
    mount() {
      search()
      last.load()
      const stop = onRestored(() => {
        void found.refetch()
        last.load()
      })
      return () => {
        stop()
        clearTimeout(timer)
        found.unsubscribe()
        last.unsubscribe()
      }
    },
  }
}

function createLastPlace(delivery: string) {
  const id = signal<string | null>(null)
  const found = createResource<Found>()
  return {
    place: computed(() => found.data.value?.places.find(place => place.id === id.value) ?? null),
    load(): void {
      id.value = readLastPlace(delivery)
      if (id.value !== null) void found.fetch(searchPlaces(delivery, id.value))
    },
    unsubscribe: found.unsubscribe,
  }
}
