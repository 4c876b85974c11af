import { page } from '#core/page.ts'
import { report } from '#core/report.ts'
import { createWindowLimit } from '#core/window-limit.ts'

const changes = createWindowLimit(20, 10_000)

/**
 * Shows a path of this site in the address bar without loading it. Any other url, and more than 20 changes in
 * 10 seconds, is reported and left out: the address is a comfort, never worth breaking a page for.
 */
export function applyUrl(url: string, how: 'replace' | 'push' = page.value.address): void {
  const { location, history } = globalThis
  if (!location || !history) return
  try {
    // The server's url names a state; what a visitor's link carried beside it (a campaign, a debug view) stays out of it.
    const target = toSafeUrl(url)
    if (target === null) throw new Error('no address of this site')
    if (target === location.href) return
    if (!changes.take()) throw new Error('too many changes')
    history[how === 'push' ? 'pushState' : 'replaceState'](history.state, '', target)
  } catch (thrown) {
    report('The address that the server gave was not applied.', thrown)
  }
}

/** The absolute form of a url where a visitor may be sent: http(s) and this origin; null for all others. */
export const toSafeUrl = (url: string | null): string | null =>
  findTarget(url, globalThis.location)?.href ?? null

/** The same as a path, which the server and the browser spell alike; without a browser any site will do to judge it by. */
export function toSafePath(url: string | null): string | null {
  const anywhere = { href: 'http://localhost/', origin: 'http://localhost' }
  const target = findTarget(url, globalThis.location ?? anywhere)
  return target && target.pathname + target.search + target.hash
}

function findTarget(url: string | null, from: { href: string; origin: string } | undefined): URL | null {
  try {
    const target = new URL(url ?? '', from?.href)
    const isSafe =
      url &&
      /^https?:$/.test(target.protocol) &&
      target.origin === from?.origin &&
      !target.username &&
      !target.password
    return isSafe ? target : null
  } catch {
    return null
  }
}

/** For tests: as on a new page. */
export const resetBrowserUrl = changes.reset
