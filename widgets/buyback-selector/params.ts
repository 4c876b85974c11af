import { defineParams } from '#core/params/define-params.ts'
import { PHONE_PATTERN } from '#core/params/phone-pattern.ts'
import { flag, link, reference, text } from '#core/params/vocabulary.ts'

export const params = defineParams({
  type: reference({ default: '', of: 'buyback-type' }),
  code: reference({ default: '', of: 'buyback-device' }),
  sendPrice: flag({ default: true }),
  sellOnline: flag({ default: true, needs: { component: 'sell-form', or: 'sellUrl' } }),
  sellUrl: link({ default: '' }),
  contactPhone: text({ default: '', max: 40, pattern: PHONE_PATTERN }),
  storesUrl: link({ default: '' }),
})
