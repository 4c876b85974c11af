import { effect } from '@preact/signals-core'
import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, type RefObject, useEffect } from 'react'
import type { CartPackage } from '#core/api/cart/packages.ts'
import { showPrice } from '#core/intl/format-money.ts'
import { keepUnits } from '#core/intl/keep-units.ts'
import { words } from '#core/intl/words.ts'
import { Dialog } from '#kit/dialog/dialog.tsx'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { SkeletonCards } from '#kit/feedback/skeleton.tsx'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { useModel } from '#kit/react/use-model.ts'
import { t } from './cart-dialog-messages.ts'
import { ChangeFailure } from './change-failure.tsx'
import { t as line } from './line-messages.ts'
import { LineCount, LineMost, LinePrice, LineRemoval, LineSum } from './line-parts.tsx'
import { type CartLines, createCartLines } from './lines-model.ts'
import { MissingGoods } from './missing-goods.tsx'

interface Opened {
  /** What the focus goes back to. */
  opener: RefObject<HTMLElement | null>
  onClose: () => void
  /** Called when it opens; what it returns is called once it is closed and all that was changed in it is settled. */
  onOpen: () => () => void
}

/** The cart over an order, which keeps all that is typed in it: how many there are of what, and what is to go. */
export const CartDialog = ({ opener, onClose, onOpen }: Opened): ReactNode => (
  <Dialog title={t('heading')} startsAt="title" opener={opener} onClose={onClose}>
    <Lines onClose={onClose} onOpen={onOpen} />
  </Dialog>
)

function Lines({ onClose, onOpen }: Omit<Opened, 'opener'>): ReactNode {
  useSignals()
  const model = useModel(createCartLines)
  const place = useFocusInPlace<HTMLDivElement>()
  useEffect(() => {
    const settle = onOpen()
    return () => whenIdle(model, settle)
  }, [model, onOpen])
  const { failure, isPending, reread } = model
  const cart = model.cart.value
  const failed = model.failed.value
  const isWaiting = !cart && !failure.value
  const isEmpty = cart?.packages.length === 0
  return (
    <div ref={place} tabIndex={-1} className="ostrov-cart-lines" aria-busy={isWaiting || undefined}>
      {failed && !failed.isGone && <ChangeFailure of={failed} isBusy={model.isChanging.value} />}
      <MissingGoods model={model} />
      {isWaiting && <p className="ostrov-hidden">{words('loading')}</p>}
      {isWaiting && <SkeletonCards count={1} layout="rows" />}
      {isEmpty && !failed?.isGone && (
        <Note kind="warning">
          <KeyedText value={t('empty')} />
        </Note>
      )}
      {cart && !isEmpty && (
        <>
          <ul>
            {cart.packages.map(one => (
              <Line key={one.id} model={model} one={one} />
            ))}
          </ul>
          <p className="ostrov-cart-lines-total">
            <span>{t('total')}</span> <KeyedText as="strong" value={showPrice(cart.total)} />
          </p>
        </>
      )}
      {!cart && failure.value && (
        <FailureNote
          failure={failure.value}
          lead={line('failed')}
          isBusy={isPending.value}
          onRetry={reread}
        />
      )}
      <div className="ostrov-form-actions ostrov-dialog-foot">
        <Button label={t('back')} onPress={onClose} />
      </div>
    </div>
  )
}

/** What was changed last may still be on its way when the dialog is closed. */
function whenIdle({ isChanging, isAdding }: CartLines, settle: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = effect(() => {
    clearTimeout(timer)
    if (!isChanging.value && !isAdding.value) timer = setTimeout(end)
  })
  // Not sooner: who answers a change tells of it a moment later.
  function end(): void {
    stop()
    settle()
  }
}

function Line({ model, one }: { model: CartLines; one: CartPackage }): ReactNode {
  const { product_name: name, image } = one
  return (
    <li data-beside={one.parent_id !== null || undefined}>
      <span className="ostrov-cart-lines-picture">
        {image && <img src={image} alt="" width="48" height="48" />}
      </span>
      <span>
        <KeyedText value={keepUnits(name)} />
        <p className="ostrov-muted">
          <LinePrice one={one} />
        </p>
        <p className="ostrov-cart-lines-most">
          <LineMost one={one} />
        </p>
      </span>
      <LineSum one={one} />
      <div className="ostrov-cart-lines-count">
        <LineCount model={model} one={one} />
        <LineRemoval model={model} one={one} />
      </div>
    </li>
  )
}
