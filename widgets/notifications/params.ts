import { defineParams } from '#core/params/define-params.ts'
import { text } from '#core/params/vocabulary.ts'

export const params = defineParams({
  initial: text({ default: '', max: 20_000, filledBy: 'server' }),
})
