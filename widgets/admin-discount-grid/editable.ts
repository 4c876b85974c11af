import type { DiscountField } from '#core/api/discounts/discount-form.ts'
import type { Discount } from '#core/api/discounts/discounts.ts'
import type { ColumnEdit } from '#kit/grid/column.ts'

type Rules = typeof import('./edit-discount.ts')

let rules: Rules | null = null

/** The rules of a discount's form are more than the grid itself: they come with the first cell that is edited. */
async function load(): Promise<void> {
  rules = await import('./edit-discount.ts')
}

function getRules(): Rules {
  if (!rules) throw new Error('A cell is edited before the rules are there.')
  return rules
}

/** A field of a discount in its cell. */
export const editField = (field: DiscountField): ColumnEdit<Discount> => ({
  load,
  write: row => getRules().writeField(row, field),
  check: (text, row) => getRules().checkField(row, field, text),
  save: (row, text, key) => getRules().saveField(row, field, text, key),
  readCurrent: thrown => getRules().readCurrent(thrown),
})

/** A number that is written as money or per cent. */
export const editAmount = (field: 'value' | 'minimalSum'): ColumnEdit<Discount> => ({
  ...editField(field),
  show: (text, row) => getRules().showAmountOf(text, field === 'value' ? row?.type : undefined),
})

export const editMoment = (field: 'validFrom' | 'validTo'): ColumnEdit<Discount> => ({
  ...editField(field),
  show: local => getRules().showLocal(local, field === 'validTo'),
})
