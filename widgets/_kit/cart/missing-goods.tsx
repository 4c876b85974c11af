import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { CartContents } from '#core/cart/cart-contents.ts'
import { nameRemoved } from '#core/cart/removed-package.ts'
import { keepUnits } from '#core/intl/keep-units.ts'
import { listWords } from '#core/intl/list-words.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { t } from './missing-goods-messages.ts'

/** What turned out to be gone from the cart, and what was taken out last, with the way to have it back. */
export function MissingGoods({
  model,
}: {
  model: Pick<CartContents, 'cart' | 'failed' | 'removed' | 'isAdding' | 'undoRemoval'>
}): ReactNode {
  useSignals()
  const removed = model.removed.value
  const failed = model.failed.value
  return (
    <>
      {failed?.isGone && (
        <Note kind="warning" isShown>
          <KeyedText
            value={model.cart.value?.count ? t('gone', { name: keepUnits(failed.name) }) : t('goneAll')}
          />
        </Note>
      )}
      {removed && (
        <Note kind="info">
          <KeyedText value={t('removed', { name: keepUnits(listWords(nameRemoved(removed))) })} />
          <Button
            kind="secondary"
            label={t('undo')}
            isBusy={model.isAdding.value}
            onPress={() => void model.undoRemoval()}
          />
        </Note>
      )}
    </>
  )
}
