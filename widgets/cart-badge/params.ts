import { defineParams } from '#core/params/define-params.ts'
import { flag, link } from '#core/params/vocabulary.ts'

export const params = defineParams({
  href: link(),
  showLabel: flag({ default: true }),
  checkoutUrl: link({ default: '' }),
})
