import type { Market } from '../market.ts'
import { type Minor, writeDecimal } from './decimal.ts'

const formatters = new WeakMap<Market, Intl.NumberFormat>()

/** An amount as the market shows it, no-break spaces included: `1 234 Kč`, `1.234,50 Lei`. */
export function formatMoney(minor: Minor, market: Market): string {
  const formatter = getFormatter(market)
  // As text, so that no amount loses a digit on its way through a float.
  const amount = writeDecimal(minor) as Intl.StringNumericLiteral
  if (market.currencyLabel === null) return formatter.format(amount)
  return formatter
    .formatToParts(amount)
    .map(part => (part.type === 'currency' ? market.currencyLabel : part.value))
    .join('')
}

function getFormatter(market: Market): Intl.NumberFormat {
  let formatter = formatters.get(market)
  if (!formatter) {
    formatter = new Intl.NumberFormat(market.language, {
      style: 'currency',
      currency: market.currency,
      minimumFractionDigits: market.decimals,
      maximumFractionDigits: market.decimals,
      // What rounds to nothing is nothing: never `-0 Kč`.
      signDisplay: 'negative',
    })
    formatters.set(market, formatter)
  }
  return formatter
}
