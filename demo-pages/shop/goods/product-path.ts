import type { MarketCode } from '../contract.ts'
import { SITES } from '../site/site.ts'

/** What a product whose code is Czech is called in the addresses of another market. */
const SLUGS: Readonly<Record<MarketCode, Readonly<Record<string, string>>>> = {
  cz: {},
  ro: {
    'nabijecka-usb-c-20w': 'incarcator-usb-c-20w',
    'kabel-usb-c-1m': 'cablu-usb-c-1m',
    'nalepeni-skla': 'aplicare-folie-sticla',
    'obal-iphone-16': 'husa-iphone-16',
    'sluchatka-bezdratova': 'casti-fara-fir',
    'nabijecka-bezdratova-15w': 'incarcator-fara-fir-15w',
    'powerbanka-10000': 'baterie-externa-10000',
  },
}

const slugOf = (market: MarketCode, code: string): string => SLUGS[market][code] ?? code

/** The code as customers read it: in the market's language, and set as the codes on labels are. */
export const nameSku = (market: MarketCode, code: string): string => slugOf(market, code).toUpperCase()

/** The page of a product. */
export const productPath = (market: MarketCode, code: string): string =>
  `${SITES[market].paths.goods}${slugOf(market, code)}/`

/** Which product an address names, also by its code. */
export const readProductSlug = (market: MarketCode, slug: string): string =>
  Object.entries(SLUGS[market]).find(([, known]) => known === slug)?.[0] ?? slug
