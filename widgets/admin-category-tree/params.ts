import { defineParams } from '#core/params/define-params.ts'
import { reference } from '#core/params/vocabulary.ts'

export const params = defineParams({
  /** Opened at first, such as from the grid of products. */
  id: reference({ default: '', of: 'category' }),
})
