import { defineParams } from '#core/params/define-params.ts'
import { integer, link, money } from '#core/params/vocabulary.ts'

export const params = defineParams({
  goodsUrl: link({ default: '' }),
  checkoutUrl: link({ default: '' }),
  buybackUrl: link({ default: '' }),
  freeFrom: money({ default: 0 }),
  bonusPercent: integer({ default: 0, min: 0, max: 100 }),
})
