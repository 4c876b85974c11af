import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { words } from '../../core/intl/words.ts'
import { isVisible, VISIBILITY } from '../../core/pricing/visibility.ts'
import { FailureNote } from '../_kit/failure-note.tsx'
import { Live } from '../_kit/live.tsx'
import { Note } from '../_kit/note.tsx'
import { useFocusInPlace } from '../_kit/use-focus-in-place.ts'
import { useModel } from '../_kit/use-model.ts'
import type { ReviewIsland } from './island.ts'
import { createReview, type ReviewModel } from './model.ts'
import { Review } from './review.tsx'

/** A submitted buy-back for reading. */
export function View({ params, t }: ReviewIsland): ReactNode {
  useSignals()
  const model = useModel(() => createReview(params))
  const title = useRef<HTMLHeadingElement>(null)
  const wasRetried = useRef(false)
  const detail = model.detail.value

  useLayoutEffect(() => {
    // The button that was pressed is gone with the failure; what it asked for has come.
    if (detail && wasRetried.current) title.current?.focus()
    if (detail) wasRetried.current = false
  }, [detail])

  if (detail && isVisible(model.visibility.value, VISIBILITY.buyout))
    return <Review detail={detail} t={t} titleRef={title} />
  if (!model.failure.value) return <ReviewSkeleton />
  return (
    <Trouble
      model={model}
      t={t}
      onRetry={() => {
        wasRetried.current = true
        model.reload()
      }}
    />
  )
}

function Trouble({
  model,
  t,
  onRetry,
}: {
  model: ReviewModel
  t: ReviewIsland['t']
  onRetry: () => void
}): ReactNode {
  useSignals()
  const place = useFocusInPlace<HTMLDivElement>()
  const failure = model.failure.value
  if (!failure) return null
  return (
    <div ref={place} tabIndex={-1}>
      {failure.failure.kind === 'not-found' ? (
        <Note kind="error">
          <Live value={t('notFound')} />
        </Note>
      ) : (
        <FailureNote failure={failure} onRetry={onRetry} />
      )}
    </div>
  )
}

/** The shape of what is to come. */
function ReviewSkeleton(): ReactNode {
  return (
    <div className="ostrov-review" aria-busy="true">
      <p className="ostrov-hidden">{words('loading')}</p>
      {['device', 'steps', 'answers', 'person'].map(part => (
        <span key={part} className="ostrov-skeleton" data-part={part} aria-hidden="true" />
      ))}
    </div>
  )
}
