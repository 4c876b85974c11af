import { isReachable, listStops } from './focus-stops.ts'

/**
 * Remembers where the focus came from. What is returned leads it back there when it is lost; where its origin is gone
 * by then, to what stood nearest to it. A focus that somebody placed meanwhile is left alone.
 */
export function rememberWayBack(origin: Element | null): () => void {
  if (!(origin instanceof HTMLElement) || origin === document.body) return () => {}
  const ancestors = listAncestors(origin)
  const stops = listStops(document)
  const isBehind = (stop: HTMLElement): boolean =>
    Boolean(origin.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING)
  const others = stops.filter(stop => stop !== origin)
  const neighbours = [...others.filter(isBehind), ...others.filter(stop => !isBehind(stop)).reverse()]

  return () => {
    const { activeElement: active } = document
    // What Tab does not stop at, a heading or the page itself, was given it where it was lost.
    if (active instanceof HTMLElement && active.tabIndex >= 0) return
    if (isReachable(origin)) return focusInSight(origin)
    for (const ancestor of ancestors.filter(element => element.isConnected)) {
      const near = neighbours.find(stop => ancestor.contains(stop) && isReachable(stop))
      const stop = near ?? listStops(ancestor)[0]
      if (stop) return focusInSight(stop)
    }
  }
}

/** What is in sight stays where it is, also in a bar at the window's edge, which browsers would scroll the page for. */
function focusInSight(goal: HTMLElement): void {
  goal.focus({ preventScroll: true })
  if (!isInSight(goal)) goal.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

function isInSight(element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) return false
  return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
}

function listAncestors(element: HTMLElement): HTMLElement[] {
  const { parentElement } = element
  return parentElement ? [parentElement, ...listAncestors(parentElement)] : []
}
