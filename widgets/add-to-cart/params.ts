import { defineParams } from '#core/params/define-params.ts'
import { choice, flag, integer, link, reference } from '#core/params/vocabulary.ts'

export const params = defineParams({
  product: reference({ of: 'product' }),
  showName: flag({ default: true }),
  layout: choice(['full', 'compact'], { default: 'full' }),
  showExtras: flag({ default: true }),
  showInstalments: flag({ default: true }),
  buyoutProduct: reference({ default: '', of: 'buyback-device' }),
  bonusPercent: integer({ default: 0, min: 0, max: 100 }),
  cartUrl: link({ default: '' }),
})
