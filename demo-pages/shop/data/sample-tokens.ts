import type { MarketCode } from '../contract.ts'

/** The seeded buy-back of each market; real ones get a random token. */
export const SAMPLE_TOKENS: Readonly<Record<MarketCode, string>> = {
  cz: 'ukazka-odeslaneho-vykupu',
  ro: 'exemplu-de-vanzare-trimisa',
}
