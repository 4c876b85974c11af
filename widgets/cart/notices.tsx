import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { CartPackages } from '#core/api/cart/packages.ts'
import { createDiscountRemoval } from '#core/cart/invalid-discounts.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useModel } from '#kit/react/use-model.ts'
import type { CartModel } from './model.ts'
import { t } from './more-messages.ts'

type Notice = CartPackages['notices'][number]

const TEXTS = {
  'invalid-discount': 'invalidDiscount',
  'insurance-price-changed': 'insuranceChanged',
  'not-in-stock': 'notInStock',
} as const satisfies Record<Notice['kind'], string>

/** What of the cart is no longer as it was when it was put in. */
export function Notices({ model }: { model: CartModel }): ReactNode {
  useSignals()
  return (model.cart.value?.notices ?? []).map(({ kind, about }) => (
    <Note key={`${kind} ${about}`} kind="warning">
      <KeyedText value={t(TEXTS[kind], { name: about ?? '' })} />
      {kind === 'invalid-discount' && <RemoveDiscount model={model} />}
    </Note>
  ))
}

function RemoveDiscount({ model }: { model: CartModel }): ReactNode {
  useSignals()
  const { run, isPending, failure } = useModel(createDiscountRemoval)
  const remove = async (): Promise<void> => {
    await run(null)
    model.reread()
  }
  return (
    <>
      <Button
        kind="secondary"
        label={t('removeDiscount')}
        isBusy={isPending.value}
        onPress={() => void remove()}
      />
      {failure.value && <FailureNote failure={failure.value} lead={t('notRemoved')} />}
    </>
  )
}
