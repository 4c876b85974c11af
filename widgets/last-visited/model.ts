import { computed, effect, signal, untracked } from '@preact/signals-core'
import { type Product, productsByCode } from '#core/api/content/products.ts'
import { createResource } from '#core/state/resource.ts'
import { lastVisited } from '#core/visitor/last-visited.ts'
import { createLazyTracking } from './lazy-tracking.ts'

interface LastVisitedOptions {
  /** The product of the page, which is not offered on its own page; empty where it has none. */
  code: string
  /** What the list is called, for analytics too. */
  name: string
}

const LIST_ID = 'last_visited'

export function createLastVisitedList({ code, name }: LastVisitedOptions) {
  const { data, failure, isPending, fetch, refetch, unsubscribe } = createResource<{ results: Product[] }>()
  const reload = (): void => void refetch()
  const tracking = createLazyTracking({ id: LIST_ID, name })
  const isRecalled = signal(false)
  /** The newest answer; it stays while the next one is on its way. */
  const told = signal<readonly Product[] | null>(null)
  const codes = computed(() => lastVisited.codes.value.filter(one => one !== code))
  const endings: (() => void)[] = []

  const turnTo = (wanted: readonly string[]): void => {
    if (wanted.length === 0) {
      unsubscribe()
      return
    }
    void fetch({ endpoint: productsByCode, query: { code: wanted } })
    tracking.load()
  }

  return {
    /** Those that the server knows, the newest first; null until it has told. */
    products: computed(() => {
      if (!isRecalled.value) return null
      if (codes.value.length === 0) return []
      const known = told.value
      return known && codes.value.flatMap(wanted => known.find(product => product.code === wanted) ?? [])
    }),
    failure,
    isPending,
    /** Looks into the browser's storage, and puts the page's own product there. */
    recall() {
      if (code) lastVisited.visit(code)
      endings.push(lastVisited.follow())
      isRecalled.value = true
    },
    reload,
    watch: tracking.watch,
    noteChoice: tracking.noteChoice,
    mount(): () => void {
      endings.push(
        effect(() => {
          const wanted = codes.value
          untracked(() => turnTo(wanted))
        }),
        effect(() => {
          if (data.value) told.value = data.value.results
        }),
      )
      // A page that comes back from the bfcache shows prices of long ago.
      addEventListener('ostrov:restored', reload)
      return () => {
        removeEventListener('ostrov:restored', reload)
        for (const end of endings.splice(0)) end()
        unsubscribe()
      }
    },
  }
}
