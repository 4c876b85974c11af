import type { ReactNode } from 'react'
import type { CartPackage } from '#core/api/cart/packages.ts'
import { capBonus } from '#core/cart/cap-bonus.ts'
import { type CartChange, type Changeable, toggleInsurance } from '#core/cart/change-package.ts'
import { showPrice } from '#core/intl/format-money.ts'
import { isSafeLink } from '#core/safe-link.ts'
import { KeyedText } from '../feedback/keyed-text.tsx'
import { useUniqueId } from '../react/use-unique-id.ts'
import { t } from './extras-messages.ts'

interface ExtrasOf {
  item: Changeable
  /** The most that a bonus is told to take off, in per cent, where that is less than what the server says. */
  bonusPercent?: number
  /** Where the bonus is found out, in a tab of its own. */
  buybackUrl?: string
  onChange: (change: CartChange) => void
}

/** What may go with a product: insurance, warranty, and the bonus for an old device; nothing where none is offered. */
export function Extras({ item, bonusPercent = 0, buybackUrl = '', onChange }: ExtrasOf): ReactNode {
  const { insurances, prolong_warranties: prolonged, bonus_buyout: bonus } = item
  return (
    <>
      {insurances.length > 0 && (
        <fieldset>
          <legend>{t('insurance')}</legend>
          {insurances.map(({ id, name, price, is_selected }) => (
            <Check
              key={id}
              label={nameExtra(name, price)}
              isChecked={is_selected}
              onChange={isWanted => onChange(toggleInsurance(item, id, isWanted))}
            />
          ))}
        </fieldset>
      )}
      <Warranties item={item} onChange={onChange} />
      {prolonged.map(({ code, name, price, is_selected }) => (
        <Check
          key={code}
          label={nameExtra(name, price)}
          isChecked={is_selected}
          onChange={isWanted => onChange({ prolong_warranty_code: isWanted ? code : null })}
        />
      ))}
      {bonus && (
        // One that was taken is as the server has it, which is what the sum below has, too.
        <Bonus
          bonus={bonus.is_selected ? bonus : capBonus(bonus, bonusPercent)}
          href={buybackUrl}
          onChange={onChange}
        />
      )}
    </>
  )
}

function Warranties({ item: { warranties }, onChange }: Pick<ExtrasOf, 'item' | 'onChange'>): ReactNode {
  const field = useUniqueId()
  if (warranties.length === 0) return null
  const selected = warranties.find(one => one.is_selected)?.month_count
  return (
    <div className="ostrov-field">
      <label htmlFor={field}>{t('warranty')}</label>
      <select
        id={field}
        className="ostrov-input"
        value={selected ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ warranty_month_value: value === '' ? null : Number(value) })
        }
      >
        <option value="">{t('warrantyNone')}</option>
        {warranties.map(({ month_count: months, price }) => (
          <option key={months} value={months}>
            {t('warrantyMonths', { months, price: showPrice(price) })}
          </option>
        ))}
      </select>
    </div>
  )
}

function Bonus({
  bonus: { amount, max_percent: most, is_selected, product_name: name, terms },
  href,
  onChange,
}: {
  bonus: NonNullable<CartPackage['bonus_buyout']>
  href: string
  onChange: ExtrasOf['onChange']
}): ReactNode {
  const id = useUniqueId()
  return (
    <div>
      <Check
        label={t('bonus', { price: showPrice(amount) })}
        isChecked={is_selected}
        describedBy={id}
        onChange={isWanted => onChange({ has_bonus: isWanted })}
      />
      <p id={id} className="ostrov-muted ostrov-bonus-note">
        <KeyedText value={name === null ? t('bonusMost', { 0: most }) : t('bonusDevice', { name })} />
        {terms && (
          <>
            {' '}
            <KeyedText value={terms} />
          </>
        )}
      </p>
      {href && isSafeLink(href) && (
        <a className="ostrov-bonus-note" href={href} target="_blank" rel="noopener">
          {t('bonusFind')}
          <span className="ostrov-hidden"> ({t('newTab')})</span>
        </a>
      )}
    </div>
  )
}

const Check = ({
  label,
  isChecked,
  describedBy,
  onChange,
}: {
  label: string
  isChecked: boolean
  describedBy?: string
  onChange: (isChecked: boolean) => void
}): ReactNode => (
  <label className="ostrov-checkbox">
    <input
      type="checkbox"
      checked={isChecked}
      aria-describedby={describedBy}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    <span>{label}</span>
  </label>
)

/** What an extra adds to the price of each piece stands beside its name. */
const nameExtra = (name: string, price: number): string => `${name} (+${showPrice(price)})`
