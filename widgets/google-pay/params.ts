import { defineParams } from '#core/params/define-params.ts'
import { reference } from '#core/params/vocabulary.ts'

export const params = defineParams({
  /** What opens the order; without it, the last part of the page's path. */
  order: reference({ default: '' }),
})

/** Its calls of that are needed by every page with it. */
export const purpose = 'Google Pay'
