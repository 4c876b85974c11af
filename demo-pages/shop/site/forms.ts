import { html } from 'hono/html'
import { CSRF_FIELD, findCsrfFault } from '../django/csrf.ts'
import type { Shop, ShopContext } from '../server/shop.ts'
import { respondWithPage } from './respond.ts'

/** What a plain Django view answers to a form without the right token: an HTML page. */
const respondCsrfFault = (c: ShopContext, shop: Shop, reason: string): Promise<Response> =>
  respondWithPage(c, shop, {
    status: 403,
    isStorable: false,
    market: null,
    title: 'Forbidden (403)',
    body: html`<p class="shop-lead">CSRF verification failed. Request aborted.</p><p>${reason}</p>`,
  })

export interface SentForm {
  get: (name: string) => string | undefined
  getAll: (name: string) => string[]
}

/** The text fields of a posted HTML form. */
async function readForm(c: ShopContext): Promise<SentForm> {
  const fields = new URLSearchParams((await c.req.text()).replaceAll('%00', ''))
  return { get: name => fields.get(name) ?? undefined, getAll: name => fields.getAll(name) }
}

/** Answers a posted form, unless it comes without the right token. */
export async function takeForm(
  c: ShopContext,
  shop: Shop,
  answer: (form: SentForm) => Promise<Response> | Response,
): Promise<Response> {
  const form = await readForm(c)
  const fault = findCsrfFault(c, form.get(CSRF_FIELD))
  return fault ? respondCsrfFault(c, shop, fault) : answer(form)
}
