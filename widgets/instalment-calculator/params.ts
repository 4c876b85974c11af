import { defineParams } from '#core/params/define-params.ts'
import { reference, text } from '#core/params/vocabulary.ts'

export const params = defineParams({
  product: reference({ default: '', of: 'product' }),
  heading: text({ default: '', max: 100 }),
})
