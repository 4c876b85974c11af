import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-core'
import type { FailureError } from '../../core/api/failure.ts'
import { type Product, readProducts } from '../../core/api/products.ts'
import type { CallOptions } from '../../core/api/read.ts'
import { lastVisited } from '../../core/state/last-visited.ts'
import { createResource } from '../../core/state/resource.ts'
import { createLazyTracking, type LazyTracking } from './lazy-tracking.ts'

export interface LastVisitedModel {
  /** Those that the server knows, the newest first; null until it has told. */
  products: ReadonlySignal<readonly Product[] | null>
  failure: ReadonlySignal<FailureError | null>
  isPending: ReadonlySignal<boolean>
  /** Looks into the browser's memory, and puts the page's own product there. */
  recall: () => void
  reload: () => void
  watch: LazyTracking['watch']
  noteChoice: LazyTracking['noteChoice']
  start: () => void
  stop: () => void
}

interface LastVisitedOptions {
  /** The product of the page, which is not offered on its own page; empty where it has none. */
  code: string
  /** What the list is called, for analytics too. */
  name: string
}

const LIST_ID = 'last_visited'

export function createLastVisitedList({ code, name }: LastVisitedOptions): LastVisitedModel {
  const { data, failure, isPending, ask, reload, release } = createResource<readonly Product[]>()
  const tracking = createLazyTracking({ id: LIST_ID, name })
  const isRecalled = signal(false)
  /** The newest answer; it stays while the next one is on its way. */
  const told = signal<readonly Product[] | null>(null)
  const codes = computed(() => lastVisited.codes.value.filter(one => one !== code))
  const endings: (() => void)[] = []

  const turnTo = (wanted: readonly string[]): void => {
    const load = (options: CallOptions) => readProducts(wanted, options)
    if (wanted.length === 0) {
      release()
      return
    }
    ask(`products-by-code ${wanted.join(' ')}`, load)
    tracking.load()
  }

  return {
    products: computed(() => {
      if (!isRecalled.value) return null
      if (codes.value.length === 0) return []
      const known = told.value
      return known && codes.value.flatMap(wanted => known.find(product => product.code === wanted) ?? [])
    }),
    failure,
    isPending,
    recall() {
      if (code) lastVisited.visit(code)
      endings.push(lastVisited.follow())
      isRecalled.value = true
    },
    reload,
    watch: tracking.watch,
    noteChoice: tracking.noteChoice,
    start() {
      endings.push(
        effect(() => {
          const wanted = codes.value
          untracked(() => turnTo(wanted))
        }),
        effect(() => {
          if (data.value) told.value = data.value
        }),
      )
      // A page that comes back from the browser's memory shows prices of long ago.
      addEventListener('ostrov:restored', reload)
    },
    stop() {
      removeEventListener('ostrov:restored', reload)
      for (const end of endings.splice(0)) end()
      release()
    },
  }
}
