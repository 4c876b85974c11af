import { useCallback, useRef } from 'react'
import type { ScanQueue } from '#core/picking/scan-queue.ts'
import type { Verdict } from './feedback.ts'

/** What is heard of the last of several scans: where one before it did not count, that, whatever came of the last. */
export function usePassed({ passed }: ScanQueue): (verdict: Verdict) => Verdict {
  const heard = useRef(passed.peek())
  return useCallback(
    verdict => {
      const isNew = passed.peek() !== heard.current && passed.peek().length > 0
      heard.current = passed.peek()
      return isNew ? 'bad' : verdict
    },
    [passed],
  )
}
