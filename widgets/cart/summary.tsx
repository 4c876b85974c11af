import type { ReactNode } from 'react'
import { showPrice } from '#core/intl/format-money.ts'
import { isSafeLink } from '#core/safe-link.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { t } from './messages.ts'

/** What all of it costs, and the way to the order. */
export const Summary = ({ total, href }: { total: number; href: string }): ReactNode => (
  <div className="ostrov-cart-summary">
    <p className="ostrov-cart-total">
      <span>{t('total')}</span> <KeyedText as="strong" value={showPrice(total)} />
    </p>
    {href && isSafeLink(href) && (
      <a className="ostrov-button" href={href}>
        {t('toCheckout')}
      </a>
    )}
  </div>
)
