import type { CartPackage, CartPackages, PackageChange } from '#core/api/cart/packages.ts'
import { sumPackage } from './sum-package.ts'

/** A package as it will be once the server has taken the change. */
export function changePackage(former: CartPackage, change: PackageChange): CartPackage {
  const select = <T>(all: readonly T[], isSelected: ((extra: T) => boolean) | undefined): T[] =>
    isSelected ? all.map(extra => ({ ...extra, is_selected: isSelected(extra) })) : [...all]
  const { selected_insurance_ids: ids, warranty_month_value: months, prolong_warranty_code: code } = change
  const next = {
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

/** The cart with its changes that are on their way, by the ids of the packages; null takes a package out. */
export function changeCart(
  cart: CartPackages,
  changes: ReadonlyMap<string, PackageChange | null>,
): CartPackages {
  if (changes.size === 0) return cart
  const isOut = (id: string | null): boolean => id !== null && changes.get(id) === null
  const packages = cart.packages
    .filter(({ id, parent_id }) => !isOut(id) && !isOut(parent_id))
    .map(one => changePackage(one, changes.get(one.id) ?? {}))
  return {
    count: packages.reduce((sum, { quantity }) => sum + quantity, 0),
    total: packages.reduce((sum, { total }) => sum + total, 0),
    packages,
    notices: cart.notices,
  }
}
