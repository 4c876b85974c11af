import { defineParams } from '#core/params/define-params.ts'
import { link, text } from '#core/params/vocabulary.ts'

export const params = defineParams({
  heading: text({ default: '', max: 120 }),
  text: text({ default: '', max: 500 }),
  termsUrl: link({ default: '' }),
})
