import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-core'
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

export type LastVisitedList = ReturnType<typeof createLastVisitedList>

export function createLastVisitedList({ code, name }: LastVisitedOptions) {
  const tracking = createLazyTracking({ id: LIST_ID, name })
  const isRecalled = signal(false)
  const codes = computed(() => lastVisited.codes.value.filter(one => one !== code))
  const { known, mount, ...resource } = createProducts(codes, tracking.load)
  const endings: (() => void)[] = []
  return {
    ...resource,
    /** Those that the server knows, the newest first; null until it has told. */
    products: computed(() => {
      if (!isRecalled.value) return null
      if (codes.value.length === 0) return []
      return known.value && codes.value.flatMap(wanted => known.value?.find(p => p.code === wanted) ?? [])
    }),
    /** Looks into the browser's storage, and puts the page's own product there. */
    recall() {
      if (code) lastVisited.visit(code)
      endings.push(lastVisited.follow())
      isRecalled.value = true
    },
    watch: tracking.watch,
    noteChoice: tracking.noteChoice,
    mount(): () => void {
      endings.push(mount())
      return () => {
        for (const end of endings.splice(0)) end()
      }
    },
  }
}

/** What the server knows of these codes, asked anew with each change of them. */
function createProducts(codes: ReadonlySignal<readonly string[]>, onAsk: () => void) {
  const { data, failure, isPending, fetch, refetch, unsubscribe } = createResource<{ results: Product[] }>()
  const reload = (): void => void refetch()
  /** The newest answer; it stays while the next one is on its way. */
  const known = signal<readonly Product[] | null>(null)
  const turnTo = (wanted: readonly string[]): void => {
    if (wanted.length === 0) {
      unsubscribe()
      return
    }
    void fetch({ endpoint: productsByCode, query: { code: wanted } })
    onAsk()
  }
  return {
    known,
    failure,
    isPending,
    reload,
    mount(): () => void {
      const endings = [
        effect(() => {
          const wanted = codes.value
          untracked(() => turnTo(wanted))
        }),
        effect(() => {
          if (data.value) known.value = data.value.results
        }),
      ]
      // A page that comes back from the bfcache may show prices of long ago.
      addEventListener('ostrov:restored', reload)
      return () => {
        removeEventListener('ostrov:restored', reload)
        for (const end of endings) end()
        unsubscribe()
      }
    },
  }
}
