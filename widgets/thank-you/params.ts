import { defineParams } from '#core/params/define-params.ts'
import { link, reference } from '#core/params/vocabulary.ts'

export const params = defineParams({
  order: reference(),
  orderUrl: link({ default: '' }),
  goodsUrl: link({ default: '' }),
})
