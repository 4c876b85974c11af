import type { Minor } from '../money/decimal.ts'
import { formatMoney } from '../money/format-money.ts'
import { getMarket } from '../page.ts'

/** An amount as the page's market writes it. */
export const showPrice = (minor: Minor): string => formatMoney(minor, getMarket())
