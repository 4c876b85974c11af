import type { MarketCode } from '../contract.ts'

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
    /** The shop's own stores. */
    stores: string
    signIn: string
    /** Where the mails of a new account and of a forgotten password lead, with a token behind it. */
    newPassword: string
    /** Where the link for a new password is asked for. */
    forgotten: string
    signOut: string
    goods: string
    cart: string
    checkout: string
    /** With the token of an order behind it. */
    thankYou: string
    /** Where a payment comes back to, with its id behind it. */
    payment: string
    /** An order of one token, which stands behind it; so do the next three. */
    order: string
    withdrawal: string
    invoice: string
    creditNote: string
    orders: string
    instalments: string
    search: string
    terms: string
    businessTerms: string
    /** What is kept about people, and why. */
    privacy: string
    newsletter: string
    newsletterTerms: string
    /** Where the link of the newsletter's mail leads, with a token behind it. */
    newsletterConfirm: string
    /** Where staff purge the cache. */
    purge: string
    demos: string
    /** The back office; its pages stand below it. */
    staff: string
  }
  /** The server's id of the market's own country. */
  homeCountry: number
  phone: string
  email: string
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
      stores: '/cz/prodejny/',
      signIn: '/cz/prihlaseni/',
      newPassword: '/cz/nove-heslo/',
      forgotten: '/cz/zapomenute-heslo/',
      signOut: '/cz/odhlaseni/',
      goods: '/cz/zbozi/',
      cart: '/cz/kosik/',
      checkout: '/cz/pokladna/',
      thankYou: '/cz/dekujeme/',
      payment: '/cz/platba/',
      order: '/cz/objednavka/',
      withdrawal: '/cz/odstoupeni/',
      invoice: '/cz/faktura/',
      creditNote: '/cz/dobropis/',
      orders: '/cz/moje-objednavky/',
      instalments: '/cz/moje-splatky/',
      search: '/cz/hledani/',
      terms: '/cz/vykup/podminky/',
      businessTerms: '/cz/obchodni-podminky/',
      privacy: '/cz/ochrana-osobnich-udaju/',
      newsletter: '/cz/newsletter/',
      newsletterTerms: '/cz/newsletter/podminky/',
      newsletterConfirm: '/cz/newsletter/potvrdit/',
      purge: '/cz/obsluha/mezipamet/',
      demos: '/cz/ukazky/',
      staff: '/cz/obsluha/',
    },
    homeCountry: 56,
    phone: '+420 800 123 456',
    email: 'info@laguna.example',
  },
  ro: {
    market: 'ro',
    prefix: '/ro/',
    paths: {
      home: '/ro/',
      buyback: '/ro/vanzare/',
      review: '/ro/vanzare/detalii/',
      service: '/ro/service/',
      serviceOrder: '/ro/service/comanda/',
      stores: '/ro/magazine/',
      signIn: '/ro/autentificare/',
      newPassword: '/ro/parola-noua/',
      forgotten: '/ro/parola-uitata/',
      signOut: '/ro/deconectare/',
      goods: '/ro/produse/',
      cart: '/ro/cos/',
      checkout: '/ro/finalizare-comanda/',
      thankYou: '/ro/multumim/',
      payment: '/ro/plata/',
      order: '/ro/comanda/',
      withdrawal: '/ro/retragere/',
      invoice: '/ro/factura/',
      creditNote: '/ro/factura-storno/',
      orders: '/ro/comenzile-mele/',
      instalments: '/ro/ratele-mele/',
      search: '/ro/cautare/',
      terms: '/ro/vanzare/conditii/',
      businessTerms: '/ro/termeni/',
      privacy: '/ro/protectia-datelor/',
      newsletter: '/ro/newsletter/',
      newsletterTerms: '/ro/newsletter/conditii/',
      newsletterConfirm: '/ro/newsletter/confirmare/',
      purge: '/ro/personal/memorie-cache/',
      demos: '/ro/exemple/',
      staff: '/ro/personal/',
    },
    homeCountry: 178,
    phone: '+40 800 123 456',
    email: 'contact@laguna.example',
  },
}

export const MARKET_CODES = ['cz', 'ro'] as const satisfies readonly MarketCode[]

/** In their own languages. */
export const MARKET_NAMES: Readonly<Record<MarketCode, string>> = { cz: 'Česko', ro: 'România' }

export const isMarketCode = (text: string): text is MarketCode => text === 'cz' || text === 'ro'

/** Words of both markets; the second has what the first has. */
export const defineTexts = <T>(texts: { cz: T; ro: NoInfer<T> }): Readonly<Record<MarketCode, T>> => texts
