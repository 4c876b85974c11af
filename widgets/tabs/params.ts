import { defineParams } from '#core/params/define-params.ts'
import { integer, text } from '#core/params/vocabulary.ts'
import { MOST_MINUTES } from '#core/state/tab-memory.ts'

export const params = defineParams({
  label: text({ default: '', max: 100 }),
  memoryMinutes: integer({ default: 5, min: 0, max: MOST_MINUTES }),
})
