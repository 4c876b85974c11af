/** Pages of the site that this page leads to, as their links call them, by their paths. */
export function listSitePages(): readonly (readonly [path: string, name: string])[] {
  const pages = new Map<string, string>()
  for (const { origin, pathname, search, textContent } of document.querySelectorAll<HTMLAnchorElement>(
    LINKS,
  )) {
    const name = textContent.replaceAll(/\s+/g, ' ').trim()
    if (origin === location.origin && !search && name && !pages.has(pathname)) pages.set(pathname, name)
  }
  return [...pages].sort(([a], [b]) => a.localeCompare(b))
}

/** What islands show comes and goes, and what the page keeps for its staff is no place for customers. */
const LINKS = ':is(nav, main, footer) a[href]:not(.ostrov a)'
