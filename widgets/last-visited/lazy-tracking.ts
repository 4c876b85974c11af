import type { Product } from '#core/api/content/products.ts'
import type { ItemList } from '#core/tracking/tracked-item.ts'

export interface LazyTracking {
  load: () => void
  /** Counts that a product was seen, once what counts has come; returns the end of the watching. */
  watch: (element: Element, product: Product, index: number) => () => void
  noteChoice: (product: Product, index: number) => void
}

const loadPart = () => import('./track-products.ts')

/** What counts comes beside the products, so that these needn't wait for it; without it the page works all the same. */
export function createLazyTracking(list: ItemList): LazyTracking {
  let part: Awaited<ReturnType<typeof loadPart>> | null = null
  const load = (run: () => void = () => {}): void => {
    loadPart().then(
      loaded => {
        part = loaded
        run()
      },
      () => {},
    )
  }
  return {
    load: () => load(),
    watch(element, product, index) {
      let isOver = false
      let end: (() => void) | undefined
      load(() => {
        if (!isOver) end = part?.watchProduct(element, product, { list, index })
      })
      return () => {
        isOver = true
        end?.()
      }
    },
    noteChoice: (product, index) => part?.trackChoice(product, { list, index }),
  }
}
