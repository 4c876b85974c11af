import { type Discount, discounts } from '#core/api/discounts/discounts.ts'
import { createListModel, type ListModel } from '#core/state/list-model.ts'
import { isDiscountCode } from '#core/validation/discount/discount.ts'

/** The market's discounts, the newest first. A code that is looked for is worth money, so no address has it. */
export const listDiscounts = (): ListModel<Discount> =>
  createListModel<Discount>({
    endpoint: discounts,
    name: 'discounts',
    defaults: { ordering: ['-id'] },
    isSecret: isDiscountCode,
  })
