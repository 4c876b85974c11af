import { createTranslate } from './translate.ts'
import { wordMessages } from './word-messages.ts'

export const words = createTranslate(wordMessages)
