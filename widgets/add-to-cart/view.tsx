import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useRef } from 'react'
import type { Chosen } from '#core/cart/adding.ts'
import { showPrice } from '#core/intl/format-money.ts'
import { keepUnits } from '#core/intl/keep-units.ts'
import { words } from '#core/intl/words.ts'
import type { ParamValues } from '#core/params/define-params.ts'
import { isSafeLink } from '#core/safe-link.ts'
import { Extras } from '#kit/extras/extras.tsx'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { SkeletonCards } from '#kit/feedback/skeleton.tsx'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { PayInInstalments } from '#kit/instalments/pay-in-instalments.tsx'
import { useLazyModule } from '#kit/react/use-lazy-module.ts'
import { useModel } from '#kit/react/use-model.ts'
import { Stepper } from '#kit/stepper/stepper.tsx'
import { t } from './messages.ts'
import { type AddToCartModel, createAddToCart } from './model.ts'
import type { params } from './params.ts'

type OwnParams = ParamValues<typeof params>

const loadCartSum = () => import('./cart-sum.tsx')

/** A product's price, what may go with it, and the button that puts it into the cart. */
export function View({ params }: { params: OwnParams }): ReactNode {
  useSignals()
  const model = useModel(() => createAddToCart(params))
  const { chosen, failure, isPending, reread } = model
  const place = useFocusInPlace<HTMLElement>()
  const one = chosen.value
  return (
    <section
      ref={place}
      tabIndex={-1}
      className="ostrov-add-to-cart"
      aria-label={one ? t('buy', { name: one.product_name }) : undefined}
      aria-busy={(!one && !failure.value) || undefined}
    >
      {one && <Buying model={model} one={one} params={params} />}
      {!one && failure.value && (
        <FailureNote failure={failure.value} lead={t('failed')} isBusy={isPending.value} onRetry={reread} />
      )}
      {!one && !failure.value && (
        <>
          <p className="ostrov-hidden">{words('loading')}</p>
          <SkeletonCards count={2} layout="rows" />
        </>
      )}
    </section>
  )
}

interface Buying {
  model: AddToCartModel
  one: Chosen
  params: OwnParams
}

function Buying({ model, one, params }: Buying): ReactNode {
  const canBuy = one.is_sold && one.max_quantity > 0
  const isFull = params.layout === 'full'
  return (
    <>
      {params.showName && (
        <h2>
          <KeyedText value={keepUnits(one.product_name)} />
        </h2>
      )}
      <div className="ostrov-add-to-cart-head">
        <KeyedText as="strong" value={showPrice(one.price)} />
        {one.common_price !== null && one.common_price > one.price && (
          <s>
            <KeyedText value={showPrice(one.common_price)} />
          </s>
        )}
        <Stock one={one} />
      </div>
      {canBuy && <Adding model={model} one={one} params={params} />}
      {canBuy && isFull && <Offered model={model} one={one} params={params} />}
    </>
  )
}

/** More than this are simply in stock. */
const FEW = 3

function Stock({ one: { is_sold, max_quantity: count } }: { one: Chosen }): ReactNode {
  const state = !is_sold ? 'notSold' : count === 0 ? 'soldOut' : count > FEW ? 'inStock' : 'few'
  return (
    <p className="ostrov-add-to-cart-stock" data-stock={state}>
      <KeyedText value={t(state, { count })} />
    </p>
  )
}

function Offered({ model, one, params: { showExtras, showInstalments } }: Buying): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const goToAdd = (): void =>
    place.current
      ?.closest('section')
      ?.querySelector<HTMLElement>('.ostrov-add-to-cart-press > .ostrov-button')
      ?.focus()
  return (
    <div ref={place} className="ostrov-add-to-cart-offered">
      {showExtras && <Extras item={one} onChange={model.change} />}
      {showInstalments && (
        <PayInInstalments
          of={one.product_seo_name}
          name={one.product_name}
          total={one.total}
          price={one.price}
          chosen={one.installment}
          onChoose={model.payBy}
          onPayAtOnce={() => model.payBy(null)}
          onChosen={goToAdd}
        />
      )}
    </div>
  )
}

function Adding({ model, one, params }: Buying): ReactNode {
  useSignals()
  const { cartUrl } = params
  const { product_name: name, quantity, max_quantity: most, price, total, bonus_buyout: bonus } = one
  const added = model.added.value
  const failure = model.addFailure.value
  const { part: sum } = useLazyModule(loadCartSum, added !== null)
  return (
    <>
      <div className="ostrov-add-to-cart-press">
        <Stepper
          value={quantity}
          most={most}
          texts={{ label: t('quantity', { name }), fewer: t('fewer', { name }), more: t('more', { name }) }}
          onChange={wanted => model.change({ quantity: wanted })}
        />
        <Button
          label={t('add')}
          isBusy={model.isAdding.value}
          isUnavailable={model.retryAfter.value > 0}
          onPress={() => void model.add()}
        />
      </div>
      <p className="ostrov-add-to-cart-total" role="status">
        {total !== price && (
          <KeyedText
            as="strong"
            value={t(bonus?.is_selected ? 'totalFrom' : 'total', { price: showPrice(total) })}
          />
        )}{' '}
        {quantity >= most && quantity > 1 && <KeyedText value={t('most', { count: most })} />}
      </p>
      {failure && <FailureNote failure={failure} lead={t('notAdded')} />}
      {added && (
        <Note kind="success" isShown>
          <KeyedText value={t('added', { name: keepUnits(name), count: added.quantity })} />
          <div className="ostrov-add-to-cart-sum">{sum && <sum.CartSum />}</div>
          {cartUrl && isSafeLink(cartUrl) && (
            <a className="ostrov-button" data-kind="secondary" href={cartUrl}>
              {t('toCart')}
            </a>
          )}
        </Note>
      )}
    </>
  )
}
