import * as v from 'valibot'
import type { MarketCode } from '#core/market.ts'
import { PageConfig } from '#core/page.ts'
import { CONFIG_ID, readConfig } from '../check/config.ts'
import { parsePage, readAttribute, readText, type Tag } from '../check/html.ts'
import { createVisitor, parseJson, type Visitor } from './visitor.ts'

/** A page as it came to a visitor. */
export interface SitePage {
  url: string
  tags: readonly Tag[]
  placeholders: readonly Tag[]
  /** Its configuration as it stands there; undefined where it has none. */
  raw: unknown
  /** The same where it is right. */
  config: PageConfig | null
}

const MOST_PAGES = 80
/** Following it would end the session, or leave the site's own pages. */
const NOT_FOLLOWED = /\.\w+$|log-?out|sign-?out|odhla|deconect/i

/** Opens a page of a site; null for what is none. */
export async function openPage(visitor: Visitor, address: string): Promise<SitePage | null> {
  const init = { headers: { Accept: 'text/html' }, redirect: 'follow' } as const
  const response = await visitor.send(address, init).catch(() => null)
  if (response?.status !== 200 || !response.isHtml) return null
  const { text, url } = response
  if (new URL(url).origin !== new URL(address).origin) return null
  const page = parsePage(text)
  const raw = readConfig(page)?.value
  const { output, success } = v.safeParse(PageConfig, raw)
  return { url, tags: page.tags, placeholders: page.placeholders, raw, config: success ? output : null }
}

/** Goes from link to link, the nearest pages first; a page's queries and other sites are left aside. */
export async function* walkSite(visitor: Visitor, start: string): AsyncGenerator<SitePage> {
  const opened = new Set<string>()
  const known = new Set([start])
  for (const url of known) {
    if (opened.size >= MOST_PAGES) return
    const page = opened.has(url) ? null : await openPage(visitor, url)
    opened.add(url)
    // A redirect may lead to a page that has been there.
    if (!page || (page.url !== url && opened.has(page.url))) continue
    opened.add(page.url)
    yield page
    for (const tag of page.tags) {
      const href = tag.name === 'a' ? readAttribute(tag, 'href') : null
      if (href === null || !URL.canParse(href, page.url)) continue
      const { origin, pathname } = new URL(href, page.url)
      if (origin === new URL(page.url).origin && !NOT_FOLLOWED.test(pathname)) known.add(origin + pathname)
    }
  }
}

/** The first page of the market with a configuration, from the address on by its links; or what is wrong. */
export async function findPage(
  address: string,
  market: MarketCode | null,
): Promise<(SitePage & { config: PageConfig }) | string> {
  const starts = market === null ? [address] : [address, new URL(`/${market}/`, address).href]
  let pages = 0
  for (const start of starts)
    for await (const { config, ...page } of walkSite(createVisitor(), start)) {
      pages++
      if (config && (market === null || config.market === market)) return { ...page, config }
      if (!config && page.raw !== undefined)
        return `The script#${CONFIG_ID} of ${page.url} is wrong; ostrov check ${page.url} says how.`
    }
  if (pages === 0) return `${address} is no page of HTML.`
  const of = market === null ? '' : ` of the market "${market}"`
  return `None of ${pages} pages from ${address} on has a script#${CONFIG_ID}${of}.`
}

/** A param of a placeholder as text, in either way of writing params: an object, or a list of name and value. */
export function readTagParam(tag: Tag, name: string): string | null {
  const script = tag.children.find(child => readAttribute(child, 'type') === 'application/json')
  const params = parseJson(readAttribute(tag, 'data-params') ?? (script ? readText(script).text : ''))
  const named: (readonly [unknown, unknown])[] = Array.isArray(params)
    ? params.map(param => [param?.name, param?.value])
    : Object.entries(params ?? {})
  const value: unknown = new Map(named).get(name)
  return (typeof value === 'string' && value) || typeof value === 'number' ? String(value) : null
}
