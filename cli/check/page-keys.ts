import { readMember } from './config.ts'
import { nameComponent } from './html.ts'
import { findPlace } from './json.ts'
import { findComponent } from './manifest.ts'
import type { Check } from './reading.ts'

/** What to write for a key, which no program can know. */
const MEANINGS: Readonly<Record<string, string>> = {
  defaultCountry: 'the id of the shop’s own country, one of those that "country-options" lists',
}

/** A key with what to write for it. */
export const describeKey = (key: string): string =>
  `"${key}"${Object.hasOwn(MEANINGS, key) ? `: ${MEANINGS[key]}` : ''}`

/** Whether it is left out, or nobody has filled it in; a value of another kind is told as such. */
const isUntold = (value: unknown): boolean => value === undefined || value === ''

/** Keys of the page's configuration that a component of the page can't do without. */
export const checkPageKeys: Check = ({ config, manifest, page }, add) => {
  const { root, value } = config ?? {}
  if (!config || root?.type !== 'object') return
  const askers = new Map<string, Set<string>>()
  for (const component of page.placeholders.map(nameComponent))
    for (const key of findComponent(manifest, component)?.pageKeys ?? [])
      if (isUntold(readMember(value, key))) askers.set(key, (askers.get(key) ?? new Set()).add(component))
  for (const [key, components] of askers) {
    const sorted = [...components].sort()
    const names = sorted.join(' and ')
    const problem =
      readMember(value, key) === ''
        ? `"${key}" is empty, and ${names} can’t do without it.`
        : `The configuration has no "${key}", which ${names} can’t do without.`
    add('config-key-missing', config.at + findPlace(root, [key]), problem, {
      component: sorted.join(', '),
      fix: `Write ${describeKey(key)}.`,
    })
  }
}
