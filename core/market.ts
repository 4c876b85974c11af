/** The two markets a page can speak for. */
export type MarketCode = 'cz' | 'ro'
export type Language = 'cs' | 'ro' | 'en'

export interface Market {
  code: MarketCode
  language: Language
  currency: 'CZK' | 'RON'
  /** What stands beside an amount where Intl's own symbol is not the shop's; null keeps Intl's. */
  currencyLabel: string | null
  decimals: 0 | 2
  /** ISO code of the country the market sells in. */
  country: 'CZ' | 'RO'
  /** The server's value for the product type "phones". */
  phoneType: string
  /** Its value for accessories, which are shown as smartwatches. */
  accessoryType: string
}

export const MARKETS: Record<MarketCode, Market> = {
  cz: {
    code: 'cz',
    language: 'cs',
    currency: 'CZK',
    currencyLabel: null,
    decimals: 0,
    country: 'CZ',
    phoneType: 'telefony',
    accessoryType: 'prislusenstvi',
  },
  ro: {
    code: 'ro',
    language: 'ro',
    currency: 'RON',
    currencyLabel: 'Lei',
    decimals: 2,
    country: 'RO',
    phoneType: 'telefoane',
    accessoryType: 'accesorii',
  },
}

/** Where the clocks of a market's shop hang. */
export const TIME_ZONES = { cz: 'Europe/Prague', ro: 'Europe/Bucharest' } as const
