import type { ReactNode } from 'react'

/** The shape of cards to come; says nothing, the region that waits is marked busy by its owner. */
export function SkeletonCards({
  count,
  layout = 'cards',
}: {
  /** How many cards are drawn; as many as are expected, so that little moves when they come. */
  count: number
  /** The layout of the `ChoiceCards` that they stand in for. */
  layout?: 'cards' | 'rows' | 'pictures' | 'offers'
}): ReactNode {
  return (
    <div className="ostrov-choices" data-layout={layout} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <span key={String(i)} className="ostrov-skeleton" />
      ))}
    </div>
  )
}
