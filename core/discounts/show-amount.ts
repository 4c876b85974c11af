import { formatMoney } from '#core/intl/format-money.ts'
import { getMarket } from '#core/page.ts'

/** An amount that somebody set, as the page's market writes it, and to the last haléř: it is what the discount goes by. */
export function showAmount(minor: number): string {
  const market = getMarket()
  return formatMoney(minor, minor % 100 === 0 ? market : { ...market, decimals: 2 })
}
