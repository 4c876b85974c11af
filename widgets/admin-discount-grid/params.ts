import { defineParams } from '#core/params/define-params.ts'
import { text } from '#core/params/vocabulary.ts'

export const params = defineParams({
  /** The page of one discount, from this page on; it is given `?id=`. */
  detail: text({ default: '../discount-detail/', max: 200 }),
})
