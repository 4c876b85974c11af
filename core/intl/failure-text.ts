import type { FailureError } from '#core/http/failure.ts'
import { failureMessages } from './failure-messages.ts'
import { createTranslate } from './translate.ts'

const t = createTranslate(failureMessages)

/** What a person reads of a failure: the server's own word where it is meant for people, else ours. */
export function describeFailure({ failure, isOutcomeUnknown, isWrite }: FailureError): string {
  if (isOutcomeUnknown) return t('unknownOutcome')
  // Who sent a form looked for no record, and who asked for a list sent nothing that could be too long.
  if (failure.kind === (isWrite ? 'not-found' : 'too-large')) return t('server')
  if (failure.kind === 'too-many') return t('too-many', { seconds: failure.retryAfter })
  const isTold = failure.kind === 'invalid' || failure.kind === 'conflict' || failure.kind === 'forbidden'
  // Nobody can correct what they have not written.
  return (
    (isTold ? failure.message : null) ?? t(failure.kind === 'invalid' && !isWrite ? 'server' : failure.kind)
  )
}
