import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useState } from 'react'
import { createFreeDelivery } from '#core/cart/free-delivery.ts'
import { splitSum } from '#core/cart/sum-package.ts'
import { showPrice } from '#core/intl/format-money.ts'
import { listWords } from '#core/intl/list-words.ts'
import { Extras } from '#kit/extras/extras.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { PayInInstalments } from '#kit/instalments/pay-in-instalments.tsx'
import { useModel } from '#kit/react/use-model.ts'
import { Accessories } from './accessories.tsx'
import type { CartModel } from './model.ts'
import { t } from './more-messages.ts'
import type { PackagePart } from './package-part.ts'
import { Sums } from './sums.tsx'

/** What goes with one product, and how else it may be paid. */
export const ItemExtras = (part: PackagePart): ReactNode => (
  <>
    <FoldedExtras {...part} />
    <PackageSums item={part.item} />
    <PackagePayment {...part} />
    <Accessories {...part} />
  </>
)

/** One line that says what was added and what can be; open from the start where something was. */
function FoldedExtras({ model, item, ...more }: PackagePart): ReactNode {
  const { insurances, bonus_buyout: bonus } = item
  const warranties = [...item.warranties, ...item.prolong_warranties]
  const kinds = [
    { name: t('ofInsurance'), all: insurances },
    { name: t('ofWarranty'), all: warranties },
    { name: t('ofBonus'), all: bonus ? [bonus] : [] },
  ].filter(({ all }) => all.length > 0)
  const listKinds = (isAdded: boolean, text: 'hasExtras' | 'addExtras'): string => {
    const found = kinds.filter(({ all }) => all.some(one => one.is_selected) === isAdded)
    const names = found.map(one => one.name)
    return found.length > 0
      ? t(text, { what: listWords(names, isAdded ? 'conjunction' : 'disjunction') })
      : ''
  }
  const added = listKinds(true, 'hasExtras')
  const [isOpen] = useState(added !== '')
  return (
    kinds.length > 0 && (
      <details className="ostrov-cart-accessories" open={isOpen}>
        <summary>
          <KeyedText value={`${added} ${listKinds(false, 'addExtras')}`.trim()} />
        </summary>
        <div className="ostrov-cart-extras">
          <Extras item={item} {...more} onChange={change => model.change(item.id, change)} />
        </div>
      </details>
    )
  )
}

/** What its sum consists of, below what changes it, so that nothing moves under a finger. */
function PackageSums({ item }: Pick<PackagePart, 'item'>): ReactNode {
  const { product_name: name, price, quantity } = item
  const warranties = item.warranties.map(({ month_count: months, ...one }) => ({
    ...one,
    name: t('warranty', { months }),
  }))
  const extras = [...item.insurances, ...warranties, ...item.prolong_warranties]
  const chosen = [{ name, price }, ...extras.filter(one => one.is_selected)]
  return <Sums parts={chosen.map(one => [one.name, one.price * quantity])} bonus={splitSum([item]).bonus} />
}

function PackagePayment({ model, item: { id, product_name, total, installment } }: PackagePart): ReactNode {
  useSignals()
  return (
    <PayInInstalments
      of={id}
      name={product_name}
      total={total}
      isChanging={model.isChanging.value}
      chosen={installment}
      onChoose={(chosen, mode) =>
        model.change(id, { installment_id: chosen.id, installment_arrange_type: mode })
      }
      onPayAtOnce={() => model.change(id, { installment_id: null })}
    />
  )
}

/** A price that is no longer the one at which it was put in. */
export const PriceChange = ({
  item: { former_price: former, price },
}: Pick<PackagePart, 'item'>): ReactNode =>
  former !== null &&
  former !== price && (
    <KeyedText as="p" value={t('priceChanged', { former: showPrice(former), price: showPrice(price) })} />
  )

/** How much is left to a delivery for nothing; nothing where there is none. */
export function FreeDelivery({ total, from: setFrom }: { total: number; from: number }): ReactNode {
  useSignals()
  const { from } = useModel(() => createFreeDelivery(setFrom))
  if (!from.value) return null
  const left = from.value - total
  return (
    <>
      <KeyedText as="p" value={left > 0 ? t('freeLeft', { price: showPrice(left) }) : t('free')} />
      <progress max={from.value} value={Math.min(total, from.value)} aria-label={t('freeLabel')} />
    </>
  )
}

/** What all instalments of the cart come to each month, and where they are arranged. */
export function Monthly({ model }: { model: CartModel }): ReactNode {
  useSignals()
  const { installment, payOnStoreOrOnline: mode } = model.state.value ?? {}
  return (
    installment &&
    mode && (
      <KeyedText as="p" value={t('monthly', { price: showPrice(installment.monthly), where: t(mode) })} />
    )
  )
}
