import { defineParams } from '#core/params/define-params.ts'
import { integer, link, reference } from '#core/params/vocabulary.ts'

export const params = defineParams({
  order: reference(),
  orderUrl: link({ default: '' }),
  goodsUrl: link({ default: '' }),
  reviewsMerchant: integer({ default: 0, min: 0 }),
})
