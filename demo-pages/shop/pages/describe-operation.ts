import { formatMoney, MARKETS, type MarketCode, readDecimal } from '../contract.ts'
import type { WireOperation } from '../data/read-operations.ts'
import { SERVICE_TEXTS } from './service-texts.ts'

const HOUR = 60
const DAY = 24 * HOUR

/** The price of an operation as a page says it. */
export function describePrice(market: MarketCode, { price_from }: WireOperation): string {
  const texts = SERVICE_TEXTS[market]
  const price = readDecimal(price_from)
  if (price === null) return texts.priceLater
  return price === 0 ? texts.free : texts.from(formatMoney(price, MARKETS[market]))
}

/** How long an operation takes, never less than it does; null where nobody knows. */
export function describeTime(market: MarketCode, { duration }: WireOperation): string | null {
  const texts = SERVICE_TEXTS[market]
  if (!duration) return null
  if (duration < 2 * HOUR && duration % HOUR !== 0) return texts.minutes(duration)
  return duration < DAY ? texts.hours(Math.ceil(duration / HOUR)) : texts.days(Math.ceil(duration / DAY))
}
