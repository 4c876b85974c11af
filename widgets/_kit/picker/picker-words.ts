import { createTranslate } from '#core/intl/translate.ts'
import { pickerMessages } from './picker-messages.ts'

export const t = createTranslate(pickerMessages)
