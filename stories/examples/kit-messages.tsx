import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useState } from 'react'
import { type Discount, discount } from '#core/api/discounts/discounts.ts'
import { createResource } from '#core/state/resource.ts'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { Note } from '#kit/feedback/note.tsx'

export function DiscountState({ id }: { id: string }): ReactNode {
  useSignals()
  const [found] = useState(() => createResource<Discount>())
  useEffect(() => {
    void found.fetch({ endpoint: discount, args: { id } })
    return found.unsubscribe
  }, [found, id])
  const failure = found.failure.value
  if (failure)
    return (
      <FailureNote
        failure={failure}
        lead="The discount could not be read."
        isBusy={found.isPending.value}
        onRetry={() => void found.refetch()}
      />
    )
  return found.data.value?.is_active === false && <Note kind="warning">Customers don’t see it now.</Note>
}
