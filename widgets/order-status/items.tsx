import type { ReactNode } from 'react'
import type { Order } from '#core/api/orders/orders.ts'
import { MINUS, showPrice } from '#core/intl/format-money.ts'
import { keepUnits } from '#core/intl/keep-units.ts'
import { isSafeLink } from '#core/safe-link.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { t } from './messages.ts'
import { Section } from './section.tsx'

/** What was ordered, and how its sum came about. */
export const Items = ({ order }: { order: Order }): ReactNode => (
  <Section title={t('items')} name="items">
    <ul className="ostrov-order-items">
      {order.items.map(item => (
        <Item key={item.id} item={item} />
      ))}
    </ul>
    <Sums order={order} />
  </Section>
)

function Item({ item }: { item: Order['items'][number] }): ReactNode {
  const { kind, code, sku, note, url, image, quantity, unit_price: unitPrice, final_price: finalPrice } = item
  const name = keepUnits(item.name)
  // Taken off once, by no code.
  const isBonus = kind === 'bonus'
  const sign = isBonus ? MINUS : ''
  return (
    <li>
      <span className="ostrov-order-picture">
        {image && <img src={image} alt="" width="64" height="64" />}
      </span>
      <div className="ostrov-order-name">
        {url !== null && isSafeLink(url) ? (
          <a key={name} href={url}>
            {name}
          </a>
        ) : (
          <KeyedText as="strong" value={name} />
        )}
        {!isBonus && <KeyedText as="p" className="ostrov-muted" value={t('code', { code: sku ?? code })} />}
        {note && <KeyedText as="p" value={note} />}
      </div>
      <p className="ostrov-order-count">
        {!isBonus && (
          <>
            <KeyedText value={t('quantity', { count: quantity })} />
            <KeyedText className="ostrov-muted" value={t('unitPrice', { price: showPrice(unitPrice) })} />
          </>
        )}
      </p>
      <p className="ostrov-order-price">
        <KeyedText as="strong" value={sign + showPrice(finalPrice)} />
      </p>
    </li>
  )
}

function Sums({ order: { delivery, payment, discount, rounding, total } }: { order: Order }): ReactNode {
  const rows: (readonly [label: string, value: string])[] = [
    ...(discount > 0 ? [[t('discount'), MINUS + showPrice(discount)] as const] : []),
    [t('deliveryPrice'), showFee(delivery.price)],
    [t('paymentPrice'), showFee(payment.price)],
    ...(rounding === 0 ? [] : [[t('rounding'), showPrice(rounding)] as const]),
  ]
  return (
    <dl className="ostrov-order-sums">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <KeyedText as="dd" value={value} />
        </div>
      ))}
      <div data-total>
        <dt>{t('total')}</dt>
        <KeyedText as="dd" value={showPrice(total)} />
      </div>
    </dl>
  )
}

const showFee = (price: number): string => (price === 0 ? t('free') : showPrice(price))
