import { defineParams } from '#core/params/define-params.ts'
import { reference, text } from '#core/params/vocabulary.ts'

export const params = defineParams({
  product: reference({ default: '', of: 'product' }),
  heading: text({ default: '', max: 100 }),
})

/** Its calls of that are needed by every page with it. */
export const purpose = 'instalments'
