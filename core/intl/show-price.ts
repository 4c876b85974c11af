import type { Minor } from '#core/money/decimal.ts'
import { getMarket } from '#core/page.ts'
import { formatMoney } from './format-money.ts'

/** An amount as the page's market writes it. */
export const showPrice = (minor: Minor): string => formatMoney(minor, getMarket())
