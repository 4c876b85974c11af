import type { FailureError } from '#core/http/failure.ts'
import { failureMessages } from './failure-messages.ts'
import { createTranslate } from './translate.ts'

const t = createTranslate(failureMessages)

/**
 * Words that only some pages bring: whoever may delete a record tells those who still change it, and staff turn to
 * somebody else than customers do, with the id of the request where there is one.
 */
export const moreFailureTexts: { deleted?: () => string; server?: (requestId?: string) => string } = {}

/** What a person reads of a failure: the server's own word where it is meant for people, else ours. */
export function describeFailure({ failure, isOutcomeUnknown, isWrite, body }: FailureError): string {
  if (isOutcomeUnknown) return t('unknownOutcome')
  const explainServer = (): string =>
    moreFailureTexts.server?.(failure.kind === 'server' ? failure.requestId : undefined) ?? t('server')
  // Who asked for a list sent nothing that could be too long, and who sent a form looked for nothing. A call that is not
  // there is a fault of the server; where the call itself answers, what it was to change is not there.
  if (failure.kind === (isWrite ? 'not-found' : 'too-large'))
    return (isWrite && body !== undefined && moreFailureTexts.deleted?.()) || explainServer()
  if (failure.kind === 'too-many') return t('too-many', { seconds: failure.retryAfter })
  const isTold = failure.kind === 'invalid' || failure.kind === 'conflict' || failure.kind === 'forbidden'
  if (isTold && failure.message) return failure.message
  // Nobody can correct what they have not written.
  const isOurs =
    failure.kind === 'invalid' ? !isWrite : failure.kind === 'server' || failure.kind === 'contract'
  return isOurs ? explainServer() : t(failure.kind)
}
