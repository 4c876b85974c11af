import type { Catalogue, CatalogueEntry } from '#core/api/cms/component-catalogue.ts'
import { listUnmetNeeds } from '#core/params/list-unmet-needs.ts'
import { pickOwn } from './draft.ts'
import { t } from './messages.ts'
import { listPresent } from './placed.ts'

/** What a param offers in vain. */
export interface UnmetNeed {
  /** What the page lacks, as editors call it. */
  component: string
  /** That, and what can be done about it. */
  told: string
}

/** The params that have no effect on this page for want of another component, by their names. */
export function tellNeeds(
  catalogue: Catalogue | null,
  described: CatalogueEntry['params'],
  read: (name: string) => unknown,
): ReadonlyMap<string, UnmetNeed> {
  const { widgets = {} } = catalogue ?? {}
  return new Map(
    listUnmetNeeds(described, read, listPresent()).map(([name, needs]) => {
      const component = widgets[needs.component]?.label ?? needs.component
      const param = pickOwn(described, needs.or)?.label ?? needs.or
      return [name, { component, told: t('needUnmet', { component, param }) }]
    }),
  )
}
