import { getMarket } from '#core/page.ts'
import { formatters } from './intl.ts'

/** A number as the page's market writes it: `1 234,5`. */
export const showNumber = (value: number): string =>
  formatters.getNumberFormat(getMarket().language, { maximumFractionDigits: 3 }).format(value)
