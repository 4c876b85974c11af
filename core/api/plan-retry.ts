import { type Answer, AnswerError } from './answer.ts'
import { readRetryAfter } from './retry-after.ts'
import { takeRetry } from './retry-budget.ts'

const LIMIT = 3

const isPassing = (status: number): boolean => status === 408 || status === 429 || status >= 500

/**
 * Milliseconds until a read is tried again, null where that can't help: up to 3 times after 1, 2 and 4 s, or later
 * where the server says so, within the page's budget.
 */
export function planRetry(outcome: Answer | AnswerError, tries: number): number | null {
  const isAnswered = !(outcome instanceof AnswerError)
  if (tries > LIMIT || (isAnswered && !isPassing(outcome.status)) || !takeRetry()) return null
  const asked = isAnswered ? (readRetryAfter(outcome.headers) ?? 0) * 1000 : 0
  return Math.max(asked, 1000 * 2 ** (tries - 1))
}
