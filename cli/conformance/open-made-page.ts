import { parsePage } from '../check/parse-page.ts'
import { type Backend, callOf } from './backend.ts'
import { readTagParam } from './read-tag-param.ts'
import type { Received } from './visitor.ts'

/** Goes where a 201 leads, as the island does; the ids that the made thing may have, the likeliest first. */
export async function openMadePage(backend: Backend, route: string, made: Received): Promise<string[]> {
  const { book, guest, pageUrl } = backend
  if (!callOf(route).hasLocation) return []
  if (!made.location) {
    book.tell(route, 'location', 'The 201 has no Location.')
    return []
  }
  const url = new URL(made.location, made.url)
  if (url.origin !== new URL(pageUrl).origin) {
    book.tell(route, 'location', `Location is ${made.location}, which is not of this site.`)
    return []
  }
  const page = await guest.send(url.href, { headers: { Accept: 'text/html' } }).catch(() => null)
  if (page?.status !== 200) book.tell(route, 'location', `Location leads to ${page?.status ?? 'no answer'}.`)
  const own = page?.isHtml ? parsePage(page.text).placeholders.flatMap(tag => readTagParam(tag, 'id')) : []
  return [...own, ...url.pathname.split('/').filter(Boolean).slice(-1)]
}
