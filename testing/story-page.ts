import { writeRouteTable } from '#core/api/contract.ts'
import type { Language, MarketCode } from '#core/market.ts'

/** What a page of the shop would say of itself; the clock stands still so that a story looks the same every day. */
export const describePage = (market: MarketCode, language: Language, more: Record<string, unknown> = {}) => ({
  market,
  language,
  routes: writeRouteTable(`/${market}`),
  csrf: { token: 'story' },
  defaultCountry: market === 'cz' ? '56' : '178',
  now: '2026-11-21T10:00:00Z',
  consent: true,
  loginUrl: `/${market}/prihlaseni/`,
  ...more,
})
