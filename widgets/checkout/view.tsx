import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { words } from '#core/intl/words.ts'
import { isSafeLink } from '#core/safe-link.ts'
import type { Island } from '#core/widget.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { SkeletonCards } from '#kit/feedback/skeleton.tsx'
import { useLoadingNews } from '#kit/feedback/use-loading-news.ts'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { navigation } from '#kit/link/navigation.ts'
import { useLazyModule } from '#kit/react/use-lazy-module.ts'
import { useModel } from '#kit/react/use-model.ts'
import { readEntry } from './history-entry.ts'
import { t } from './messages.ts'
import { type CheckoutModel, createCheckoutModel } from './model.ts'
import { Open } from './open.tsx'
import type { OrderModel } from './order-model.ts'
import type { params } from './params.ts'

const loadCartDialog = () => import('#kit/cart/cart-dialog.tsx')
const loadGone = () => import('./gone.tsx')

type OwnIsland = Island<typeof params>

/** From the cart to a paid order. */
export function View({ params }: OwnIsland): ReactNode {
  useSignals()
  const model = useModel(createCheckoutModel)
  const place = useFocusInPlace<HTMLDivElement>()
  const { cart, cartFailure, isRereading, isRestoring, reread } = model.checkout
  const order = cart.value
  const failure = cartFailure.value
  const isWaiting = order ? isRestoring.value : !failure
  useLoadingNews(t('heading'), isWaiting, order !== null)
  useHeldHeight(place, isWaiting, `${model.step.value} ${model.outcome.value !== null}`)
  return (
    <div ref={place} tabIndex={-1} className="ostrov-checkout" aria-busy={isWaiting || undefined}>
      <h2 className="ostrov-hidden">{t('heading')}</h2>
      {isWaiting && <p className="ostrov-hidden">{words('loading')}</p>}
      {isWaiting && <SkeletonCards count={4} layout="rows" />}
      {!order && failure && (
        <FailureNote failure={failure} lead={t('failed')} isBusy={isRereading.value} onRetry={reread} />
      )}
      {order && !isWaiting && <Filled model={model} params={params} />}
      <CartOver model={model} />
    </div>
  )
}

/** The cart over the order, apart from what goes when it is emptied. Where it does not come, its link leads on. */
function CartOver({ model: { editedBy, checkout } }: { model: CheckoutModel }): ReactNode {
  useSignals()
  const link = editedBy.value
  const { part, isMissing } = useLazyModule(loadCartDialog, link !== null)
  const close = (): void => {
    editedBy.value = null
  }
  useEffect(() => {
    if (!link || !isMissing) return
    editedBy.value = null
    navigation.goTo(link.href)
  }, [link, isMissing, editedBy])
  return (
    link && part && <part.CartDialog opener={{ current: link }} onOpen={checkout.editCart} onClose={close} />
  )
}

/** Who comes back to the middle of it stays there, however short it is now, until another screen is turned to. */
function useHeldHeight(place: RefObject<HTMLElement | null>, isWaiting: boolean, screen: string): void {
  const setHeight = (height: string): void => {
    if (place.current) place.current.style.minBlockSize = height
  }
  useLayoutEffect(() => setHeight(''), [screen])
  useLayoutEffect(() => {
    if (isWaiting) setHeight(`${innerHeight + scrollY}px`)
  })
}

function Filled({ model, params }: { model: CheckoutModel; params: OwnIsland['params'] }): ReactNode {
  useSignals()
  const cart = model.checkout.cart.value
  const outcome = model.outcome.value
  if (outcome) return <Ordered {...outcome} />
  if (!cart) return null
  const order = model.order.value
  if (order?.isDoubtful.value) return <Doubtful order={order} />
  if (cart.products.length === 0) {
    const { made } = readEntry()
    if (made) return <Ordered {...made} isGoing={false} />
    return <Emptied model={model} order={order} goodsUrl={params.goodsUrl} />
  }
  return <Open model={model} cart={cart} params={params} />
}

/** The cart is gone and nobody knows yet what became of its order. */
function Doubtful({ order: { form, resend } }: { order: OrderModel }): ReactNode {
  useSignals()
  const isBusy = form.isPending.value
  const failure = form.failure.value
  return (
    <>
      <Note kind="warning">
        <KeyedText value={t('doubtful')} />
        <Button kind="secondary" isBusy={isBusy} label={t('askAgain')} onPress={resend} />
      </Note>
      {failure && !isBusy && <FailureNote failure={failure} />}
    </>
  )
}

/** Who was filling in an order is told more than who comes with an empty cart. */
function Emptied({
  order,
  ...rest
}: {
  model: CheckoutModel
  order: OrderModel | null
  goodsUrl: string
}): ReactNode {
  const { part } = useLazyModule(loadGone, order !== null)
  return order && part ? <part.Gone order={order} {...rest} /> : <Empty href={rest.goodsUrl} />
}

const Empty = ({ href }: { href: string }): ReactNode => (
  <div className="ostrov-checkout-empty">
    <KeyedText as="p" value={t('empty')} />
    {href && isSafeLink(href) && (
      <a className="ostrov-button" href={href}>
        {t('toGoods')}
      </a>
    )}
  </div>
)

/** The order is made; stays while the page goes on, and for who comes back. */
function Ordered({
  number,
  url,
  isGoing,
  isToPay,
}: {
  number: string
  url: string | null
  isGoing: boolean
  isToPay: boolean
}): ReactNode {
  const here = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that had the focus went with the form.
    if (document.activeElement === document.body) here.current?.focus()
  }, [])
  return (
    <div ref={here} tabIndex={-1}>
      <Note kind={isToPay ? 'warning' : 'success'}>
        <KeyedText value={t(isToPay ? 'leftToPay' : isGoing ? 'goingOn' : 'done', { number })} />
        {url && (
          <a className="ostrov-button" data-kind={isToPay ? undefined : 'secondary'} href={url}>
            {t(isToPay ? 'toPayment' : 'toOrder')}
          </a>
        )}
      </Note>
    </div>
  )
}
