import { getMarket } from '#core/page.ts'
import { formatters } from './intl.ts'

/** So many per cent as the market writes them, two decimals at most: `11,4 %`. */
export const showPercent = (percent: number): string =>
  formatters
    .getNumberFormat(getMarket().language, { style: 'percent', maximumFractionDigits: 2 })
    .format(percent / 100)
