import type { ReactNode } from 'react'
import type { CartPackages } from '#core/api/cart/packages.ts'
import { splitSum } from '#core/cart/sum-package.ts'
import { showPrice } from '#core/intl/format-money.ts'
import { isSafeLink } from '#core/safe-link.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { t } from './messages.ts'
import { Sums } from './sums.tsx'

/** What all of it costs and what of, and the way to the order; what stands above has its room before it comes. */
export function Summary({
  cart: { packages, total, coming_discounts: coming },
  href,
  children,
}: {
  cart: Pick<CartPackages, 'packages' | 'total' | 'coming_discounts'>
  href: string
  children: ReactNode
}): ReactNode {
  const { goods, extras, bonus } = splitSum(packages)
  return (
    <div className="ostrov-cart-side">
      <div className="ostrov-cart-summary">
        <div className="ostrov-cart-free">{children}</div>
        <Sums
          parts={[[t('goods'), goods], ...(extras > 0 ? [[t('extras'), extras] as const] : [])]}
          bonus={bonus}
        />
      </div>
      <Pay total={total} bonus={bonus} href={href} />
      <div className="ostrov-cart-fine">
        {coming.map(({ name, amount }) => (
          <KeyedText as="p" key={name} value={t('coming', { name, amount: showPrice(amount) })} />
        ))}
        <p className="ostrov-muted">
          {t('vat')}
          {bonus > 0 && ` ${t('provisional')}`}
        </p>
        {href && <p className="ostrov-muted">{t('codeLater')}</p>}
      </div>
    </div>
  )
}

/**
 * The total and the way on; on a phone in sight all along the packages. Of an old device nobody knows the price yet: the
 * total is the lowest that there may be, and the highest stands below it.
 */
const Pay = ({ total, bonus, href }: { total: number; bonus: number; href: string }): ReactNode => (
  <div className="ostrov-cart-pay">
    <div>
      <p className="ostrov-cart-total">
        <span>{t(bonus > 0 ? 'totalFrom' : 'total')}</span> <KeyedText as="strong" value={showPrice(total)} />
      </p>
      {bonus > 0 && <KeyedText as="p" value={t('withoutBonus', { price: showPrice(total + bonus) })} />}
    </div>
    {href && isSafeLink(href) && (
      <a className="ostrov-button" href={href}>
        {t('toCheckout')}
      </a>
    )}
  </div>
)
