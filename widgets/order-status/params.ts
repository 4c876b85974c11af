import { defineParams } from '#core/params/define-params.ts'
import { reference, text } from '#core/params/vocabulary.ts'

export const params = defineParams({
  id: reference({ default: '' }),
  hotline: text({ default: '', max: 40 }),
})
