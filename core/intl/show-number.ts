import type { Language } from '#core/market.ts'
import { getMarket } from '#core/page.ts'
import { formatters, keepEach } from './intl.ts'

/** A number as the page's market writes it: `1 234,5`. */
export const showNumber = (value: number): string => getFormat(getMarket().language).format(value)

const getFormat = keepEach((language: Language) =>
  formatters.getNumberFormat(language, { maximumFractionDigits: 3 }),
)
