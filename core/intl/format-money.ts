import type { Market } from '#core/market.ts'
import { type Minor, writeDecimal } from '#core/money/decimal.ts'
import { getMarket } from '#core/page.ts'
import { formatters } from './intl.ts'

/** Intl writes a hyphen, which is shorter than the plus beside it and may end its line alone. */
export const MINUS = '−'

/** An amount as the market shows it, no-break spaces included: `1 234 Kč`, `1.234,50 Lei`. */
export function formatMoney(minor: Minor, market: Market): string {
  const format = formatters.getNumberFormat(market.language, {
    style: 'currency',
    currency: market.currency,
    minimumFractionDigits: market.decimals,
    maximumFractionDigits: market.decimals,
    // What rounds to nothing is nothing: never `-0 Kč`.
    signDisplay: 'negative',
  })
  return (
    format
      // As text, so that no amount loses a digit on its way through a float.
      .formatToParts(writeDecimal(minor) as Intl.StringNumericLiteral)
      .map(({ type, value }) => {
        if (type === 'minusSign') return MINUS
        return type === 'currency' ? (market.currencyLabel ?? value) : value
      })
      .join('')
  )
}

/** An amount as the page's market writes it. */
export const showPrice = (minor: Minor): string => formatMoney(minor, getMarket())
