import { defineParams } from '#core/params/define-params.ts'
import { link } from '#core/params/vocabulary.ts'

export const params = defineParams({
  termsUrl: link({ default: '' }),
  privacyUrl: link({ default: '' }),
  cartUrl: link({ default: '' }),
  goodsUrl: link({ default: '' }),
})
