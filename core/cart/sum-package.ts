/** What a package costs, as far as its sum goes; amounts in minor units. */
interface Summed {
  /** Of one piece. */
  price: number
  quantity: number
  insurances: readonly Extra[]
  warranties: readonly Extra[]
  prolong_warranties: readonly Extra[]
  /** Taken off once, however many pieces there are. */
  bonus_buyout?: { amount: number; is_selected: boolean } | null
}

interface Extra {
  price: number
  is_selected: boolean
}

/** What all pieces of a package cost with what is selected, less the bonus; never below zero. */
export function sumPackage({ price, quantity, bonus_buyout: bonus, ...offered }: Summed): number {
  const each = price + sumExtras(offered)
  return Math.max(0, quantity * each - (bonus?.is_selected ? bonus.amount : 0))
}

/** What goes with one piece. */
const sumExtras = (offered: Pick<Summed, 'insurances' | 'warranties' | 'prolong_warranties'>): number =>
  [...offered.insurances, ...offered.warranties, ...offered.prolong_warranties].reduce(
    (sum, extra) => sum + (extra.is_selected ? extra.price : 0),
    0,
  )

/** What packages cost for themselves and for what goes with them, and what bonuses took off: goods + extras - bonus is their sum. */
export function splitSum(packages: readonly (Summed & { total: number })[]) {
  const sum = (count: (one: Summed & { total: number }) => number): number =>
    packages.reduce((all, one) => all + count(one), 0)
  const goods = sum(({ price, quantity }) => price * quantity)
  const extras = sum(one => sumExtras(one) * one.quantity)
  return { goods, extras, bonus: goods + extras - sum(({ total }) => total) }
}
