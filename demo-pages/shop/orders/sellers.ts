import type { MarketCode } from '../contract.ts'

interface Seller {
  name: string
  /** Street, town, country. */
  address: readonly [string, string, string]
  /** Lines under the address, as the law wants them on an invoice; the first has the number of the company. */
  registration: readonly [string, ...string[]]
  /** As customers write it: prefix, number and bank; an IBAN in Romania. */
  account: string
}

/** Who sells in each market; of nobody who exists. */
export const SELLERS: Readonly<Record<MarketCode, Seller>> = {
  cz: {
    name: 'Laguna s.\u00a0r.\u00a0o.',
    address: ['Vodní 7', '602\u00a000 Brno', 'Česká republika'],
    registration: [
      'IČO: 12345679',
      'DIČ: CZ12345679',
      'Zapsáno u Krajského soudu v Brně, oddíl C, vložka 12345',
    ],
    account: '19-2000145399/0800',
  },
  ro: {
    name: 'Laguna Electronics S.R.L.',
    address: ['Strada Apei 7', '400001 Cluj-Napoca', 'România'],
    registration: ['CUI: RO12345674', 'Nr. Reg. Com.: J12/1234/2020', 'Capital social: 200 Lei'],
    account: 'RO49AAAA1B31007593840000',
  },
}

/** Who sells, in one line. */
export function nameSeller(market: MarketCode): string {
  const {
    name,
    address: [street, town],
    registration: [number],
  } = SELLERS[market]
  return [name, street, ...[town, number].map(part => part.replace(' ', '\u00a0'))].join(', ')
}

/** What else the law wants to be said of them, as sentences without the last full stop. */
export const tellRegistration = (market: MarketCode): string =>
  SELLERS[market].registration.slice(1).join('. ')
