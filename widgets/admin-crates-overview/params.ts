import { defineParams } from '#core/params/define-params.ts'
import { link } from '#core/params/vocabulary.ts'

export const params = defineParams({ detailUrl: link({ default: '' }) })
