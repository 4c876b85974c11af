import { defineParams } from '#core/params/define-params.ts'
import { flag, text } from '#core/params/vocabulary.ts'

export const params = defineParams({
  // Spelled out here, for what knows the call comes with the dialog.
  keys: text({ default: 'html endpoint', max: 2000 }),
  full: flag({ default: true }),
})
