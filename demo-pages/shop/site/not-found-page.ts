import { html } from 'hono/html'
import type { MarketCode } from '../contract.ts'
import type { Shop, ShopContext } from '../server/shop.ts'
import type { Html } from './html.ts'
import { respondWithPage } from './respond.ts'
import { renderSearchForm } from './search-form.ts'
import { defineTexts, isMarketCode, SITES } from './site.ts'

const TEXTS = defineTexts({
  cz: {
    title: 'Tuto stránku jsme nenašli',
    bad: {
      title: 'Taková adresa být nemůže',
      text: 'Jsou v ní znaky, které žádná naše stránka nemá. Zkuste stránku najít, nebo začněte od začátku.',
    },
    text: 'Adresa je neplatná, nebo už stránka neexistuje. Zkuste ji najít, nebo začněte od začátku.',
    search: 'Hledání stránky',
    home: 'Na úvodní stránku',
    ways: {
      buyback: { label: 'Prodat zařízení', promise: 'Cenu za starý telefon znáte za dvě minuty.' },
      service: {
        label: 'Najít opravu',
        promise: 'Displej, baterie a\u00a0další opravy s\u00a0orientační cenou.',
      },
      goods: { label: 'Koupit zboží', promise: 'Nové telefony, hodinky a\u00a0příslušenství.' },
    },
  },
  ro: {
    title: 'Nu am găsit pagina',
    bad: {
      title: 'Această adresă nu este posibilă',
      text: 'Conține caractere pe care nu le are nicio pagină a noastră. Căutați pagina sau începeți de la început.',
    },
    text: 'Adresa nu este validă sau pagina nu mai există. Căutați-o sau începeți de la început.',
    search: 'Căutarea paginii',
    home: 'La pagina principală',
    ways: {
      buyback: { label: 'Vindeți un dispozitiv', promise: 'Aflați prețul telefonului vechi în două minute.' },
      service: {
        label: 'Alegeți reparația',
        promise: 'Ecran, baterie și alte reparații, cu preț orientativ.',
      },
      goods: { label: 'Cumpărați produse', promise: 'Telefoane noi, ceasuri și accesorii.' },
    },
  },
})

const WAYS = ['buyback', 'service', 'goods'] as const
type Way = (typeof WAYS)[number]

export function respondNotFound(c: ShopContext, shop: Shop): Promise<Response> {
  const market = readMarket(c)
  return respondWithPage(c, shop, {
    status: 404,
    market,
    title: TEXTS[market].title,
    body: renderWaysOn(market, TEXTS[market].text),
  })
}

/** For an address that no page could have. */
export function respondBadAddress(c: ShopContext, shop: Shop): Promise<Response> {
  const market = readMarket(c)
  const { title, text } = TEXTS[market].bad
  return respondWithPage(c, shop, { status: 400, market, title, body: renderWaysOn(market, text) })
}

/** The one that the address names, or else the first. */
export function readMarket(c: ShopContext): MarketCode {
  const prefix = c.req.path.split('/')[1] ?? ''
  return isMarketCode(prefix) ? prefix : 'cz'
}

/** Ways on for whoever has come to where nothing is. */
function renderWaysOn(market: MarketCode, text: string): Html {
  const { search, home } = TEXTS[market]
  return html`<p class="shop-lead">${text}</p>
${renderSearchForm(market, { id: 'term', label: search })}
${renderWays(market)}
<p><a class="shop-button" href="${SITES[market].paths.home}">${home}</a></p>`
}

/** What can be sold, repaired and bought. */
export const renderWays = (market: MarketCode, ways: readonly Way[] = WAYS): Html =>
  html`<ul class="shop-cards">${ways.map(way => {
    const { label, promise } = TEXTS[market].ways[way]
    return html`<li><a href="${SITES[market].paths[way]}">${label}</a><p>${promise}</p></li>`
  })}</ul>`
