import { isHTTPError, type RetryOptions } from 'ky'
import { AnswerError } from './answer.ts'
import { readRetryAfter } from './retry-after.ts'
import { takeRetry } from './retry-budget.ts'

const isPassing = (status: number): boolean => status === 408 || status === 429 || status >= 500

/** Up to 3 retries of one read after 1, 2 and 4 s, or later where the server says so, within the page's budget. */
export function planRetries(): RetryOptions {
  let asked = 0
  return {
    limit: 3,
    methods: ['get'],
    shouldRetry({ error }) {
      const response = isHTTPError(error) ? error.response : null
      asked = response ? (readRetryAfter(response.headers) ?? 0) * 1000 : 0
      const canHelp = response ? isPassing(response.status) : error instanceof AnswerError
      return canHelp && takeRetry()
    },
    delay: attempt => Math.max(asked, 1000 * 2 ** (attempt - 1)),
  }
}
