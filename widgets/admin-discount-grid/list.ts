import { type Discount, discounts } from '#core/api/discounts/discounts.ts'
import { createListModel, type ListModel } from '#core/state/list-model.ts'

/** The market's discounts, the newest first. */
export const listDiscounts = (): ListModel<Discount> =>
  createListModel<Discount>({ endpoint: discounts, name: 'discounts', defaults: { ordering: ['-id'] } })
