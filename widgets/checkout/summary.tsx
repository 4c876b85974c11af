import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useRef } from 'react'
import type { CheckoutCart, CheckoutProduct, Totals } from '#core/api/checkout/checkout-cart.ts'
import type { Checkout } from '#core/checkout/checkout.ts'
import { MINUS, showPrice } from '#core/intl/format-money.ts'
import { keepUnits } from '#core/intl/keep-units.ts'
import { announce } from '#kit/feedback/announce.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { DiscountCodes } from './discount-codes.tsx'
import { Discounts } from './discounts.tsx'
import { EditLink } from './edit-link.tsx'
import { t } from './messages.ts'
import { splitGoods } from './split-goods.ts'

/** What is ordered and what all of it costs, as the server counts it. */
export function Summary({
  checkout,
  cart,
  cartUrl,
  onEdit,
}: {
  checkout: Checkout
  cart: CheckoutCart
  cartUrl: string
  onEdit: (link: HTMLAnchorElement) => void
}): ReactNode {
  useSignals()
  const id = useUniqueId()
  const parts = splitGoods(cart)
  const hasBonus = parts.bonus > 0
  useTotalNews(cart.totals.total, hasBonus)
  return (
    <section
      className="ostrov-checkout-summary"
      aria-labelledby={id}
      aria-busy={checkout.isCounting.value || undefined}
    >
      <div className="ostrov-checkout-summary-head">
        <h3 id={id}>{t('summary')}</h3>
        <EditLink href={cartUrl} onEdit={onEdit} />
      </div>
      <ul className="ostrov-checkout-lines">
        {cart.products.map(line => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <Discounts checkout={checkout} discounts={cart.discounts} />
      <DiscountCodes checkout={checkout} />
      <Sums totals={cart.totals} parts={parts} />
      <p className="ostrov-checkout-total">
        <span>{t(hasBonus ? 'totalFrom' : 'total')}</span>
        <KeyedText as="strong" value={showPrice(cart.totals.total)} />
      </p>
      {hasBonus && <p className="ostrov-muted">{t('provisional')}</p>}
    </section>
  )
}

function Line({
  line: { kind, name, image, quantity, total, parent_id },
}: {
  line: CheckoutProduct
}): ReactNode {
  return (
    <li data-kind={kind} data-beside={parent_id !== null || undefined}>
      {parent_id === null && (
        <span className="ostrov-checkout-picture">
          {image && <img src={image} alt="" width="48" height="48" loading="lazy" />}
        </span>
      )}
      <span>
        <KeyedText value={keepUnits(name)} />
        {quantity > 1 && (
          <KeyedText className="ostrov-muted" value={` ${t('pieces', { count: quantity })}`} />
        )}
      </span>
      <KeyedText value={kind === 'bonus' ? showBonus(total) : showPrice(total)} />
    </li>
  )
}

/** Of an old device nobody knows the price yet, only the most that it takes off. */
const showBonus = (most: number): string => t('upTo', { price: MINUS + showPrice(most) })

/** How the total comes about. */
function Sums({
  totals: { discount, delivery, payment, rounding, vat },
  parts: { goods, extras, bonus },
}: {
  totals: Totals
  parts: ReturnType<typeof splitGoods>
}): ReactNode {
  const priceOf = (price: number | null): string =>
    price === null ? t('later') : price === 0 ? t('free') : showPrice(price)
  const rows: readonly (readonly [string, string] | null)[] = [
    [t('goods'), showPrice(goods)],
    extras > 0 ? [t('extras'), showPrice(extras)] : null,
    bonus > 0 ? [t('bonus'), showBonus(bonus)] : null,
    discount > 0 ? [t('discounts'), `${MINUS}${showPrice(discount)}`] : null,
    [t('delivery'), priceOf(delivery)],
    [t('payment'), priceOf(payment)],
    rounding === 0 ? null : [t('rounding'), showPrice(rounding)],
    vat === null ? null : [t('vat'), showPrice(vat)],
  ]
  return (
    <dl className="ostrov-checkout-sums">
      {rows.map(
        row =>
          row && (
            <div key={row[0]}>
              <dt>{row[0]}</dt>
              <KeyedText as="dd" value={row[1]} />
            </div>
          ),
      )}
    </dl>
  )
}

/** A new total is told once it stands still. */
function useTotalNews(total: number, isLowest: boolean): void {
  const told = useRef(total)
  useEffect(() => {
    if (told.current === total) return
    const timer = setTimeout(() => {
      told.current = total
      announce(t(isLowest ? 'totalNewsFrom' : 'totalNews', { total: showPrice(total) }))
    }, QUIET)
    return () => clearTimeout(timer)
  }, [total, isLowest])
}

/** How long nothing is chosen before the total is told, in milliseconds. */
const QUIET = 600
