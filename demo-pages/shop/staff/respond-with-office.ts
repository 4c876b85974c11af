import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { TOOL_STYLES } from '../qa/respond-with-tool.ts'
import type { Shop, ShopContext } from '../server/shop.ts'
import { type Html, NOTHING } from '../site/html.ts'
import { PAGE_LANGUAGES, type PageLanguage } from '../site/layout-texts.ts'
import { respondWithPage } from '../site/respond.ts'

interface OfficePage {
  status?: ContentfulStatusCode
  language: PageLanguage
  title: string
  body: Html
}

const NAMES: Readonly<Record<PageLanguage, string>> = { cs: 'Čeština', ro: 'Română', en: 'English' }
const LABELS: Readonly<Record<PageLanguage, string>> = { cs: 'Jazyk', ro: 'Limba', en: 'Language' }

/** A page of the back office that is of both markets, in the language of who reads it, kept by no cache. */
export const respondWithOffice = (
  c: ShopContext,
  shop: Shop,
  { body, ...page }: OfficePage,
): Promise<Response> =>
  respondWithPage(c, shop, {
    ...page,
    isStorable: false,
    market: null,
    head: TOOL_STYLES,
    body: html`${body}
${renderLanguages(c, page.language)}`,
  })

/** The same page in another language; the rest of the address stays. */
const renderLanguages = (c: ShopContext, language: PageLanguage): Html =>
  html`<nav class="tool-links tool-languages" aria-label="${LABELS[language]}">${PAGE_LANGUAGES.map(one => {
    const query = new URL(c.req.url).searchParams
    query.delete('moved')
    query.set('language', one)
    return html`<a href="${c.req.path}?${query}" lang="${one}" hreflang="${one}"${one === language ? html` aria-current="true"` : NOTHING}>${NAMES[one]}</a>`
  })}</nav>`
