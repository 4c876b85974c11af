import { defineParams } from '#core/params/define-params.ts'
import { reference } from '#core/params/vocabulary.ts'

export const params = defineParams({
  /** Without it, the last part of the page's path. */
  id: reference({ default: '' }),
})
