import type { APIRequestContext } from '@playwright/test'
import type { MarketCode } from './market-texts.ts'

/** What the site itself does not list: the pages that no editor composed, and one buy-back's review. */
const OWN_PAGES: Readonly<Record<MarketCode, readonly string[]>> = {
  cz: [
    '/cz/prihlaseni/',
    '/cz/zapomenute-heslo/',
    '/cz/zbozi/',
    '/cz/zbozi/nabijecka-usb-c-20w/',
    '/cz/kosik/',
    '/cz/prodejny/',
    '/cz/hledani/?term=iphone',
    '/cz/vykup/prehled/ukazka-odeslaneho-vykupu/',
    '/cz/ukazky/htmx/',
  ],
  ro: [
    '/ro/autentificare/',
    '/ro/parola-uitata/',
    '/ro/produse/',
    '/ro/produse/incarcator-usb-c-20w/',
    '/ro/cos/',
    '/ro/magazine/',
    '/ro/cautare/?term=iphone',
    '/ro/exemple/htmx/',
  ],
}
/** Apps that bring their own components are served by the shop alone. */
const HOST_PAGES = { cz: '/cz/ukazky/hosts/', ro: '/ro/exemple/hosts/' } as const

/** The path of every page of a market. */
export async function listSitePages(request: APIRequestContext, market: MarketCode): Promise<string[]> {
  const response = await request.get('/qa/pages.json')
  const { pages }: { pages: { market: string; path: string }[] } = await response.json()
  const composed = pages.filter(page => page.market === market && !page.path.includes('{'))
  const hosts = process.env.OSTROV_SITE === 'django' ? [] : [HOST_PAGES[market]]
  return [...composed.map(({ path }) => path), ...OWN_PAGES[market], ...hosts]
}
