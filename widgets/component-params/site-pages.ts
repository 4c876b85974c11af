export interface SitePage {
  path: string
  name: string
}

/** Pages of this market that this page leads to, as their links call them, the home page first. */
export function listSitePages(): readonly SitePage[] {
  const market = readMarket(location.pathname)
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

/** Where an address leads on this market's site; undefined for any other place, of which nothing is known here. */
export function toSitePath(address: string): string | undefined {
  if (!URL.canParse(address, location.href)) return undefined
  const { origin, pathname } = new URL(address, location.href)
  const isOther = readMarket(pathname) !== '' && !pathname.startsWith(readMarket(location.pathname))
  return origin === location.origin && !isOther ? pathname : undefined
}

const readMarket = (path: string): string => /^\/[a-z]{2}\//.exec(path)?.[0] ?? ''

/** A page with its path, as it is offered and told. */
export const spellSitePage = ({ name, path }: SitePage): string => `${name} · ${path}`

/** The page of this market that has a path; undefined for any other address. */
export function nameSitePage(path: string): string | undefined {
  const page = listSitePages().find(one => one.path === path)
  return page && spellSitePage(page)
}

/** What islands show comes and goes, and what the page keeps for its staff is no place for customers. */
const LINKS = ':is(header, nav, main, footer) a[href]:not(.ostrov a)'
