import type { MarketCode } from '../contract.ts'

/** A postcode as people of the market write it: Czech ones with a gap, which no line parts. */
export const showPostcode = (market: MarketCode, postcode: string): string =>
  market === 'cz' ? postcode.replace(/^(\d{3})\s?(\d{2})$/, '$1\u00a0$2') : postcode
