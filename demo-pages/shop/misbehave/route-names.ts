import { CONTRACT } from '../contract.ts'
import { ROUTE_NAMES, type RouteName } from '../server/route-table.ts'
import type { ROUTE_GROUPS } from './request.ts'

const GROUP_NAMES: Readonly<Record<(typeof ROUTE_GROUPS)[number], string>> = {
  '*': 'Every call',
  '*reads': 'Everything that is read',
  '*writes': 'Everything that is sent',
}

/** Which part of the shop makes a call; the first that fits. */
const PARTS: readonly (readonly [part: string, of: RegExp])[] = [
  ['Buy-back', /buyout/],
  ['Service', /^service-/],
  ['Cart and goods', /cart|product/],
  ['Account and newsletter', /user|log(?:in|out)|news/],
  ['Addresses', /country|place/],
  ['Editing pages, cache', /component|purge/],
  ['Articles, lists, pictures', /./],
]

/** The call in words, which is what the contract says first of it. */
function nameCall(name: RouteName): string {
  const [said = ''] = CONTRACT[name].doc.split(/[.;:](?:\s|$)/)
  return `${said} (${name})`
}

const listPart = (part: string): (readonly [string, string])[] =>
  ROUTE_NAMES.filter(name => PARTS.find(([, of]) => of.test(name))?.[0] === part).map(name => [
    name,
    nameCall(name),
  ])

/** All that may go wrong, by part of the shop. */
export const ROUTE_OPTIONS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'Many at once': Object.entries(GROUP_NAMES),
  ...Object.fromEntries(PARTS.map(([part]) => [part, listPart(part)])),
}

const NAMES = new Map(Object.values(ROUTE_OPTIONS).flat())

/** A call, or calls, in words. */
export const nameRoute = (route: string): string => NAMES.get(route) ?? route
