import type { MarketCode } from '#shop/contract.ts'
import type { OrderLine } from '../lines.ts'
import { type DiscountRule, isMeant } from './apply-discounts.ts'
import { DISCOUNT_TEXTS } from './texts.ts'

/** What a discount is taken off, where that is less than all that costs something; a fixed sum off everything needs no such words. */
export function sayScope(
  market: MarketCode,
  rule: Pick<DiscountRule, 'goods' | 'kind'>,
  lines: readonly OrderLine[],
): string | null {
  const left = lines.filter(line => line.kind !== 'bonus' && line.total > 0 && !isMeant(rule, line))
  if (left.some(({ kind }) => kind === 'product')) return DISCOUNT_TEXTS[market].someGoods
  return left.length > 0 && rule.kind !== 'absolute' ? DISCOUNT_TEXTS[market].goodsAlone : null
}
