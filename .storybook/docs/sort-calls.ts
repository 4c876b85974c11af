import type { CallFacts, KeyFacts } from './widget-facts-plugin.ts'

interface Extra {
  /** What a shop may do without, in words. */
  what: string
  calls: readonly CallFacts[]
}

/** The calls that every page with a component needs, and by what they are for those that only some shops have. */
export function sortCalls(routes: readonly CallFacts[]): {
  needed: readonly CallFacts[]
  extras: readonly Extra[]
} {
  const isNeeded = ({ onlyFor }: CallFacts): boolean => onlyFor === null
  const byExtra = Map.groupBy(
    routes.filter(route => !isNeeded(route)),
    ({ onlyFor }) => onlyFor ?? '',
  )
  const extras = [...byExtra].map(([what, calls]) => ({ what, calls }))
  return {
    needed: routes.filter(isNeeded),
    extras: extras.sort((a, b) => a.what.localeCompare(b.what, 'en')),
  }
}

/** What the page's configuration has of them, with the reference shop's paths in the Czech market. */
export const writeConfig = (routes: readonly CallFacts[], keys: readonly KeyFacts[] = []): string =>
  JSON.stringify(
    {
      ...Object.fromEntries(keys.map(({ name, example }) => [name, example])),
      routes: Object.fromEntries(
        routes.map(({ name, path }) => [name, `/cz${path}`] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
      ),
    },
    null,
    2,
  )
