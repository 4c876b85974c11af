import { listUnmetNeeds } from '#core/params/list-unmet-needs.ts'
import { isLoadedByApp } from './config.ts'
import { nameComponent } from './html.ts'
import { findComponent } from './manifest.ts'
import { readGivenParams } from './params.ts'
import type { Check } from './reading.ts'

/** Components that another one of the page is to help: a button that opens a form leads nowhere without it. */
export const checkNeeds: Check = ({ config, manifest, page }, add) => {
  // An app of the page may have the other one in itself.
  if (isLoadedByApp(config)) return
  const there = new Set(page.placeholders.map(nameComponent))
  for (const tag of page.placeholders) {
    const component = nameComponent(tag)
    const given = readGivenParams(tag)
    const { params = {} } = findComponent(manifest, component) ?? {}
    for (const [name, needs] of listUnmetNeeds(params, param => given.get(param), there)) {
      const problem = `Param "${name}" needs a component "${needs.component}" on the page, and there is none.`
      const fix = `Add "${needs.component}", set "${needs.or}", or turn "${name}" off.`
      add('component-alone', tag.at, problem, { component, fix })
    }
  }
}
