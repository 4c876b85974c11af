import { defineParams } from '#core/params/define-params.ts'
import { reference, text } from '#core/params/vocabulary.ts'

export const params = defineParams({
  /** Empty for a new one. */
  id: reference({ default: '', of: 'discount' }),
  /** The page of all discounts, from this page on. */
  list: text({ default: '../discount-grid/', max: 200 }),
})
