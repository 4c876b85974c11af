import type { CartPackage, CartPackages, PackageChange } from '#core/api/cart/packages.ts'

/** What all pieces of a package cost with what is selected, in minor units. */
export function sumPackage({
  price,
  quantity,
  insurances,
  warranties,
  prolong_warranties,
}: Pick<CartPackage, 'price' | 'quantity' | 'insurances' | 'warranties' | 'prolong_warranties'>): number {
  const extras = [...insurances, ...warranties, ...prolong_warranties].filter(extra => extra.is_selected)
  return quantity * extras.reduce((sum, extra) => sum + extra.price, price)
}

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
  }
  return { ...next, total: sumPackage(next) }
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
