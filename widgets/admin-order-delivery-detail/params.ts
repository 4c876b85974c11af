import { defineParams } from '#core/params/define-params.ts'
import { reference } from '#core/params/vocabulary.ts'

export const params = defineParams({ id: reference({ default: '', of: 'order' }) })
