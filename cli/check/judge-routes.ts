import { CONTRACT } from '../../core/api/contract.ts'
import { type Call, listArguments } from '../../core/api/contract-call.ts'
import type { Remark } from './finding.ts'
import { findPlace, readMember } from './read-config.ts'
import { MARKET_CODES, nameComponent, type Reading, type Rule } from './reading.ts'
import { suggest } from './suggest.ts'

const CALLS: ReadonlyMap<string, Call> = new Map(Object.entries(CONTRACT))

/** The route table: what the page's components need is there, and every path can be asked. */
export const judgeRoutes: Rule = reading => {
  const { config } = reading
  if (!config?.root) return []
  const { at, root } = config
  const table = readMember(config.value, 'routes') ?? {}
  if (typeof table !== 'object' || Array.isArray(table)) return []
  const locate = (name: string): number => at + findPlace(root, ['routes', name])
  const remarks = Object.entries(table).flatMap(([name, path]) =>
    judgeRoute(name, path, reading).map((remark): Remark => ({ ...remark, at: locate(name) })),
  )
  return [...remarks, ...judgeMissing(reading, table, at + findPlace(root, ['routes']))]
}

type Unplaced = Omit<Remark, 'at'>

function judgeRoute(name: string, path: unknown, { market }: Reading): Unplaced[] {
  const call = CALLS.get(name)
  const named = `Route "${name.slice(0, 80)}"`
  if (typeof path !== 'string' || !/^\/(?![/\\])[^\s\\]*$/.test(path)) return [judgeForeign(named, path)]
  const remarks: Unplaced[] = []
  if (/[<>]/.test(path) || /[{}]/.test(path.replace(/\{\w+\}/g, '')))
    remarks.push({
      kind: 'route-path',
      problem: `${named} is "${path}", whose arguments are not written as {name}.`,
      fix: 'Write {pk} where Django writes <int:pk>.',
    })
  const other = MARKET_CODES.find(code => code !== market && path.startsWith(`/${code}/`))
  if (market && other)
    remarks.push({
      kind: 'route-market',
      problem: `${named} is "${path}" on a page of the market "${market}".`,
      fix: `Make the table with the routes of "${market}".`,
    })
  if (call) return [...remarks, ...judgeArguments(named, path, call), ...judgeSlash(named, path, call)]
  // A site has routes of its own in the table, some of which sound alike.
  const meant = suggest(name, CALLS.keys(), 2)
  if (meant)
    remarks.push({
      kind: 'route-name',
      problem: `No call is named "${name}".`,
      fix: `Did you mean "${meant}"?`,
    })
  return remarks
}

const judgeForeign = (named: string, path: unknown): Unplaced => ({
  kind: 'route-path',
  problem: `${named} is ${JSON.stringify(path)?.slice(0, 200)}, expected a path of this site such as /vykup/api/types/.`,
  fix: 'Take it from reverse(): a path from the root, without scheme and host.',
})

function judgeArguments(named: string, path: string, { args }: Call): Unplaced[] {
  const written = listArguments(path)
  const missing = args.filter(arg => !written.includes(arg))
  const unfilled = written.filter(arg => !args.includes(arg))
  if (missing.length + unfilled.length === 0) return []
  const parts = [
    ...(missing.length ? [`lacks {${missing.join('}, {')}}`] : []),
    ...(unfilled.length ? [`asks for {${unfilled.join('}, {')}}, which nobody fills in`] : []),
  ]
  return [
    {
      kind: 'route-arguments',
      problem: `${named} is "${path}": it ${parts.join(' and ')}.`,
      fix: args.length
        ? `Write it with the arguments {${args.join('}, {')}}.`
        : 'Write it without arguments.',
    },
  ]
}

function judgeSlash(named: string, path: string, { method, path: usual }: Call): Unplaced[] {
  if (path.endsWith('/') || !usual.endsWith('/')) return []
  return [
    {
      kind: 'route-slash',
      // A read is only sent on.
      severity: method === 'GET' ? 'warning' : 'error',
      problem: `${named} is "${path}", without a slash at its end.`,
      fix: `Write "${path}/", as the server’s own URL patterns have it.`,
    },
  ]
}

function judgeMissing({ manifest, page }: Reading, table: object, at: number): Remark[] {
  const askers = new Map<string, Set<string>>()
  for (const component of page.placeholders.map(nameComponent)) {
    if (!Object.hasOwn(manifest.widgets, component)) continue
    for (const route of manifest.widgets[component]?.routes ?? [])
      if (!Object.hasOwn(table, route)) askers.set(route, (askers.get(route) ?? new Set()).add(component))
  }
  const names = Object.keys(table).filter(name => !CALLS.has(name))
  return [...askers].map(([route, components]): Remark => {
    const meant = suggest(route, names)
    return {
      kind: 'route-missing',
      at,
      component: [...components].sort().join(', '),
      problem: `The route table has no "${route}", which ${[...components].sort().join(' and ')} may ask.`,
      fix: meant
        ? `Call it "${route}"; the table has "${meant}".`
        : `Add "${route}" to "routes", by default "${CALLS.get(route)?.path ?? '/…/'}" behind the market’s prefix.`,
    }
  })
}
