import type { ReactNode } from 'react'
import { MINUS, showPrice } from '#core/intl/format-money.ts'
import { keepUnits } from '#core/intl/keep-units.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { t } from './messages.ts'

/** What a sum is made of, in minor units, each below its name; nothing where it is one thing alone. */
export function Sums({
  parts,
  bonus,
}: {
  parts: readonly (readonly [name: string, price: number])[]
  bonus: number
}): ReactNode {
  const rows = [
    ...parts.map(([name, price]) => [keepUnits(name), showPrice(price)] as const),
    ...(bonus > 0 ? [[t('bonus'), t('upTo', { price: MINUS + showPrice(bonus) })] as const] : []),
  ]
  return (
    rows.length > 1 && (
      <dl className="ostrov-cart-parts">
        {rows.map(([name, price]) => (
          <div key={name}>
            <dt>{name}</dt>
            <KeyedText as="dd" value={price} />
          </div>
        ))}
      </dl>
    )
  )
}
