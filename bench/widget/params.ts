import { defineParams } from '#core/params/define-params.ts'
import { integer, text } from '#core/params/vocabulary.ts'

export const params = defineParams({ label: text(), start: integer(), step: integer() })
