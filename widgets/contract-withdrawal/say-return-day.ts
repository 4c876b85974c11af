import { toLocalTime } from '#core/intl/market-time.ts'
import { showDate } from '#core/intl/show-date.ts'
import { TIME_ZONES } from '#core/market.ts'
import { getMarket, getServerNow } from '#core/page.ts'

/** In milliseconds: the law gives both sides fourteen days from the withdrawal, in both markets. */
const TERM = 14 * 86_400_000

/** The last day of what is owed after a withdrawal of this moment; null once it is over. */
export function sayReturnDay(made: number): string | null {
  const end = made + TERM
  if (!(end >= getServerNow()) || !Number.isFinite(end)) return null
  return showDate(toLocalTime(new Date(end).toISOString(), TIME_ZONES[getMarket().code]))
}
