const MAX_WAIT = 60

/** Both forms start so: `120` or `Sat, 21 Nov 2026 10:00:00 GMT`. `Date.parse` alone makes a date of almost anything. */
const SECONDS = /^\d+$/
const HTTP_DATE = /^[a-z]{3,9},? .*\d\d:\d\d:\d\d/i

/**
 * Seconds of a Retry-After header, kept within 1 and 60; null where there is none, or none that can be read.
 * A moment is told by the server's clock, so it is measured against the Date header of the same answer.
 */
export function readRetryAfter(headers: Headers): number | null {
  const text = headers.get('retry-after')?.trim() ?? ''
  if (SECONDS.test(text)) return limit(Number(text))
  if (!HTTP_DATE.test(text)) return null
  const now = Date.parse(headers.get('date') ?? '') || Date.now()
  const seconds = (Date.parse(text) - now) / 1000
  return Number.isFinite(seconds) ? limit(seconds) : null
}

const limit = (seconds: number): number => Math.min(MAX_WAIT, Math.max(1, Math.ceil(seconds)))
