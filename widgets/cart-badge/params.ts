import { defineParams } from '#core/params/define-params.ts'
import { flag, text } from '#core/params/vocabulary.ts'

export const params = defineParams({
  href: text({ max: 500 }),
  showLabel: flag({ default: true }),
})
