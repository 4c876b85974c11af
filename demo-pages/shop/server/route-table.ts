import { CONTRACT, type MarketCode, ROUTE_NAMES as NAMES, type RouteName as Name } from '../contract.ts'
import { SITES } from '../site/site.ts'

/** A built file, so nothing serves it as a call. */
const CATALOGUE = 'component-catalogue'

export type RouteName = Exclude<Name, typeof CATALOGUE>
export const ROUTE_NAMES = NAMES.filter((name): name is RouteName => name !== CATALOGUE)

export const methodOf = (name: RouteName) => CONTRACT[name].method

/** Below which of a market's pages the paths of the contract lie that begin so. */
const BASES = [
  ['/vykup/', 'buyback'],
  ['/servis/', 'service'],
  ['/', 'home'],
] as const

/** The path of a route with its arguments in braces, as the page's route table carries it. */
export function pathOf(name: RouteName, market: MarketCode): string {
  const { path } = CONTRACT[name]
  const [start, base] = BASES.find(([begin]) => path.startsWith(begin)) ?? BASES[2]
  return SITES[market].paths[base] + path.slice(start.length)
}

/** The methods of all calls that have one path. */
export const listMethodsOf = (path: string, market: MarketCode) =>
  ROUTE_NAMES.filter(name => pathOf(name, market) === path).map(methodOf)

/** The route table that a page of the market carries. */
export const listRoutes = (market: MarketCode): Record<string, string> => ({
  ...Object.fromEntries(ROUTE_NAMES.map(name => [name, pathOf(name, market)])),
  [CATALOGUE]: `/static/${market}/catalogue.json`,
})
