import { defineParams } from '#core/params/define-params.ts'
import { reference, text } from '#core/params/vocabulary.ts'

export const params = defineParams({
  heading: text({ default: '', max: 200 }),
  delivery: reference({ default: 'dpd-pickup' }),
  mapKey: text({ default: '', max: 200 }),
})

/** Its calls of that are needed by every page with it. */
export const purpose = 'pick-up at other places'
