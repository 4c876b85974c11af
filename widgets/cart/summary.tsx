import type { ReactNode } from 'react'
import type { CartPackages } from '#core/api/cart/packages.ts'
import { splitSum } from '#core/cart/sum-package.ts'
import { showPrice } from '#core/intl/format-money.ts'
import { isSafeLink } from '#core/safe-link.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { t } from './messages.ts'
import { Sums } from './sums.tsx'

/** What all of it costs and what of, and the way to the order; what stands above has its room before it comes. */
export const Summary = ({
  cart: { packages, total, coming_discounts: coming },
  href,
  children,
}: {
  cart: Pick<CartPackages, 'packages' | 'total' | 'coming_discounts'>
  href: string
  children: ReactNode
}): ReactNode => (
  <div className="ostrov-cart-summary">
    <div className="ostrov-cart-free">{children}</div>
    <AllSums packages={packages} />
    <div>
      <p className="ostrov-cart-total">
        <span>{t('total')}</span> <KeyedText as="strong" value={showPrice(total)} />
      </p>
      <p className="ostrov-muted">
        {t('vat')}
        {packages.some(one => one.bonus_buyout?.is_selected) && ` ${t('provisional')}`}
      </p>
      {coming.map(({ name, amount }) => (
        <KeyedText as="p" key={name} value={t('coming', { name, amount: showPrice(amount) })} />
      ))}
    </div>
    {href && isSafeLink(href) && (
      <a className="ostrov-button" href={href}>
        {t('toCheckout')}
      </a>
    )}
  </div>
)

function AllSums({ packages }: Pick<CartPackages, 'packages'>): ReactNode {
  const { goods, extras, bonus } = splitSum(packages)
  return (
    <Sums
      parts={[[t('goods'), goods], ...(extras > 0 ? [[t('extras'), extras] as const] : [])]}
      bonus={bonus}
    />
  )
}
