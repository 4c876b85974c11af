import type { Content } from '../data/content.ts'
import type { Placeholder } from '../data/schema/pages.ts'
import type { PlacedIsland } from './island-links.ts'

/** A placeholder and those in its content, for all of them come up on the page. */
export const listIslands = (placeholder: Placeholder): PlacedIsland[] => [
  placeholder,
  ...placeholder.fallback.flatMap(listInside),
]

function listInside(content: Content): PlacedIsland[] {
  if (content.kind === 'tab') return content.contents.flatMap(listInside)
  if (content.kind !== 'island') return []
  return [{ component: content.component, wakesWhen: null }, ...content.contents.flatMap(listInside)]
}
