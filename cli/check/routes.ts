import { ENDPOINTS, type Endpoint, listPathArguments } from '../contract.ts'
import { suggest } from '../text.ts'
import { readMember } from './config.ts'
import { nameComponent, type Tag } from './html.ts'
import { findPlace } from './json.ts'
import { findComponent, MARKET_CODES, type Manifest } from './manifest.ts'
import { readGivenParams } from './params.ts'
import type { Check, Reading } from './reading.ts'
import type { Add } from './report.ts'

/** The route table: what the page's components need is there, and every path can be asked. */
export const checkRoutes: Check = (reading, add) => {
  const { config } = reading
  const table = readMember(config?.value, 'routes') ?? {}
  if (!config?.root || typeof table !== 'object' || Array.isArray(table)) return
  const { at, root } = config
  for (const [name, path] of Object.entries(table)) {
    const place = at + findPlace(root, ['routes', name])
    checkRoute(name, path, reading, (kind, problem, details) => add(kind, place, problem, details))
  }
  checkMissing(reading, table, (kind, problem, details) =>
    add(kind, at + findPlace(root, ['routes']), problem, details),
  )
}

type Kind = Parameters<Add>[0]
type AddHere = (kind: Kind, problem: string, details?: Parameters<Add>[3]) => void

function checkRoute(name: string, path: unknown, { market }: Reading, add: AddHere): void {
  const named = `Route "${name.slice(0, 80)}"`
  if (typeof path !== 'string' || !/^\/(?![/\\])[^\s\\]*$/.test(path)) {
    const found = JSON.stringify(path)?.slice(0, 200)
    add('route-path', `${named} is ${found}, expected a path of this site such as /vykup/api/types/.`)
    return
  }
  if (/[<>]/.test(path) || /[{}]/.test(path.replace(/\{\w+\}/g, '')))
    add('route-path', `${named} is "${path}", whose arguments are not written as {name}.`, {
      fix: 'Write {pk} where Django writes <int:pk>.',
    })
  if (market && MARKET_CODES.some(code => code !== market && path.startsWith(`/${code}/`)))
    add('route-market', `${named} is "${path}" on a page of the market "${market}".`, {
      fix: `Make the table with the routes of "${market}".`,
    })
  const endpoint = ENDPOINTS.get(name)
  if (endpoint) checkPath(named, path, endpoint, add)
  // A site has routes of its own in the table, some of which sound alike.
  const meant = endpoint ? null : suggest(name, ENDPOINTS.keys(), 2)
  if (meant) add('route-name', `No call is named "${name}".`, { fix: `Did you mean "${meant}"?` })
}

function checkPath(named: string, path: string, { args, method, path: usual }: Endpoint, add: AddHere): void {
  const written = listPathArguments(path)
  const missing = args.filter(arg => !written.includes(arg))
  const unfilled = written.filter(arg => !args.includes(arg))
  const parts = [
    ...(missing.length ? [`lacks {${missing.join('}, {')}}`] : []),
    ...(unfilled.length ? [`asks for {${unfilled.join('}, {')}}, which nobody fills in`] : []),
  ]
  if (parts.length > 0)
    add('route-arguments', `${named} is "${path}": it ${parts.join(' and ')}.`, {
      fix: args.length
        ? `Write it with the arguments {${args.join('}, {')}}.`
        : 'Write it without arguments.',
    })
  if (usual.endsWith('/') && !path.endsWith('/'))
    add('route-slash', `${named} is "${path}", without a slash at its end.`, {
      // A read is only sent on.
      severity: method === 'GET' ? 'warning' : 'error',
      fix: `Write "${path}/", as the server’s own URL patterns have it.`,
    })
}

function checkMissing({ manifest, page }: Reading, table: object, add: AddHere): void {
  const onPage = new Set(page.placeholders.flatMap(tag => listOnPage(manifest, tag)))
  const askers = new Map<string, string[]>()
  for (const component of onPage)
    for (const route of findComponent(manifest, component)?.routes ?? [])
      if (!Object.hasOwn(table, route) && !ENDPOINTS.get(route)?.isOptional)
        askers.set(route, [...(askers.get(route) ?? []), component])
  const names = Object.keys(table).filter(name => !ENDPOINTS.has(name))
  for (const [route, components] of askers) {
    const meant = suggest(route, names)
    const sorted = components.sort()
    const path = ENDPOINTS.get(route)?.path ?? '/…/'
    const extras = sorted.map(component => findComponent(manifest, component)?.onlyFor[route])
    const extra = extras.every(Boolean) ? extras[0] : undefined
    add('route-missing', `The route table has no "${route}", which ${sorted.join(' and ')} may ask.`, {
      component: sorted.join(', '),
      ...(extra && { severity: 'warning' as const }),
      fix: meant
        ? `Call it "${route}"; the table has "${meant}".`
        : `Add "${route}" to "routes", by default "${path}" behind the market’s prefix${extra ? `; leave it out where the shop has no ${extra}` : ''}.`,
    })
  }
}

/** The component of a placeholder, and those that it puts onto the page as its params are. */
function listOnPage(manifest: Manifest, tag: Tag): string[] {
  const component = nameComponent(tag)
  const given = readGivenParams(tag)
  const opened = findComponent(manifest, component)?.opens.filter(({ param }) => given.get(param)) ?? []
  return [component, ...opened.map(({ name }) => name)]
}
