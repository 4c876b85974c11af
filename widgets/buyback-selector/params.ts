import { defineParams } from '#core/params/define-params.ts'
import { flag, link, reference, text } from '#core/params/vocabulary.ts'

export const params = defineParams({
  type: text({ default: '', max: 100 }),
  code: reference({ default: '' }),
  sendPrice: flag({ default: true }),
  sellOnline: flag({ default: true, needs: { component: 'sell-form', or: 'sellUrl' } }),
  sellUrl: link({ default: '' }),
})
