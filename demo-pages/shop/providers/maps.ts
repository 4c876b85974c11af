import { readFile } from 'node:fs/promises'
import { html } from 'hono/html'
import { searchPlaces } from '../checkout/places/find-places.ts'
import { MARKETS, type MarketCode } from '../contract.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { defineTexts } from '../site/site.ts'
import { respondWithProvider } from './respond.ts'
import { spoilFile } from './scripts.ts'

const TEXTS = defineTexts({
  cz: { title: (name: string) => `${name}: výdejní místa`, choose: 'Vybrat', close: 'Zavřít', full: 'plné' },
  ro: {
    title: (name: string) => `${name}: puncte de ridicare`,
    choose: 'Alegeți',
    close: 'Închideți',
    full: 'plin',
  },
})

const MAPS = [
  { provider: 'packeta', name: 'Packeta' },
  { provider: 'dpd', name: 'DPD' },
] as const

const MOST = 30

/** Pages that stand in frames of the shop: a list in the place of a map, of the very places that the shop knows. */
export function addMaps(app: ShopApp, shop: Shop): void {
  for (const { provider, name } of MAPS) {
    const script = `/providers/${provider}-map.js`
    app.get(script, async c => {
      c.header('Content-Type', 'text/javascript; charset=utf-8')
      return c.body(await readFile(new URL(`./scripts/${provider}-map.js`, import.meta.url), 'utf8'))
    })
    app.get(`/providers/${provider}/`, async c => {
      const spoiled = await spoilFile(c)
      if (spoiled) return spoiled
      const market = readMarket(c)
      const { choose, close, title, full } = TEXTS[market]
      const { places } = await searchPlaces(shop.database, { market, provider, text: '', limit: MOST })
      return respondWithProvider(c, shop, {
        language: MARKETS[market].language,
        title: title(name),
        isFramed: true,
        script,
        body: html`<h1>${title(name)}</h1>
<p><button class="quiet" type="button" data-close>${close}</button></p>
<ul>${places.map((place, at) => {
          const isFull = place.room <= 0 || (at === 0 && c.req.query('as') === 'full')
          const point = {
            id: place.id,
            name: place.name,
            street: place.street,
            city: place.city,
            zip: place.postcode,
            country: market,
            error: isFull ? 'full' : null,
          }
          return html`<li><strong>${place.name}</strong><br>${place.street}, ${place.postcode} ${place.city}${isFull ? ` (${full})` : ''}
<button type="button" data-point="${JSON.stringify(point)}" aria-label="${choose}: ${place.name}">${choose}</button></li>`
        })}</ul>`,
      })
    })
  }
}

/** A frame knows the shop's country by its own query, or by the page that it stands in. */
function readMarket(c: ShopContext): MarketCode {
  const told = c.req.query('country') ?? c.req.query('countries') ?? c.req.query('lang') ?? ''
  return told.toLowerCase().startsWith('ro') ? 'ro' : 'cz'
}
