import type { CartPackage, CartPackages, PackageChange } from '#core/api/cart/packages.ts'
import { sumPackage } from './sum-package.ts'

/** All that may be changed of a package; the bonus and the longer warranty have calls of their own. */
export type CartChange = PackageChange & { has_bonus?: boolean }

/** What a change is about, of a package or of what is about to become one. */
export type Changeable = Pick<
  CartPackage,
  | 'price'
  | 'quantity'
  | 'total'
  | 'insurances'
  | 'warranties'
  | 'prolong_warranties'
  | 'bonus_buyout'
  | 'installment'
>

/** A package as it will be once the server has taken the change. */
export function changePackage<P extends Changeable>(former: P, change: CartChange): P {
  const select = <T>(all: readonly T[], isSelected: ((extra: T) => boolean) | undefined): T[] =>
    isSelected ? all.map(extra => ({ ...extra, is_selected: isSelected(extra) })) : [...all]
  const { selected_insurance_ids: ids, warranty_month_value: months, prolong_warranty_code: code } = change
  const { bonus_buyout: bonus } = former
  const next: P = {
    ...former,
    quantity: change.quantity ?? former.quantity,
    insurances: select(former.insurances, ids && (({ id }) => ids.includes(id))),
    warranties: select(
      former.warranties,
      months === undefined ? undefined : extra => extra.month_count === months,
    ),
    prolong_warranties: select(
      former.prolong_warranties,
      code === undefined ? undefined : extra => extra.code === code,
    ),
    bonus_buyout: bonus && { ...bonus, is_selected: change.has_bonus ?? bonus.is_selected },
    installment: changeInstalment(former.installment, change),
  }
  return { ...next, total: sumPackage(next) }
}

/** Another instalment is told by the server, which counts it; to pay at once is known at once. */
function changeInstalment(
  former: CartPackage['installment'],
  { installment_id: id, installment_arrange_type: arrangeType }: PackageChange,
): CartPackage['installment'] {
  if (id === null) return null
  return former && arrangeType ? { ...former, installment_arrange_type: arrangeType } : former
}

/** The change that takes one insurance more, or one less. */
export function toggleInsurance(
  { insurances }: Pick<CartPackage, 'insurances'>,
  id: string,
  isWanted: boolean,
): PackageChange {
  const others = insurances.filter(one => one.is_selected && one.id !== id).map(one => one.id)
  return { selected_insurance_ids: isWanted ? [...others, id] : others }
}

/** The cart with its changes that are on their way, by the ids of the packages; null takes a package out. */
export function changeCart(
  cart: CartPackages,
  changes: ReadonlyMap<string, CartChange | null>,
): CartPackages {
  if (changes.size === 0) return cart
  const isOut = (id: string | null): boolean => id !== null && changes.get(id) === null
  const packages = cart.packages
    .filter(({ id, parent_id }) => !isOut(id) && !isOut(parent_id))
    .map(one => {
      const change = changes.get(one.id)
      return change ? changePackage(one, change) : one
    })
  return {
    ...cart,
    count: packages.reduce((sum, { quantity }) => sum + quantity, 0),
    total: packages.reduce((sum, { total }) => sum + total, 0),
    packages,
  }
}
