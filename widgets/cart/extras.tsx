import { type ReactNode, useId } from 'react'
import { showPrice } from '#core/intl/format-money.ts'
import { t } from './messages.ts'
import type { PackagePart } from './package-part.ts'

/** Insurance and warranty of a package; nothing where none is offered. */
export function Extras({ model, item }: PackagePart): ReactNode {
  const { insurances, prolong_warranties: prolonged } = item
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
              onChange={isWanted => model.toggleInsurance(item, id, isWanted)}
            />
          ))}
        </fieldset>
      )}
      <Warranties model={model} item={item} />
      {prolonged.map(({ code, name, price, is_selected }) => (
        <Check
          key={code}
          label={nameExtra(name, price)}
          isChecked={is_selected}
          onChange={isWanted => model.change(item.id, { prolong_warranty_code: isWanted ? code : null })}
        />
      ))}
    </>
  )
}

function Warranties({ model, item: { id, warranties } }: PackagePart): ReactNode {
  const field = useId()
  if (warranties.length === 0) return null
  const selected = warranties.find(one => one.is_selected)?.month_count
  return (
    <div className="ostrov-field">
      <label htmlFor={field}>{t('warranty')}</label>
      <select
        id={field}
        className="ostrov-input"
        data-width="medium"
        value={selected ?? ''}
        onChange={({ currentTarget: { value } }) =>
          model.change(id, { warranty_month_value: value === '' ? null : Number(value) })
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

const Check = ({
  label,
  isChecked,
  onChange,
}: {
  label: string
  isChecked: boolean
  onChange: (isChecked: boolean) => void
}): ReactNode => (
  <label className="ostrov-checkbox">
    <input
      type="checkbox"
      checked={isChecked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    <span>{label}</span>
  </label>
)

/** What an extra adds to the price of each piece stands beside its name. */
const nameExtra = (name: string, price: number): string => `${name} (+\u00a0${showPrice(price)})`
