import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { isVisible, VISIBILITY } from '#core/buyback/visibility.ts'
import { words } from '#core/intl/words.ts'
import type { Island } from '#core/widget.ts'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useFocusAfterRetry } from '#kit/focus/use-focus-after-retry.ts'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { useModel } from '#kit/react/use-model.ts'
import { t } from './messages.ts'
import { createReview, type ReviewModel } from './model.ts'
import type { params } from './params.ts'
import { Review } from './review.tsx'

type OwnIsland = Island<typeof params>

/** A submitted buy-back for reading. */
export function View({ params }: OwnIsland): ReactNode {
  useSignals()
  const model = useModel(() => createReview(params))
  const detail = model.detail.value
  const { target, retry } = useFocusAfterRetry<HTMLHeadingElement>(detail !== null, model.reload)

  if (detail && isVisible(model.visibility.value, VISIBILITY.buyout))
    return <Review detail={detail} hotline={params.hotline} titleRef={target} />
  if (!model.failure.value) return <ReviewSkeleton />
  return <Trouble model={model} onRetry={retry} />
}

function Trouble({ model, onRetry }: { model: ReviewModel; onRetry: () => void }): ReactNode {
  useSignals()
  const place = useFocusInPlace<HTMLDivElement>()
  const failure = model.failure.value
  if (!failure) return null
  return (
    <div ref={place} tabIndex={-1}>
      {failure.failure.kind === 'not-found' ? (
        <Note kind="error">
          <KeyedText value={t('notFound')} />
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
