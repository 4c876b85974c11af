import { type Page, parsePage } from '../check/parse-page.ts'
import { readConfig, readMarket } from '../check/read-config.ts'
import { readAttribute } from '../check/tag.ts'
import type { Visitor } from './visitor.ts'

/** A page as it came to a visitor. */
export interface SitePage {
  url: string
  page: Page
  market: string | null
}

const MOST_PAGES = 80
const MOST_REDIRECTS = 5

/** Goes from link to link, the nearest pages first; a page's queries and other sites are left aside. */
export async function* readSite(visitor: Visitor, start: string): AsyncGenerator<SitePage> {
  const seen = new Set<string>()
  const open = [start]
  while (open.length > 0 && seen.size < MOST_PAGES) {
    const found = await openPage(visitor, open.shift() ?? '', seen)
    if (!found) continue
    yield found
    for (const tag of found.page.tags) {
      const href = tag.name === 'a' ? readAttribute(tag, 'href') : null
      const next = href === null ? null : toSitePage(href, found.url)
      if (next !== null && !seen.has(next) && !open.includes(next)) open.push(next)
    }
  }
}

function toSitePage(href: string, from: string): string | null {
  if (!URL.canParse(href, from)) return null
  const { origin, pathname } = new URL(href, from)
  // Following it would end the session, or leave the site's own pages.
  if (origin !== new URL(from).origin || /\.\w+$|log-?out|sign-?out|odhla|deconect/i.test(pathname))
    return null
  return `${origin}${pathname}`
}

async function openPage(visitor: Visitor, start: string, seen: Set<string>): Promise<SitePage | null> {
  let url = start
  for (let left = MOST_REDIRECTS; left > 0; left--) {
    if (seen.has(url)) return null
    seen.add(url)
    const answer = await visitor.send(url, { headers: { Accept: 'text/html' } }).catch(() => null)
    if (answer && answer.status >= 300 && answer.status < 400 && answer.location) {
      const next = new URL(answer.location, url)
      if (next.origin !== new URL(start).origin) return null
      url = next.href
    } else {
      if (answer?.status !== 200 || !answer.isHtml) return null
      const page = parsePage(answer.text)
      return { url, page, market: readMarket(readConfig(page)) }
    }
  }
  return null
}
