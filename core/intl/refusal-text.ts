import { splitRefusal, type ValidationCode } from '../validation/codes.ts'
import { refusalMessages } from './refusal-messages.ts'
import { createTranslate } from './translate.ts'

const t = createTranslate(refusalMessages)
const LIMITED = /(?:Length|Value)$/

/** The text of a refusal: of a rule's code, or the server's own words as they are. */
export function describeRefusal(refusal: string): string {
  const { code, limit } = splitRefusal(refusal)
  const isCode = Object.values(refusalMessages).some(texts => Object.hasOwn(texts, code))
  const isWhole = LIMITED.test(code) === (limit !== null)
  return isCode && isWhole ? t(code as ValidationCode, limit === null ? undefined : { limit }) : refusal
}
