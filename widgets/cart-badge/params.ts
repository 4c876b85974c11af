import { defineParams } from '#core/params/define-params.ts'
import { flag, link } from '#core/params/vocabulary.ts'

export const params = defineParams({
  href: link(),
  showLabel: flag({ default: true }),
  checkoutUrl: link({ default: '' }),
})

/** The small cart, which `open-cart.ts` puts onto the page. */
export const opens: Readonly<Record<string, keyof typeof params.fields>> = { 'sub-cart': 'checkoutUrl' }
