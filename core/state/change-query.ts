import { applySelectionUrl } from './browser-url.ts'

/**
 * Takes out of the browser's URL what no longer holds, for a link that names another device would lie, and with a step
 * that was chosen writes into it what was; all else in it stays.
 */
export function changeQuery(
  isStale: (name: string, value: string) => boolean,
  chosen?: Readonly<Record<string, string | null>>,
): void {
  const { location } = globalThis
  if (!location) return
  const query = new URLSearchParams(location.search)
  const next = new URLSearchParams([...query].filter(([name, value]) => !isStale(name, value)))
  for (const [name, value] of Object.entries(chosen ?? {})) if (value) next.set(name, value)
  const url = `${location.pathname}${next.size ? `?${next}` : ''}${location.hash}`
  if (`${next}` !== `${query}`) applySelectionUrl(url, chosen !== undefined)
}
