import type { ReactNode } from 'react'
import { showPrice } from '#core/intl/format-money.ts'
import { isSafeLink } from '#core/safe-link.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { t } from './messages.ts'

/** What all of it costs, and the way to the order; what stands above has its room before it comes. */
export const Summary = ({
  total,
  href,
  children,
}: {
  total: number
  href: string
  children: ReactNode
}): ReactNode => (
  <div className="ostrov-cart-summary">
    <div className="ostrov-cart-free">{children}</div>
    <div>
      <p className="ostrov-cart-total">
        <span>{t('total')}</span> <KeyedText as="strong" value={showPrice(total)} />
      </p>
      <p className="ostrov-muted">{t('vat')}</p>
    </div>
    {href && isSafeLink(href) && (
      <a className="ostrov-button" href={href}>
        {t('toCheckout')}
      </a>
    )}
  </div>
)
