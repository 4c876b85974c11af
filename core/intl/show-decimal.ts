import { getMarket } from '#core/page.ts'
import { formatters } from './intl.ts'

/** A rate as the page's market writes it, to one decimal: `12,7`. */
export const showDecimal = (value: number): string =>
  formatters.getNumberFormat(getMarket().language, { maximumFractionDigits: 1 }).format(value)
