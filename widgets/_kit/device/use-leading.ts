import { useEffect, useRef } from 'react'
import type { Folding } from './use-folding.ts'

/** Leads who wished it to where the selection goes on; `wishes` grows with each. */
export function useLeading({ lead }: Folding, wishes: number): void {
  const seen = useRef(wishes)
  useEffect(() => {
    if (wishes === seen.current) return
    seen.current = wishes
    lead()
  })
}
