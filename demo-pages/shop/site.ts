import type { MarketCode } from './contract.ts'

/** What differs between the two markets' sites beside their texts. */
export interface Site {
  market: MarketCode
  prefix: string
  paths: {
    home: string
    buyback: string
    review: string
    service: string
    serviceOrder: string
    signIn: string
    signOut: string
    goods: string
    cart: string
    demos: string
  }
  /** The server's id of the market's own country. */
  homeCountry: number
  phone: string
}

export const SITES: Readonly<Record<MarketCode, Site>> = {
  cz: {
    market: 'cz',
    prefix: '/cz/',
    paths: {
      home: '/cz/',
      buyback: '/cz/vykup/',
      review: '/cz/vykup/prehled/',
      service: '/cz/servis/',
      serviceOrder: '/cz/servis/objednavka/',
      signIn: '/cz/prihlaseni/',
      signOut: '/cz/odhlaseni/',
      goods: '/cz/zbozi/',
      cart: '/cz/kosik/',
      demos: '/cz/ukazky/',
    },
    homeCountry: 56,
    phone: '+420 800 123 456',
  },
  ro: {
    market: 'ro',
    prefix: '/ro/',
    paths: {
      home: '/ro/',
      buyback: '/ro/vanzare/',
      review: '/ro/vanzare/prezentare/',
      service: '/ro/service/',
      serviceOrder: '/ro/service/comanda/',
      signIn: '/ro/autentificare/',
      signOut: '/ro/deconectare/',
      goods: '/ro/produse/',
      cart: '/ro/cos/',
      demos: '/ro/exemple/',
    },
    homeCountry: 178,
    phone: '+40 800 123 456',
  },
}

export const MARKET_CODES = ['cz', 'ro'] as const satisfies readonly MarketCode[]

export const isMarketCode = (text: string): text is MarketCode => text === 'cz' || text === 'ro'
