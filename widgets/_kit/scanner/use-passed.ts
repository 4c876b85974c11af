import { useSignals } from '@preact/signals-react/runtime'
import { useCallback, useRef } from 'react'
import type { ScanQueue } from '#core/picking/scan-queue.ts'
import type { Verdict } from './feedback.ts'

/**
 * What is heard of the last of several scans: where one before it did not count, that, whatever came of the last.
 * What it gives back speaks of the render that it was made in: the effect of the scan before may run after the last
 * one was answered.
 */
export function usePassed(queue: Pick<ScanQueue, 'passed'>): (verdict: Verdict) => Verdict {
  useSignals()
  const passed = queue.passed.value
  const heard = useRef(passed)
  return useCallback(
    verdict => {
      const isNew = passed !== heard.current && passed.length > 0
      heard.current = passed
      return isNew ? 'bad' : verdict
    },
    [passed],
  )
}
