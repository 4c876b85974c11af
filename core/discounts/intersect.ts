/** When a discount holds, for which goods, and how it stands to others. */
export interface DiscountExtent {
  /** ISO moments; null where there is no limit. */
  validFrom: string | null
  validTo: string | null
  /** Names of the goods; null for all. */
  goods: readonly string[] | null
  isCombinable: boolean
  isAutomatic: boolean
}

/** What a cart that has both of two discounts gives; `first` is the one that was asked about, `none` neither. */
export type Combination = 'both' | 'first-added' | 'first' | 'second' | 'none'

/** Where two discounts meet. */
export interface Intersection {
  validFrom: string | null
  validTo: string | null
  /** Null for all goods. */
  goods: readonly string[] | null
  combination: Combination
}

/** Which goods two discounts share, when, and what a cart with both gives; null where they never meet. */
export function intersect(first: DiscountExtent, second: DiscountExtent): Intersection | null {
  const validFrom = pickLimit([first.validFrom, second.validFrom], Math.max)
  const validTo = pickLimit([first.validTo, second.validTo], Math.min)
  if (validFrom !== null && validTo !== null && Date.parse(validFrom) > Date.parse(validTo)) return null
  const goods = shareGoods(first.goods, second.goods)
  if (goods?.length === 0) return null
  return { validFrom, validTo, goods, combination: combine(first, second) }
}

function pickLimit(moments: readonly (string | null)[], pick: (...times: number[]) => number): string | null {
  const known = moments.filter(moment => moment !== null)
  const time = pick(...known.map(moment => Date.parse(moment)))
  return known.find(moment => Date.parse(moment) === time) ?? null
}

function shareGoods(
  first: readonly string[] | null,
  second: readonly string[] | null,
): readonly string[] | null {
  if (first === null || second === null) return first ?? second
  const others = new Set(second)
  return [...new Set(first)].filter(one => others.has(one))
}

/** As the cart does it: an automatic one gives way to one that a customer added, and one that stands alone to all. */
function combine(first: DiscountExtent, second: DiscountExtent): Combination {
  if (first.isCombinable && second.isCombinable) return 'both'
  if (!first.isAutomatic && !second.isAutomatic) return 'first-added'
  if (first.isAutomatic !== second.isAutomatic) return first.isAutomatic ? 'second' : 'first'
  if (first.isCombinable === second.isCombinable) return 'none'
  return first.isCombinable ? 'first' : 'second'
}
