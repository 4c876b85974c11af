import type { PageSettings } from '#core/page.ts'
import { defineParams } from '#core/params/define-params.ts'
import { link, text } from '#core/params/vocabulary.ts'

export const params = defineParams({
  heading: text({ default: '', max: 200 }),
  termsUrl: link({ default: '' }),
})

/** A sale can't be sent without the country that its addresses begin with. */
export const pageKeys: readonly (keyof PageSettings)[] = ['defaultCountry']
