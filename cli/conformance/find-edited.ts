import { type Page, parsePage } from '../check/parse-page.ts'
import { nameComponent } from '../check/reading.ts'
import { readAttribute, type Tag } from '../check/tag.ts'
import type { Backend } from './backend.ts'
import { readSite } from './read-site.ts'
import { readTagParam } from './read-tag-param.ts'
import type { Visitor } from './visitor.ts'

export interface EditedPage {
  page: string
  /** One of its components. */
  pk: string
}

/** A page that staff can edit: with `?edit` it has an editor, which is told the page, and components with their ids. */
export async function findEdited({ config, pageUrl }: Backend, by: Visitor): Promise<EditedPage | null> {
  for await (const { market, url } of readSite(by, pageUrl)) {
    if (market !== config.market) continue
    const answer = await by.send(`${url}?edit`, { headers: { Accept: 'text/html' } }).catch(() => null)
    const found = answer?.isHtml ? readEdited(parsePage(answer.text)) : null
    if (found) return found
  }
  return null
}

function readEdited({ placeholders }: Page): EditedPage | null {
  const isEditor = (tag: Tag): boolean => nameComponent(tag) === 'component-params'
  const [page] = placeholders.filter(isEditor).flatMap(tag => readTagParam(tag, 'page'))
  const [pk] = placeholders.flatMap(tag => {
    const named = readAttribute(tag, 'data-component-pk')
    return named && named !== '0' && !isEditor(tag) ? [named] : []
  })
  return page !== undefined && pk !== undefined ? { page, pk } : null
}
