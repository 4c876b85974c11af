import { html } from 'hono/html'
import type { Shop, ShopContext } from '../shop.ts'
import { respondWithPage } from './respond.ts'

/** What a plain Django view answers to a form without the right token: an HTML page. */
export const respondCsrfFault = (c: ShopContext, shop: Shop, reason: string): Promise<Response> =>
  respondWithPage(c, shop, {
    status: 403,
    isStorable: false,
    market: null,
    title: 'Forbidden (403)',
    body: html`<p class="shop-lead">CSRF verification failed. Request aborted.</p><p>${reason}</p>`,
  })
