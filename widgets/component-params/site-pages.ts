export interface SitePage {
  path: string
  name: string
}

/** Pages of this market that this page leads to, as their links call them, the home page first. */
export function listSitePages(): readonly SitePage[] {
  const [, market = ''] = /^(\/[a-z]{2}\/)/.exec(location.pathname) ?? []
  const pages = new Map<string, string>()
  for (const { origin, pathname, search, textContent } of document.querySelectorAll<HTMLAnchorElement>(
    LINKS,
  )) {
    const name = textContent.replaceAll(/\s+/g, ' ').trim()
    const isOwn = origin === location.origin && !search && pathname.startsWith(market)
    if (isOwn && name && !pages.has(pathname)) pages.set(pathname, name)
  }
  return [...pages].map(([path, name]) => ({ path, name })).sort((a, b) => a.path.localeCompare(b.path))
}

/** A page with its path, as it is offered and told. */
export const spellSitePage = ({ name, path }: SitePage): string => `${name} · ${path}`

/** The page of this market that has a path; undefined for any other address. */
export function nameSitePage(path: string): string | undefined {
  const page = listSitePages().find(one => one.path === path)
  return page && spellSitePage(page)
}

/** What islands show comes and goes, and what the page keeps for its staff is no place for customers. */
const LINKS = ':is(header, nav, main, footer) a[href]:not(.ostrov a)'
