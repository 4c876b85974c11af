import { isCsrfRefusal } from '#core/http/classify-response.ts'
import { FailureError, toFailure } from '#core/http/failure.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { bulkMessages } from './bulk-messages.ts'

const t = createTranslate(bulkMessages)

/** What was said to people; a server's single words are for machines. */
const SENTENCE = /\s.*[.!?…]$/s

const denied = new WeakSet<FailureError>()

/** Who asks may not change it, or is not who they were: nothing is wrong with what was put in. */
export const isDenied = (failure: FailureError): boolean => denied.has(failure)

/** Why a cell was not saved. A refusal that does not say why leaves two reasons, and staff are told both. */
export function toCellFailure(thrown: unknown): FailureError {
  const error = toFailure(thrown)
  const { failure, route, body } = error
  const isMute = failure.kind === 'forbidden' ? !SENTENCE.test(failure.message ?? '') : isCsrfRefusal(error)
  if (!isMute) return error
  const told = new FailureError({ kind: 'forbidden', message: t('denied') }, route, { isWrite: true, body })
  denied.add(told)
  return told
}
