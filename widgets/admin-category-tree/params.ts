import { defineParams } from '#core/params/define-params.ts'
import { text } from '#core/params/vocabulary.ts'

export const params = defineParams({
  /** Opened at first, such as from the grid of products. */
  id: text({ default: '', max: 40 }),
})
