/** Stands for a site of which only its paths are known. */
const ANY_SITE = { href: 'https://site.invalid/', origin: 'https://site.invalid' }

/**
 * The one judge of what may be linked or followed: where a URL leads by http(s), or null. A browser drops tabs and line
 * ends and takes a backslash for a slash; either could name another site, and so could a path that begins with two
 * slashes once it is spelled without its origin.
 */
function judgeLink(url: string | null, base: string | undefined): URL | null {
  if (!url || /[\\\p{Cc}]|^\s|\s$/u.test(url)) return null
  try {
    const target = new URL(url, base)
    const isWeb = /^https?:$/.test(target.protocol) && !target.username && !target.password
    return isWeb ? target : null
  } catch {
    return null
  }
}

function judgeOnSite(url: string | null, site: typeof ANY_SITE | undefined): URL | null {
  const target = judgeLink(url, site?.href)
  return target?.origin === site?.origin && !target?.pathname.startsWith('//') ? target : null
}

/**
 * What an editor or the server may name as a link: a path of this site, or https; in it no character that a browser drops
 * or takes for a slash, and no dots that leave two slashes at its start. Python and JSON Schema read both patterns alike.
 */
export const LINK_PATTERN = '^(?:/(?!/)|[Hh][Tt][Tt][Pp][Ss]://[^/?#@:\\[])'
export const NO_LINK_PATTERN = '[\\\\\\x00-\\x1f\\x7f-\\x9f]|/(?:\\.|%2[Ee]){1,2}//|^[^/]+//[^/?#]*@|\\s$'
const LINK = new RegExp(LINK_PATTERN)
const NO_LINK = new RegExp(NO_LINK_PATTERN)

export const isSafeLink = (url: string): boolean => LINK.test(url) && !NO_LINK.test(url)

/** The absolute form of a URL where a visitor may be sent: http(s) and this origin; null for all others. */
export const toSafeUrl = (url: string | null): string | null =>
  judgeOnSite(url, globalThis.location)?.href ?? null

/** The same for a URL that may also be on one of these origins, such as a card gateway's. */
export function toUrlOn(origins: readonly string[], url: string | null): string | null {
  const target = judgeLink(url, undefined)
  return target && origins.includes(target.origin) ? target.href : toSafeUrl(url)
}

/** The same as a path, which the server and the browser spell alike; without a browser any site will do to judge it by. */
export function toSafePath(url: string | null): string | null {
  const target = judgeOnSite(url, globalThis.location ?? ANY_SITE)
  return target && target.pathname + target.search + target.hash
}
