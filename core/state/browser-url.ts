import { page } from '#core/page.ts'
import { report } from '#core/report.ts'
import { toSafeUrl } from '#core/safe-link.ts'
import { createWindowLimit } from '#core/window-limit.ts'

const changes = createWindowLimit(20, 10_000)

/**
 * Shows a path of this site in the address bar without loading it. Any other url, and more than 20 changes in
 * 10 seconds, is reported and left out: the address is a comfort, never worth breaking a page for.
 */
export function applyUrl(url: string, how: 'push' | 'replace'): void {
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

/** Shows a selection's URL where the page lets it; a step that the visitor chose may be one that Back undoes. */
export function applySelectionUrl(url: string, isChosen = false): void {
  const { address } = page.value
  if (address !== 'keep') applyUrl(url, isChosen ? address : 'replace')
}

/** For tests: as on a new page. */
export const resetBrowserUrl = changes.reset
