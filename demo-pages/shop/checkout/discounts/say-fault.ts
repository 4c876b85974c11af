import { formatMoney, MARKETS, type MarketCode, readDecimal, TIME_ZONES } from '#shop/contract.ts'
import type { DiscountFault } from './apply-discounts.ts'
import type { Discount } from './schema.ts'
import { DISCOUNT_TEXTS } from './texts.ts'

/** What a customer reads of a discount that takes nothing off. */
export function sayFault(market: MarketCode, fault: DiscountFault, discount: Discount): string {
  const texts = DISCOUNT_TEXTS[market]
  if (fault === 'not-yet') return texts['not-yet'](sayDay(market, discount.validFrom))
  if (fault === 'expired') return texts.expired(sayDay(market, discount.validTo))
  if (fault === 'minimum')
    return texts.minimum(formatMoney(readDecimal(discount.minimalSum) ?? 0, MARKETS[market]))
  return texts[fault]
}

const sayDay = (market: MarketCode, at: Date | null): string =>
  at === null
    ? ''
    : new Intl.DateTimeFormat(MARKETS[market].language, {
        dateStyle: 'long',
        timeZone: TIME_ZONES[market],
      }).format(at)
