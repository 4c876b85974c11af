import type { FailureError } from '../api/failure.ts'
import { failureMessages } from './failure-messages.ts'
import { createTranslate } from './translate.ts'

const t = createTranslate(failureMessages)

/** What a person reads of a failure: the server's own word where it is meant for people, else ours. */
export function describeFailure({ failure, isOutcomeUnknown }: FailureError): string {
  if (isOutcomeUnknown) return t('unknownOutcome')
  if (failure.kind === 'too-many') return t('too-many', { seconds: failure.retryAfter })
  const isTold = failure.kind === 'invalid' || failure.kind === 'conflict' || failure.kind === 'forbidden'
  return (isTold ? failure.message : null) ?? t(failure.kind)
}
