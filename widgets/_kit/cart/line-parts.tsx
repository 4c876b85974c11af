import type { ReactNode } from 'react'
import type { CartPackage } from '#core/api/cart/packages.ts'
import { showPrice } from '#core/intl/format-money.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Stepper } from '#kit/stepper/stepper.tsx'
import { t } from './line-messages.ts'
import type { CartLines } from './lines-model.ts'

interface Line {
  model: Pick<CartLines, 'setQuantity' | 'remove'>
  one: CartPackage
}

/** How many there are of it, of as many as there can be; none takes it out. */
export function LineCount({ model, one }: Line): ReactNode {
  const { product_name: name, quantity, max_quantity: most } = one
  return (
    <Stepper
      value={quantity}
      most={most}
      texts={{ label: t('quantity', { name }), fewer: t('fewer', { name }), more: t('more', { name }) }}
      onChange={wanted => model.setQuantity(one, wanted)}
      onNone={() => model.remove(one)}
    />
  )
}

export const LineRemoval = ({
  model,
  one,
}: {
  model: Pick<CartLines, 'remove'>
  one: CartPackage
}): ReactNode => (
  <button
    type="button"
    className="ostrov-button"
    data-kind="quiet"
    aria-label={t('removeOne', { name: one.product_name })}
    onClick={() => model.remove(one)}
  >
    {t('remove')}
  </button>
)

/** Says that there are no more of it. */
export const LineMost = ({ one: { quantity, max_quantity: most } }: { one: CartPackage }): ReactNode =>
  quantity >= most && <KeyedText value={t('most', { count: most })} />

/** What it comes to; at least that, as long as it is not known what an old device takes off. */
export function LineSum({ one: { total, bonus_buyout: bonus } }: { one: CartPackage }): ReactNode {
  const price = showPrice(total)
  return <KeyedText as="strong" value={bonus?.is_selected ? t('from', { price }) : price} />
}

/** What one of them costs. */
export const LinePrice = ({ one: { price } }: { one: CartPackage }): ReactNode => (
  <KeyedText value={t('price', { price: showPrice(price) })} />
)
