import { type ReactNode, useRef } from 'react'
import { type Edge, useScrollPadding } from '#kit/focus/use-scroll-padding.ts'

/**
 * What an action came to and the way back, in sight at an edge of the window wherever in a long page it was done; it
 * covers no focus. Its styles are `outcome-bar.css`.
 */
export function OutcomeBar({ edge = 'end', children }: { edge?: Edge; children: ReactNode }): ReactNode {
  const bar = useRef<HTMLDivElement>(null)
  useScrollPadding(bar, edge)
  return (
    <div ref={bar} className="ostrov-outcome-bar" data-edge={edge}>
      {children}
    </div>
  )
}
