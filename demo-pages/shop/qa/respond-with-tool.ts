import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Shop, ShopContext } from '../server/shop.ts'
import { type Html, NOTHING } from '../site/html.ts'
import { respondWithPage } from '../site/respond.ts'

export const QA_HOME = '/qa/'

interface Tool {
  status?: ContentfulStatusCode
  title: string
  body: Html
  /** The page that leads here, between the testers' home and this one. */
  back?: { href: string; title: string }
}

export const TOOL_STYLES: Html = html`<link rel="stylesheet" href="/static/shop-tools.css">`

/** A page for testers or staff, in English, kept by no cache; the tools for testers lead back to their home. */
export const respondWithTool = (
  c: ShopContext,
  shop: Shop,
  { body, back, ...tool }: Tool,
): Promise<Response> =>
  respondWithPage(c, shop, {
    ...tool,
    isStorable: false,
    market: null,
    head: TOOL_STYLES,
    body: html`${c.req.path.startsWith(QA_HOME) && c.req.path !== QA_HOME ? html`<p class="tool-back"><a href="${QA_HOME}">Testers’ home</a>${back ? html` <a href="${back.href}">${back.title}</a>` : NOTHING}</p>` : NOTHING}
${body}`,
  })
