import { isCsrfRefusal } from '#core/http/classify-response.ts'
import { FailureError, toFailure } from '#core/http/failure.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { bulkMessages } from './bulk-messages.ts'

const t = createTranslate(bulkMessages)

/** What was said to people; a server's single words are for machines. */
const SENTENCE = /\s.*[.!?…]$/s

/** Who asks may not change it, or is not who they were, and nobody said which: nothing is wrong with what was put in. */
export const isDenied = (error: FailureError): boolean =>
  error.failure.kind === 'forbidden' ? !SENTENCE.test(error.failure.message ?? '') : isCsrfRefusal(error)

/** Why a cell was not saved. A refusal that does not say why leaves two reasons, and staff are told both. */
export function toCellFailure(thrown: unknown): FailureError {
  const error = toFailure(thrown)
  if (!isDenied(error)) return error
  const { route, body } = error
  return new FailureError({ kind: 'forbidden', message: t('denied') }, route, { isWrite: true, body })
}
