import { html } from 'hono/html'
import type { MarketCode } from '../contract.ts'
import type { Shop, ShopContext } from '../server/shop.ts'
import { respondWithPage } from './respond.ts'
import { isMarketCode, SITES } from './site.ts'

const TEXTS: Readonly<Record<MarketCode, { title: string; text: string; link: string }>> = {
  cz: {
    title: 'Tuhle stránku tu nemáme',
    text: 'Adresa je neplatná, nebo už stránka neexistuje. Zkontrolujte prosím odkaz, nebo začněte od začátku.',
    link: 'Zjistit cenu zařízení',
  },
  ro: {
    title: 'Nu am găsit pagina',
    text: 'Adresa nu este valabilă sau pagina nu mai există. Verificați linkul sau începeți de la început.',
    link: 'Aflați prețul dispozitivului',
  },
}

export function respondNotFound(c: ShopContext, shop: Shop): Promise<Response> {
  const prefix = c.req.path.split('/')[1] ?? ''
  const market = isMarketCode(prefix) ? prefix : 'cz'
  const { title, text, link } = TEXTS[market]
  return respondWithPage(c, shop, {
    status: 404,
    market,
    title,
    body: html`<p class="shop-lead">${text}</p><p><a class="shop-button" href="${SITES[market].paths.buyback}">${link}</a></p>`,
  })
}
