import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { CartPackage } from '#core/api/cart/packages.ts'
import { showPrice } from '#core/intl/format-money.ts'
import { keepUnits } from '#core/intl/keep-units.ts'
import { words } from '#core/intl/words.ts'
import { isSafeLink } from '#core/safe-link.ts'
import { ChangeFailure } from '#kit/cart/change-failure.tsx'
import { t as line } from '#kit/cart/line-messages.ts'
import { LineRemoval } from '#kit/cart/line-parts.tsx'
import { type CartLines, createCartLines } from '#kit/cart/lines-model.ts'
import { MissingGoods } from '#kit/cart/missing-goods.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { SkeletonCards } from '#kit/feedback/skeleton.tsx'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { useModel } from '#kit/react/use-model.ts'
import { t } from './messages.ts'

/** Where the panel leads; empty for nowhere. */
export interface Ways {
  cartUrl: string
  checkoutUrl: string
}

/** What is in the cart in short. */
export function Panel({ ways }: { ways: Ways }): ReactNode {
  useSignals()
  const model = useModel(createCartLines)
  const place = useFocusInPlace<HTMLDivElement>()
  const { failure, isPending, reread } = model
  const cart = model.cart.value
  const failed = model.failed.value
  const isWaiting = !cart && !failure.value
  return (
    <div ref={place} tabIndex={-1} className="ostrov-sub-cart" aria-busy={isWaiting || undefined}>
      {failed && !failed.isGone && <ChangeFailure of={failed} isBusy={model.isChanging.value} />}
      <MissingGoods model={model} />
      {isWaiting && <p className="ostrov-hidden">{words('loading')}</p>}
      {isWaiting && <SkeletonCards count={1} layout="rows" />}
      {cart?.packages.length === 0 && !failed?.isGone && <KeyedText as="p" value={t('empty')} />}
      {cart && cart.packages.length > 0 && (
        <>
          <ul>
            {cart.packages.map(one => (
              <Line key={one.id} model={model} one={one} />
            ))}
          </ul>
          <p className="ostrov-sub-cart-total">
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
      {!isWaiting && <Onward ways={ways} hasGoods={Boolean(cart?.packages.length)} />}
    </div>
  )
}

function Line({ model, one }: { model: CartLines; one: CartPackage }): ReactNode {
  const { product_name: name, url, image, quantity, price, total } = one
  return (
    <li>
      <span className="ostrov-sub-cart-picture">
        {image && <img src={image} alt="" width="48" height="48" />}
      </span>
      <span>
        <a key={name} href={url !== null && isSafeLink(url) ? url : undefined}>
          {keepUnits(name)}
        </a>
        <KeyedText
          as="p"
          className="ostrov-muted"
          value={t('pieces', { count: quantity, price: showPrice(price) })}
        />
      </span>
      <KeyedText as="strong" value={showPrice(total)} />
      <LineRemoval model={model} one={one} />
    </li>
  )
}

const Onward = ({
  ways: { cartUrl, checkoutUrl },
  hasGoods,
}: {
  ways: Ways
  hasGoods: boolean
}): ReactNode => (
  <p className="ostrov-sub-cart-ways">
    {cartUrl && isSafeLink(cartUrl) && (
      <a className="ostrov-button" data-kind="secondary" href={cartUrl}>
        {t('toCart')}
      </a>
    )}
    {hasGoods && checkoutUrl && isSafeLink(checkoutUrl) && (
      <a className="ostrov-button" href={checkoutUrl}>
        {t('toCheckout')}
      </a>
    )}
  </p>
)
