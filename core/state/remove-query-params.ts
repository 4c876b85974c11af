import { applyUrl } from './browser-url.ts'

/**
 * Takes out of the browser's URL what no longer holds, for a link that names another device would lie. What is to
 * stand in it the server alone says.
 */
export function removeQueryParams(isStale: (name: string, value: string) => boolean): void {
  const { location } = globalThis
  if (!location) return
  const query = new URLSearchParams(location.search)
  const kept = new URLSearchParams([...query].filter(([name, value]) => !isStale(name, value)))
  if (kept.size < query.size) applyUrl(`${location.pathname}${kept.size ? `?${kept}` : ''}${location.hash}`)
}
