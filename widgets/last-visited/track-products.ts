import type { Product } from '#core/api/content/products.ts'
import { track } from '#core/tracking/track.ts'
import { trackImpression } from '#core/tracking/track-impression.ts'
import { type ItemList, toTrackedItem } from '#core/tracking/tracked-item.ts'
import { observeImpression } from '#kit/tracking/observe-impression.ts'

/** Where a product stands: in which list, and at which place of it. */
export interface ProductPlace {
  list: ItemList
  /** From 0. */
  index: number
}

export function trackChoice(product: Product, place: ProductPlace): void {
  const { list } = place
  track('select_item', {
    item_list_id: list.id,
    item_list_name: list.name,
    items: [toTrackedItem(product, place)],
  })
}

/** Tells once that a product was seen; returns the end of the watching. */
export const watchProduct = (element: Element, product: Product, place: ProductPlace): (() => void) =>
  observeImpression(element, () => trackImpression(place.list, toTrackedItem(product, place)))
