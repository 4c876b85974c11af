import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { atcDelivery, type Courier } from '#core/api/delivery/courier.ts'
import type { Checkout } from '#core/checkout/checkout.ts'
import { onRestored } from '#core/state/on-restored.ts'
import { createResource } from '#core/state/resource.ts'
import type { Folding } from '#kit/device/use-folding.ts'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { useLoadingNews } from '#kit/feedback/use-loading-news.ts'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { useModel } from '#kit/react/use-model.ts'
import { WaitingPart } from '../choice-part.tsx'
import { t } from './delivery-text.ts'
import { SlotPart } from './slot-choice.tsx'

/** When the shop's own courier comes. */
export function AtcPart({ checkout, folding }: { checkout: Checkout; folding: Folding }): ReactNode {
  useSignals()
  const { data, failure, isPending, refetch } = useModel(createSlots)
  const place = useFocusInPlace<HTMLDivElement>()
  const courier = data.value
  useLoadingNews(t('time'), !courier && isPending.value, courier !== null)
  if (courier) return <SlotPart checkout={checkout} courier={courier} folding={folding} />
  return (
    <div ref={place} tabIndex={-1} className="ostrov-step" data-open>
      {failure.value ? (
        <FailureNote
          failure={failure.value}
          lead={t('slotsFailed')}
          isBusy={isPending.value}
          onRetry={() => void refetch()}
        />
      ) : (
        <WaitingPart legend={t('slot')} count={2} />
      )}
    </div>
  )
}

function createSlots() {
  const slots = createResource<Courier>()
  return {
    ...slots,
    mount(): () => void {
      void slots.fetch({ endpoint: atcDelivery })
      const stop = onRestored(() => void slots.refetch())
      return () => {
        stop()
        slots.unsubscribe()
      }
    },
  }
}
