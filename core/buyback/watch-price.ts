import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import type { Minor } from '#core/money/decimal.ts'
import type { Buyback } from './buyback.ts'

/** The price as it stands, and how it differs from the one that the visitor saw last; minor units. */
export function watchPrice({ appraisal }: Pick<Buyback, 'appraisal'>): {
  current: ReadonlySignal<Minor | null>
  /** The visitor has the price before them. */
  see: () => void
  /** The price before and after, once it is another than the visitor saw. */
  change: ReadonlySignal<{ from: Minor; to: Minor } | null>
} {
  const current = computed(() => (appraisal.value?.result ? appraisal.value.price : null))
  const seen = signal(current.peek())
  return {
    current,
    see(): void {
      seen.value = current.peek()
    },
    change: computed(() => {
      const [from, to] = [seen.value, current.value]
      return from !== null && to !== null && from !== to ? { from, to } : null
    }),
  }
}
