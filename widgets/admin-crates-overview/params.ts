import { defineParams } from '#core/params/define-params.ts'

export const params = defineParams({})
