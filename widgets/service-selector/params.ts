import { defineParams } from '#core/params/define-params.ts'
import { PHONE_PATTERN } from '#core/params/phone-pattern.ts'
import { integer, link, reference, text } from '#core/params/vocabulary.ts'

export const params = defineParams({
  type: reference({ default: '', of: 'service-type' }),
  code: reference({ default: '', of: 'service-device' }),
  visibleOperations: integer({ default: 7, min: 1, max: 50 }),
  contactPhone: text({ default: '', max: 40, pattern: PHONE_PATTERN }),
  contactUrl: link({ default: '' }),
})
