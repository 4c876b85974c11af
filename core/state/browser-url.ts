import { page } from '#core/page.ts'
import { report } from '#core/report.ts'
import { toSafeUrl } from '#core/safe-link.ts'
import { createWindowLimit } from '#core/window-limit.ts'

const changes = createWindowLimit(20, 10_000)

const readPath = (): string | undefined => globalThis.location?.href.replace(/#.*/, '')
let shownPath = readPath()
let lastTurn: Event | null = null
let isMoved = false

/** Whether a way back or on led to another URL: not to another place in the page, nor to another step of a form. */
export function isOtherUrl(turn: Event): boolean {
  // Each that asks has the same answer.
  if (turn === lastTurn) return isMoved
  isMoved = readPath() !== shownPath
  shownPath = readPath()
  lastTurn = turn
  return isMoved
}

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
    shownPath = readPath()
  } catch (thrown) {
    report('The address that the server gave was not applied.', thrown)
  }
}

/** For tests: as on a new page. */
export function resetBrowserUrl(): void {
  changes.reset()
  shownPath = readPath()
}
