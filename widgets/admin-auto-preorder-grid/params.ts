import { defineParams } from '#core/params/define-params.ts'
import { text } from '#core/params/vocabulary.ts'

export const params = defineParams({
  heading: text({ default: '', max: 100 }),
})
