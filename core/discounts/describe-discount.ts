import type { Discount } from '#core/api/discounts/discounts.ts'
import { showPercent } from '#core/intl/show-percent.ts'
import { isPercentage } from '#core/validation/discount/discount.ts'
import { sayBriefly } from './say-rule.ts'
import { showAmount } from './show-amount.ts'

/** The rule of a saved discount in a few plain words. */
export const describeDiscount = (discount: Discount): string =>
  sayBriefly({
    type: discount.type,
    value: discount.value,
    minimalSum: discount.minimal_sum,
    validFrom: discount.valid_from,
    validTo: discount.valid_to,
    isActive: discount.is_active,
    isPublic: discount.is_public,
    isCombinable: discount.is_combinable,
    isAutomatic: discount.is_automatic,
    isCumulative: discount.is_cumulative_bonus,
    sets: discount.sets.map(({ name }) => name),
    codeCount: discount.code_count,
  })

/** Its value alone: per cent or an amount. */
export const showDiscountValue = ({ type, value }: Pick<Discount, 'type' | 'value'>): string =>
  isPercentage(type) ? showPercent(value / 100) : showAmount(value)
