import { defineParams } from '#core/params/define-params.ts'
import { integer } from '#core/params/vocabulary.ts'

export const params = defineParams({ pageSize: integer({ default: 50, min: 10, max: 500 }) })
