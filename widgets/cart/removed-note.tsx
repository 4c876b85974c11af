import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { nameRemoved } from '#core/cart/removed-package.ts'
import { keepUnits } from '#core/intl/keep-units.ts'
import { listWords } from '#core/intl/list-words.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import type { CartModel } from './model.ts'
import { t } from './more-messages.ts'

/** What the shop has in the cart no more: what it is without by itself, and what was taken out last, with the way to have it back. */
export function RemovedNote({ model }: { model: CartModel }): ReactNode {
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
