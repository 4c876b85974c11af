import { defineParams } from '#core/params/define-params.ts'
import { choice, text } from '#core/params/vocabulary.ts'

export const params = defineParams({
  label: text({ default: '', max: 100 }),
  goal: choice(['service', 'buyback'], { default: 'service' }),
})
