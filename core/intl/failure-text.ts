import type { FailureError } from '#core/http/failure.ts'
import { failureMessages } from './failure-messages.ts'
import { createTranslate } from './translate.ts'

const t = createTranslate(failureMessages)

/**
 * Words that only some pages bring: whoever may delete a record tells those who still change it, and staff turn to
 * somebody else than customers do, with the id of the request where there is one; where a lead says already that
 * something failed, they need only what to do.
 */
export const moreFailureTexts: {
  deleted?: () => string
  server?: (requestId: string | undefined, isLed: boolean) => string
} = {}

/**
 * Whether nobody but the shop can mend it, so that its words name whom to turn to. Who asked for a list sent nothing that
 * could be too long, and who sent a form looked for nothing; nobody can correct what they have not written. To customers
 * what is their own is never denied, nor is it missing; what is sent may be, but not without a word.
 */
export function isOurs({ failure, isOutcomeUnknown, isWrite, isOwn }: FailureError): boolean {
  if (isOutcomeUnknown) return false
  const isLost = isOwn && !moreFailureTexts.server
  switch (failure.kind) {
    case 'server':
    case 'contract':
      return true
    case 'not-found':
      return isWrite || isLost
    case 'too-large':
      return !isWrite
    case 'invalid':
      return !isWrite && !failure.message
    case 'forbidden':
      return !failure.message && (isLost || (isWrite && Boolean(failure.isMute)))
    default:
      return false
  }
}

/**
 * What a person reads of a failure: the server's own word where it is meant for people, else ours. `isLed` where they
 * have read before what could not be done.
 */
export function describeFailure(error: FailureError, isLed = false): string {
  const { failure, isOutcomeUnknown, body } = error
  if (isOutcomeUnknown) return t('unknownOutcome')
  // A call that is not there is a fault of the server; where the call itself answers, what it was to change is not there.
  if (isOurs(error))
    return (
      (failure.kind === 'not-found' && body !== undefined && moreFailureTexts.deleted?.()) ||
      (moreFailureTexts.server?.(failure.kind === 'server' ? failure.requestId : undefined, isLed) ??
        t('server'))
    )
  if (failure.kind === 'too-many') return t('too-many', { seconds: failure.retryAfter })
  const isTold = failure.kind === 'invalid' || failure.kind === 'conflict' || failure.kind === 'forbidden'
  if (isTold && failure.message) return failure.message
  return t(failure.kind)
}
