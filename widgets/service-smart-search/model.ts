import { signal } from '@preact/signals-core'
import { type FoundProduct, serviceSearch } from '#core/api/service/service.ts'
import { type FailureError, toFailure } from '#core/http/failure.ts'
import type { ParamValues } from '#core/params/define-params.ts'
import { report } from '#core/report.ts'
import { toSafeUrl } from '#core/safe-link.ts'
import { createSuggestions } from '#kit/combobox/suggestions.ts'
import { navigation } from '#kit/link/navigation.ts'
import { trackLater } from '#kit/tracking/track-later.ts'
import { GOALS, type Goal } from './goals.ts'
import type { params } from './params.ts'

export type SmartSearch = ReturnType<typeof createSmartSearch>

/** `isInside` tells whether the visitor is still at the search when its product comes. */
export function createSmartSearch(
  { goal }: Pick<ParamValues<typeof params>, 'goal'>,
  isInside: () => boolean,
) {
  const reach = keepGoal(GOALS[goal])
  const chosen = signal<FoundProduct | null>(null)
  const isPending = signal(false)
  const failure = signal<FailureError | null>(null)
  /** What was last looked for, and what of it was told; of a word that is being typed only the end counts. */
  let searched = ''
  let told = ''

  const suggestions = createSuggestions<FoundProduct>(
    term => ({ endpoint: serviceSearch, query: { term, ...(goal === 'buyback' && { for: 'sale' }) } }),
    {
      onFound: () => {
        searched = suggestions.term.peek().trim()
      },
    },
  )

  const tellSearch = (): void => {
    if (!searched || searched === told) return
    told = searched
    trackLater('search', { search_term: searched })
  }

  const bring = async (product: FoundProduct): Promise<void> => {
    isPending.value = true
    failure.value = null
    try {
      const reached = await reach()
      if (chosen.peek() !== product) return
      const url = toSafeUrl(product.url)
      if (url && !reached.isShown()) return navigation.goTo(url)
      await reached.bring(product)
      if (chosen.peek() === product && isInside()) reached.wishView()
    } catch (thrown) {
      const fault = toFailure(thrown)
      report(fault.message, fault.cause)
      if (chosen.peek() === product) failure.value = fault
    } finally {
      if (chosen.peek() === product) isPending.value = false
    }
  }

  return {
    suggestions: {
      ...suggestions,
      type(text: string, pressed?: number): void {
        chosen.value = null
        isPending.value = false
        failure.value = null
        suggestions.type(text, pressed)
      },
    },
    /** The product that was chosen; null again as soon as something else is typed. */
    chosen,
    isPending,
    /** Why the chosen product did not come. */
    failure,
    choose(product: FoundProduct): void {
      tellSearch()
      chosen.value = product
      void bring(product)
    },
    /** Brings the chosen product once more. */
    retry(): void {
      const product = chosen.peek()
      if (product && !isPending.peek()) void bring(product)
    },
    /** The visitor left the field. */
    leave(): void {
      if (suggestions.state.peek() === 'ready') tellSearch()
    },
    mount(): () => void {
      // Choosing asks once more for what does not come.
      reach().catch(() => {})
      return suggestions.stop
    },
  }
}

/** Loads a goal once; what did not come is loaded anew when it is wanted again. */
function keepGoal(load: () => Promise<Goal>): () => Promise<Goal> {
  let kept: Promise<Goal> | null = null
  return () => {
    kept ??= load().catch(thrown => {
      kept = null
      throw thrown
    })
    return kept
  }
}
