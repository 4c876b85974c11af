import { type ReadonlySignal, signal } from '@preact/signals-core'
import { type FailureError, toFailure } from '../../core/api/failure.ts'
import { type FoundProduct, searchService } from '../../core/api/service.ts'
import { report } from '../../core/report.ts'
import { toSafeUrl } from '../../core/state/address.ts'
import { service } from '../../core/state/service.ts'
import { navigation } from '../_kit/navigation.ts'
import { createSuggestions, type Suggestions } from '../_kit/suggestions.ts'
import { trackLater } from '../_kit/track-later.ts'

export interface SmartSearch {
  suggestions: Suggestions<FoundProduct>
  /** The product that was chosen; null again as soon as something else is typed. */
  chosen: ReadonlySignal<FoundProduct | null>
  isBringing: ReadonlySignal<boolean>
  /** Why the chosen product did not come. */
  failure: ReadonlySignal<FailureError | null>
  choose: (product: FoundProduct) => void
  /** Brings the chosen product once more. */
  retry: () => void
  /** The visitor left the field. */
  leave: () => void
  stop: () => void
}

/** `isInside` tells whether the visitor is still at the search when its product comes. */
export function createSmartSearch(isInside: () => boolean): SmartSearch {
  const chosen = signal<FoundProduct | null>(null)
  const isBringing = signal(false)
  const failure = signal<FailureError | null>(null)
  /** What was last looked for, and what of it was told; of a word that is being typed only the end counts. */
  let searched = ''
  let told = ''

  const suggestions = createSuggestions('service-smart-search', async (term, options) => {
    const { result } = await searchService(term, options)
    searched = term
    return result
  })

  const tellSearch = (): void => {
    if (!searched || searched === told) return
    told = searched
    trackLater('search', { search_term: searched })
  }

  const bring = async (product: FoundProduct): Promise<void> => {
    isBringing.value = true
    failure.value = null
    try {
      await service.findProduct(product)
      if (chosen.peek() === product && isInside()) service.wishView()
    } catch (thrown) {
      const fault = toFailure(thrown)
      report(fault.message, fault.cause)
      if (chosen.peek() === product) failure.value = fault
    } finally {
      if (chosen.peek() === product) isBringing.value = false
    }
  }

  return {
    suggestions: {
      ...suggestions,
      type(text, pressed) {
        chosen.value = null
        isBringing.value = false
        failure.value = null
        suggestions.type(text, pressed)
      },
    },
    chosen,
    isBringing,
    failure,
    choose(product) {
      tellSearch()
      chosen.value = product
      const url = toSafeUrl(product.url)
      if (service.isShown.peek() || !url) void bring(product)
      else navigation.goTo(url)
    },
    retry() {
      const product = chosen.peek()
      if (product && !isBringing.peek()) void bring(product)
    },
    leave() {
      if (suggestions.state.peek() === 'ready') tellSearch()
    },
    stop: suggestions.stop,
  }
}
