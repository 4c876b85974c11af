import { defineParams } from '#core/params/define-params.ts'
import { reference, text } from '#core/params/vocabulary.ts'

export const params = defineParams({
  id: reference(),
  hotline: text({ default: '', max: 40 }),
})
