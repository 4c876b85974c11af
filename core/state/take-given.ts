import { toFailure } from '../api/failure.ts'
import type { Known } from '../api/read-given.ts'
import { getGiven } from '../given.ts'
import { report } from '../report.ts'

/** What came with the page in answer to a read; null where nothing did, or where it breaks the contract. */
export function takeGiven<T>(
  load: (options: { isGiven: boolean; signal: AbortSignal }) => Promise<T>,
): T | null {
  if (!getGiven()) return null
  try {
    const answer: Known<T> = load({ isGiven: true, signal: AbortSignal.abort() })
    // A read that makes something else of its answer takes its time for that, and is left alone.
    answer.catch(() => {})
    return answer.value ?? null
  } catch (thrown) {
    if (getGiven()?.mustFit) throw thrown
    report(toFailure(thrown).message)
    return null
  }
}
