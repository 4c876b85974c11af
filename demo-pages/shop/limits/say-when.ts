import { MARKETS, type MarketCode } from '../contract.ts'

/** `za 30 sekund`, `peste 2 minute`; of the back office in English. */
export function sayWhen(market: MarketCode | null, seconds: number): string {
  const format = new Intl.RelativeTimeFormat(market ? MARKETS[market].language : 'en')
  return seconds < 60 ? format.format(seconds, 'second') : format.format(Math.ceil(seconds / 60), 'minute')
}
