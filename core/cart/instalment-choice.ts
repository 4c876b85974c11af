import { computed, signal } from '@preact/signals-core'
import { bestInstallments, type Instalment, installmentData } from '#core/api/payments/instalments.ts'
import type { CallOf } from '#core/http/read.ts'
import { onRestored } from '#core/state/on-restored.ts'
import { createResource } from '#core/state/resource.ts'

/** What instalments are asked for: a package or a product by its id or seo name, or the whole cart. */
export type InstalmentsOf = { item: string } | 'cart'

interface Instalments {
  price: number
  installments: Instalment[]
  note: string | null
}

export type InstalmentChoice = ReturnType<typeof createInstalmentChoice>

/** The ways to pay something in instalments, one of which is looked at: what stays of it when another part is chosen, stays. */
export function createInstalmentChoice(of: InstalmentsOf, initialId: string | null = null) {
  const list = createResource<Instalments>()
  const id = signal(initialId)
  const all = computed(() => list.data.value?.installments ?? [])
  const chosen = computed(() => all.value.find(one => one.id === id.value) ?? findCheapest(all.value))
  const ofCompany = computed(() => all.value.filter(one => one.company_code === chosen.value?.company_code))
  const choose = (next: Instalment | undefined): void => {
    if (next) id.value = next.id
  }
  return {
    /** Null until the server has told it. */
    data: list.data,
    failure: list.failure,
    isPending: list.isPending,
    chosen,
    companies: computed(() => listFirst(all.value, one => one.company_code)),
    months: computed(() =>
      listFirst(ofCompany.value, one => one.month_count).sort((a, b) => a.month_count - b.month_count),
    ),
    deposits: computed(() =>
      ofCompany.value
        .filter(one => one.month_count === chosen.value?.month_count)
        .sort((a, b) => a.deposit - b.deposit),
    ),
    chooseCompany(code: string): void {
      choose(
        findNearest(
          all.value.filter(one => one.company_code === code),
          chosen.peek(),
        ),
      )
    },
    chooseMonths(months: number): void {
      choose(
        findNearest(
          ofCompany.peek().filter(one => one.month_count === months),
          chosen.peek(),
        ),
      )
    },
    chooseDeposit: (instalment: string): void => choose(all.peek().find(one => one.id === instalment)),
    reread: (): void => void list.invalidate(),
    mount(): () => void {
      void list.fetch(toCall(of))
      const stop = onRestored(() => void list.refetch())
      return () => {
        stop()
        list.unsubscribe()
      }
    },
  }
}

const toCall = (of: InstalmentsOf): CallOf<Instalments> =>
  of === 'cart' ? { endpoint: bestInstallments } : { endpoint: installmentData, args: of }

/** What costs least in the end is what a customer is shown first. */
const findCheapest = (all: readonly Instalment[]): Instalment | null =>
  [...all].sort((a, b) => a.total - b.total || a.month_count - b.month_count)[0] ?? null

/** The same number of months first, then the nearest deposit. */
const findNearest = (offered: readonly Instalment[], former: Instalment | null): Instalment | undefined => {
  const differ = (one: Instalment): number =>
    Math.abs(one.month_count - (former?.month_count ?? 0)) * 1e12 +
    Math.abs(one.deposit - (former?.deposit ?? 0))
  return [...offered].sort((a, b) => differ(a) - differ(b))[0]
}

const listFirst = (all: readonly Instalment[], keyOf: (one: Instalment) => string | number): Instalment[] =>
  [...new Map([...all].reverse().map(one => [keyOf(one), one])).values()].reverse()
