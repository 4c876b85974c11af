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
      <Total total={total} bonus={splitSum(packages).bonus} />
      {coming.map(({ name, amount }) => (
        <KeyedText as="p" key={name} value={t('coming', { name, amount: showPrice(amount) })} />
      ))}
      {href && <p className="ostrov-muted">{t('codeLater')}</p>}
    </div>
    {href && isSafeLink(href) && (
      <a className="ostrov-button" href={href}>
        {t('toCheckout')}
      </a>
    )}
  </div>
)

/** Of an old device nobody knows the price yet: the total is the lowest that there may be, and the highest stands below it. */
const Total = ({ total, bonus }: { total: number; bonus: number }): ReactNode => (
  <>
    <p className="ostrov-cart-total">
      <span>{t(bonus > 0 ? 'totalFrom' : 'total')}</span> <KeyedText as="strong" value={showPrice(total)} />
    </p>
    {bonus > 0 && <KeyedText as="p" value={t('withoutBonus', { price: showPrice(total + bonus) })} />}
    <p className="ostrov-muted">
      {t('vat')}
      {bonus > 0 && ` ${t('provisional')}`}
    </p>
  </>
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
