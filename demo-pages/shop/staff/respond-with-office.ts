import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { readVisitor } from '../django/session.ts'
import { TOOL_STYLES } from '../qa/respond-with-tool.ts'
import type { Shop, ShopContext } from '../server/shop.ts'
import { type Html, NOTHING } from '../site/html.ts'
import { PAGE_LANGUAGES, type PageLanguage } from '../site/layout-texts.ts'
import { respondWithPage } from '../site/respond.ts'
import { listRoles } from './roles.ts'
import { renderSections, renderSharedTabs, type SharedPage, STAFF_STYLES } from './sections.ts'

interface OfficePage {
  status?: ContentfulStatusCode
  language: PageLanguage
  /** Where it stands in the menu; nowhere for null. */
  here: { page: SharedPage; isRecord?: boolean } | null
  title: string
  body: Html
}

const NAMES: Readonly<Record<PageLanguage, string>> = { cs: 'Čeština', ro: 'Română', en: 'English' }
const LABELS: Readonly<Record<PageLanguage, string>> = { cs: 'Jazyk', ro: 'Limba', en: 'Language' }

/** A page of the back office that is of both markets, in the language of who reads it, kept by no cache. */
export async function respondWithOffice(
  c: ShopContext,
  shop: Shop,
  { body, here, ...page }: OfficePage,
): Promise<Response> {
  const { language, title } = page
  const visitor = await readVisitor(shop.database, c)
  const roles = visitor ? await listRoles(shop.database, visitor.id) : []
  return respondWithPage(c, shop, {
    ...page,
    isStorable: false,
    market: null,
    head: html`${TOOL_STYLES}${STAFF_STYLES}`,
    office: renderSections(language, roles, here ? 'shared' : null),
    hasOwnHeading: true,
    body: html`<div class="shop-staff-title"><h1>${title}</h1>
${here ? renderSharedTabs(language, roles, here) : NOTHING}</div>
${body}
${renderLanguages(c, language)}`,
  })
}

/** The same page in another language; the rest of the address stays. */
const renderLanguages = (c: ShopContext, language: PageLanguage): Html =>
  html`<nav class="tool-links tool-languages" aria-label="${LABELS[language]}">${PAGE_LANGUAGES.map(one => {
    const query = new URL(c.req.url).searchParams
    query.delete('moved')
    query.set('language', one)
    return html`<a href="${c.req.path}?${query}" lang="${one}" hreflang="${one}"${one === language ? html` aria-current="true"` : NOTHING}>${NAMES[one]}</a>`
  })}</nav>`
