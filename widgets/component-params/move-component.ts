import type { Editing } from './editing.ts'
import { t } from './messages.ts'
import type { Editor } from './model.ts'
import { namePart } from './name-part.ts'
import { findNeighbour } from './placed.ts'

/** Moves a component past what stands before (-1) or after it (1), and tells past what. */
export async function moveComponent(
  { components, structure, outcome }: Editor,
  editing: Editing,
  way: -1 | 1,
): Promise<void> {
  const neighbour = findNeighbour(editing.element, way)
  const past = namePart(components.peek(), neighbour, way < 0 ? 'label' : 'end')
  const isMoved = await structure.move(editing, way)
  if (isMoved) editing.element.scrollIntoView({ block: 'center' })
  outcome.value = structure.failure.peek() ? null : { text: isMoved ? tellMoved(way, past) : t('cantMove') }
}

const tellMoved = (way: -1 | 1, past: string | null): string =>
  past === null ? t('moved') : t(way < 0 ? 'movedAbove' : 'movedBelow', { part: past })
