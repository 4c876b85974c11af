import type { MarketCode } from '../contract.ts'
import { type OrderLine, sumLines } from './lines.ts'

/** In per cent; of both countries the standard rate. */
const VAT_RATE = 21
const KORUNA = 100

export interface TotalParts {
  market: MarketCode
  lines: readonly Pick<OrderLine, 'kind' | 'total'>[]
  /** What all discounts take off. */
  discount: number
  /** Null until one is chosen. */
  delivery: number | null
  payment: number | null
  isCash: boolean
}

/**
 * All sums of an order in minor units: total = goods - discount + delivery + payment + rounding.
 * The law frees insurance from the tax; what is paid with an old device is taxed like money.
 */
export function computeTotals({ market, lines, discount, delivery, payment, isCash }: TotalParts) {
  const goods = sumLines(lines)
  const taken = Math.min(discount, goods)
  const exact = goods - taken + (delivery ?? 0) + (payment ?? 0)
  // Coins smaller than a koruna are no longer in use; nothing but cash is rounded.
  const rounding = market === 'cz' && isCash ? Math.round(exact / KORUNA) * KORUNA - exact : 0
  const sumOf = (wanted: string) =>
    lines.reduce((sum, { kind, total }) => sum + (kind === wanted ? total : 0), 0)
  const taxed = Math.max(0, exact - sumOf('insurance') + sumOf('bonus'))
  return {
    goods,
    discount: taken,
    delivery,
    payment,
    rounding,
    total: exact + rounding,
    vat: Math.round((taxed * VAT_RATE) / (100 + VAT_RATE)),
  }
}
export type Totals = ReturnType<typeof computeTotals>
