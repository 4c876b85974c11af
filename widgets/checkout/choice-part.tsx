import type { ReactNode } from 'react'
import { FoldedStep } from '#kit/device/folded-step.tsx'
import type { Folding } from '#kit/device/use-folding.ts'
import { SkeletonCards } from '#kit/feedback/skeleton.tsx'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { useUniqueId } from '#kit/react/use-unique-id.ts'

/** One of the things to choose in a step: open until it is chosen, then a line that opens it again. */
export function ChoicePart({
  part,
  name,
  value,
  folding,
  children,
}: {
  part: string
  name: string
  /** What is chosen; null while nothing is. */
  value: string | null
  folding: Folding
  children: ReactNode
}): ReactNode {
  const place = useFocusInPlace<HTMLDivElement>()
  const isHeld = folding.held === part
  if (value !== null && !isHeld)
    return (
      <div ref={place} tabIndex={-1} className="ostrov-step">
        <FoldedStep name={name} value={value} onChange={() => folding.reopen(part)} />
      </div>
    )
  return (
    <div ref={place} tabIndex={-1} className="ostrov-step" data-open data-held={isHeld || undefined}>
      {children}
    </div>
  )
}

/** Who goes on by Tab before the cards are there waits for them here. */
export function WaitingPart({ legend, count }: { legend: string; count: number }): ReactNode {
  const id = useUniqueId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what it is named after takes its place in a moment
    <fieldset aria-busy="true" aria-labelledby={id} tabIndex={0}>
      <div id={id} className="ostrov-legend">
        {legend}
      </div>
      <SkeletonCards count={count} layout="offers" />
    </fieldset>
  )
}
