import { defineParams } from '#core/params/define-params.ts'
import { link, reference, text } from '#core/params/vocabulary.ts'

export const params = defineParams({
  id: reference({ default: '' }),
  returnAddress: text({ default: '', max: 200 }),
  orderUrl: link({ default: '' }),
})
