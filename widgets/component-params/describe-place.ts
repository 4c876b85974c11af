import type { Editing } from './editing.ts'
import { namePart } from './name-part.ts'
import { findNeighbour } from './placed.ts'
import { tReview } from './review-messages.ts'

/** Where a component stands on the page, by the part of it that stands before, a component or a section, else by the one behind. */
export function describePlace(element: HTMLElement, components: readonly Editing[]): string | null {
  const before = namePart(components, findNeighbour(element, -1), 'end')
  if (before) return tReview('placeAfter', { part: before })
  const after = namePart(components, findNeighbour(element, 1), 'label')
  return after && tReview('placeBefore', { part: after })
}
