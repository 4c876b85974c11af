import { batch, computed, signal } from '@preact/signals-core'
import { type Crate, crates } from '#core/api/picking/crates.ts'
import { PICKING_STATES, type PickingState } from '#core/api/picking/picking-state.ts'
import { foldText } from '#core/fold-text.ts'
import { normalizeScan } from '#core/picking/scan-codes.ts'
import { createResource } from '#core/state/resource.ts'

/** Which crates are shown; `free` ones hold nothing. */
export type CrateFilter = 'all' | 'free' | PickingState

/** How often the list is read anew while somebody looks at it, in milliseconds. */
const PERIOD = 10_000

const byName = new Intl.Collator(undefined, { numeric: true })

const isOf = ({ picking_state: state, order }: Crate, filter: CrateFilter): boolean =>
  filter === 'all' || (filter === 'free' ? order === null : order !== null && state === filter)

/** By what stands on the crate, its label, or the papers of its order. */
const isCalled = ({ name, code, order }: Crate, typed: string): boolean =>
  foldText(`${name} ${code} ${order?.number ?? ''}`).includes(foldText(typed.trim()))

/** What came of the last scan: a crate's id, or the code that nobody knows. */
export type CrateScan = { crate: string } | { unknown: string } | 'unread'

export type CratesModel = ReturnType<typeof createCrates>

/** The crates of the store, as they are by a few seconds. */
export function createCrates() {
  const filter = signal<CrateFilter>('all')
  const search = signal('')
  const readAt = signal(0)
  const last = signal<CrateScan | null>(null)
  const resource = createResource<Crate[]>({
    onData: () => {
      readAt.value = Date.now()
    },
  })
  const refresh = (): void => void resource.refetch()
  const renew = (): void => {
    if (!document.hidden) refresh()
  }
  return {
    filter,
    /** Part of a name, a code or an order's number. */
    search,
    /** Each with how many crates it has, null before the first answer; those that have none but are chosen stay. */
    filters: computed(() =>
      (['all', 'free', ...PICKING_STATES] as const).map(one => ({
        filter: one,
        count: resource.data.value?.filter(crate => isOf(crate, one)).length ?? null,
      })),
    ),
    crates: computed(
      () =>
        resource.data.value
          ?.filter(crate => isOf(crate, filter.value) && isCalled(crate, search.value))
          // Those that hold something come first, each group by names as people count them: A2 before A10.
          .toSorted(
            (a, b) => Number(a.order === null) - Number(b.order === null) || byName.compare(a.name, b.name),
          ) ?? null,
    ),
    last,
    /** Shows the crate of a scanned label, or that of an order's number, among all; whether there is one. */
    scan: (text: string): boolean =>
      batch(() => {
        const code = normalizeScan(text)
        const found = resource.data.peek()?.find(crate => crate.code === code || crate.order?.number === code)
        last.value = found ? { crate: found.id } : { unknown: code }
        if (!found) return false
        filter.value = 'all'
        search.value = ''
        return true
      }),
    count: computed(() => resource.data.value?.length ?? 0),
    /** Milliseconds since 1970; 0 before the first answer. */
    readAt,
    failure: resource.failure,
    isPending: resource.isPending,
    refresh,
    mount(): () => void {
      void resource.fetch({ endpoint: crates })
      const timer = setInterval(renew, PERIOD)
      document.addEventListener('visibilitychange', renew)
      addEventListener('ostrov:restored', refresh)
      return () => {
        clearInterval(timer)
        document.removeEventListener('visibilitychange', renew)
        removeEventListener('ostrov:restored', refresh)
        resource.unsubscribe()
      }
    },
  }
}
