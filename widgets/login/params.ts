import { defineParams } from '#core/params/define-params.ts'
import { text } from '#core/params/vocabulary.ts'

export const params = defineParams({
  next: text({ default: '', max: 500 }),
  resetUrl: text({ default: '', max: 500 }),
})
