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
  const extras = [...offered.insurances, ...offered.warranties, ...offered.prolong_warranties]
  const each = extras.reduce((sum, extra) => sum + (extra.is_selected ? extra.price : 0), price)
  return Math.max(0, quantity * each - (bonus?.is_selected ? bonus.amount : 0))
}
