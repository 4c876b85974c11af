import type { ReactNode } from 'react'
import { showPrice } from '#core/intl/format-money.ts'
import { keepUnits } from '#core/intl/keep-units.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import type { Returned } from './item-choice.ts'
import { t } from './messages.ts'

/** What somebody withdraws from, before it is confirmed and afterwards; nothing where nothing is chosen. */
export const Recap = ({ returned: { items, sum } }: { returned: Returned }): ReactNode =>
  items.length > 0 && (
    <div>
      <p>{t('recap')}</p>
      <ul>
        {items.map(({ id, name, quantity }) => (
          <KeyedText as="li" key={id} value={`${quantity} × ${keepUnits(name)}`} />
        ))}
      </ul>
      <KeyedText as="strong" value={t('sum', { sum: showPrice(sum) })} />
    </div>
  )
