import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { words } from '#core/intl/words.ts'
import type { Island } from '#core/widget.ts'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useFocusAfterRetry } from '#kit/focus/use-focus-after-retry.ts'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { useModel } from '#kit/react/use-model.ts'
import { t } from './messages.ts'
import { createOrderStatus, type OrderStatusModel } from './model.ts'
import { OrderDetail } from './order-detail.tsx'
import type { params } from './params.ts'

type OwnIsland = Island<typeof params>

/** One order, for whoever has its link. */
export function View({ params: { id, hotline } }: OwnIsland): ReactNode {
  useSignals()
  const model = useModel(() => createOrderStatus(id))
  const order = model.order.value
  const { target, retry } = useFocusAfterRetry<HTMLHeadingElement>(order !== null, model.reread)

  if (!model.isValid)
    return (
      <Note kind="error">
        <KeyedText value={t('invalid')} />
      </Note>
    )
  if (order) return <OrderDetail model={model} order={order} hotline={hotline} titleRef={target} />
  if (!model.failure.value) return <OrderSkeleton />
  return <Trouble model={model} onRetry={retry} />
}

function Trouble({ model, onRetry }: { model: OrderStatusModel; onRetry: () => void }): ReactNode {
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
        <FailureNote failure={failure} lead={t('failed')} isBusy={model.isPending.value} onRetry={onRetry} />
      )}
    </div>
  )
}

/** The shape of what is to come. */
const OrderSkeleton = (): ReactNode => (
  <div className="ostrov-order" aria-busy="true">
    <p className="ostrov-hidden">{words('loading')}</p>
    {['head', 'progress', 'facts', 'items'].map(part => (
      <span key={part} className="ostrov-skeleton" data-part={part} aria-hidden="true" />
    ))}
  </div>
)
