import { defineParams } from '#core/params/define-params.ts'
import { choice, link } from '#core/params/vocabulary.ts'

export const params = defineParams({
  layout: choice(['drawer', 'inline', 'open'], { default: 'drawer' }),
  cartUrl: link({ default: '' }),
  checkoutUrl: link({ default: '' }),
})
