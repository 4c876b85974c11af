import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useRef } from 'react'
import { showPrice } from '#core/intl/format-money.ts'
import { words } from '#core/intl/words.ts'
import type { Island } from '#core/widget.ts'
import { ChangeFailure } from '#kit/cart/change-failure.tsx'
import { t as line } from '#kit/cart/line-messages.ts'
import { announce } from '#kit/feedback/announce.ts'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { SkeletonCards } from '#kit/feedback/skeleton.tsx'
import { useLoadingNews } from '#kit/feedback/use-loading-news.ts'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { useLazyModule } from '#kit/react/use-lazy-module.ts'
import { useModel } from '#kit/react/use-model.ts'
import { Empty } from './empty.tsx'
import { t } from './messages.ts'
import { type CartModel, createCart } from './model.ts'
import { type More, PackageItem } from './package-item.tsx'
import type { params } from './params.ts'
import { Summary } from './summary.tsx'

type OwnIsland = Island<typeof params>

/** All that is not needed to see what is in the cart and to change how many. */
const loadMore = () =>
  Promise.all([import('./more.tsx'), import('./notices.tsx'), import('#kit/cart/missing-goods.tsx')]).then(
    ([more, { Notices }, { MissingGoods }]) => ({ ...more, Notices, MissingGoods }),
  )

/** The cart as its page shows it: packages with what goes with each, and what all of it costs. */
export function View({ params }: OwnIsland): ReactNode {
  useSignals()
  const model = useModel(createCart)
  const place = useFocusInPlace<HTMLDivElement>()
  // On its way together with the packages, so that these don't grow once they are there.
  const { part: more, isMissing } = useLazyModule(loadMore, true)
  const { failure, isPending, reread, isChanging } = model
  const failed = model.failed.value
  // Its note comes with the rest.
  const isGone = more !== null && failed?.isGone === true
  const cart = model.cart.value
  const isFilled = cart !== null && cart.packages.length > 0
  const isWaiting = cart ? isFilled && !more && !isMissing : !failure.value
  useLoadingNews(t('heading'), isWaiting, cart !== null)
  return (
    <div ref={place} tabIndex={-1} className="ostrov-cart" aria-busy={isWaiting || undefined}>
      <h2 className="ostrov-hidden">{t('heading')}</h2>
      {failed && !isGone && <ChangeFailure of={failed} isBusy={isChanging.value} />}
      {more && <more.MissingGoods model={model} />}
      {more && <more.Notices model={model} />}
      {isWaiting && <p className="ostrov-hidden">{words('loading')}</p>}
      {isWaiting && <SkeletonCards count={2} layout="rows" />}
      {cart && !isFilled && <Empty href={params.goodsUrl} isTold={isGone} />}
      {isFilled && !isWaiting && <Filled model={model} more={more} params={params} />}
      {!cart && failure.value && (
        <FailureNote
          failure={failure.value}
          lead={line('failed')}
          isBusy={isPending.value}
          onRetry={reread}
        />
      )}
    </div>
  )
}

function Filled({
  model,
  more,
  params: { checkoutUrl, buybackUrl, freeFrom, bonusPercent },
}: Pick<OwnIsland, 'params'> & { model: CartModel; more: More }): ReactNode {
  useSignals()
  const packages = model.cart.value?.packages ?? []
  const { total = 0, coming_discounts = [] } = model.cart.value ?? {}
  useTotalNews(total)
  const own = packages.filter(one => !packages.some(({ id }) => id === one.parent_id))
  return (
    <>
      <ul className="ostrov-cart-packages">
        {own
          .flatMap(one => [one, ...packages.filter(({ parent_id }) => parent_id === one.id)])
          .map(one => (
            <PackageItem
              key={one.id}
              model={model}
              item={one}
              more={more}
              bonusPercent={bonusPercent}
              buybackUrl={buybackUrl}
            />
          ))}
      </ul>
      <Summary cart={{ packages, total, coming_discounts }} href={checkoutUrl}>
        {more && <more.Monthly model={model} />}
        {more && <more.FreeDelivery total={total} from={freeFrom} />}
      </Summary>
    </>
  )
}

/** A new total is told once somebody has stopped pressing. */
function useTotalNews(total: number): void {
  const told = useRef(total)
  useEffect(() => {
    if (told.current === total) return
    const timer = setTimeout(() => {
      told.current = total
      announce(t('totalNews', { total: showPrice(total) }))
    }, QUIET)
    return () => clearTimeout(timer)
  }, [total])
}

/** How long nobody presses anything before the total is told, in milliseconds. */
const QUIET = 600
