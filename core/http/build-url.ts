import { type RouteArguments, reverse } from './routes.ts'

export type CallQuery = Readonly<Record<string, string | readonly string[] | undefined>>

/** The URL of a call: its route with its arguments, and its query. */
export function buildUrl(route: string, args?: RouteArguments, query: CallQuery = {}): string {
  const url = new URL(reverse(route, args), globalThis.location?.origin ?? 'http://localhost')
  for (const [key, value] of Object.entries(query)) {
    for (const one of value === undefined ? [] : [value].flat()) url.searchParams.append(key, one)
  }
  return url.href
}
