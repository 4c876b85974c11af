import type { CatalogueParam } from '#core/api/cms/component-catalogue.ts'
import { type DraftValue, spellItem } from './draft.ts'

/** The items of a list as they are typed: those of the default where nothing else is set. */
export function listItems(value: DraftValue | undefined, { default: own, item }: CatalogueParam): string[] {
  if (value === undefined) return Array.isArray(own) ? own.map(one => spellItem(one, item)) : []
  return typeof value === 'object' ? [...value] : [String(value)]
}

/** The items with one of them in another place. */
export function moveItem(items: readonly string[], from: number, to: number): string[] {
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}
