import { type OrderLine, sumLines } from '../lines.ts'

/** Why a discount takes nothing off. */
export type DiscountFault =
  | 'inactive'
  | 'not-yet'
  | 'expired'
  | 'used'
  | 'minimum'
  | 'not-combinable'
  | 'lease'
  | 'no-goods'

/** A discount of a cart, as far as sums are concerned. */
export interface DiscountRule {
  id: string
  kind: 'percentage' | 'absolute' | 'fixed' | 'isic'
  /** Per cent in hundredths, else minor units. */
  value: number
  isAutomatic: boolean
  isCombinable: boolean
  /** A gift voucher, which a lease excludes. */
  isVoucher: boolean
  /** The goods have to come to so much. */
  minimum: number
  /** Its amount is given once more for each whole minimum. */
  isCumulative: boolean
  /** Seo names; null for all products. */
  goods: readonly string[] | null
  /** What is wrong with it whatever the cart holds. */
  fault: DiscountFault | null
}

export interface AppliedDiscount {
  id: string
  amount: number
  fault: DiscountFault | null
}

interface Setting {
  /** Smallest amount that the market shows: no percentage gives a part of it. */
  unit: number
  isLease: boolean
}

type Line = Pick<OrderLine, 'id' | 'kind' | 'code' | 'quantity' | 'total'>

/**
 * What each discount takes off: automatic ones first, then by the order of adding; each of what the former have left. One
 * that can't be combined stands alone: automatic ones give way to it, and what was added after it counts for nothing.
 */
export function applyDiscounts(
  lines: readonly Line[],
  rules: readonly DiscountRule[],
  { unit, isLease }: Setting,
): AppliedDiscount[] {
  const goods = sumLines(lines)
  const left = new Map(lines.filter(({ kind }) => kind === 'product').map(line => [line, line.total]))
  let taken = 0
  return orderRules(rules).map(rule => {
    const fault = rule.fault ?? findFault(rule, rules, { goods, isLease, lines: [...left.keys()] })
    if (fault) return { id: rule.id, amount: 0, fault }
    const parts = takeOff(rule, left, { unit, goods, most: goods - taken })
    for (const [line, part] of parts) left.set(line, (left.get(line) ?? 0) - part)
    const amount = [...parts.values()].reduce((sum, part) => sum + part, 0)
    taken += amount
    return { id: rule.id, amount, fault: null }
  })
}

const orderRules = (rules: readonly DiscountRule[]): DiscountRule[] => [
  ...rules.filter(({ isAutomatic }) => isAutomatic),
  ...rules.filter(({ isAutomatic }) => !isAutomatic),
]

function findFault(
  rule: DiscountRule,
  rules: readonly DiscountRule[],
  { goods, isLease, lines }: { goods: number; isLease: boolean; lines: readonly Line[] },
): DiscountFault | null {
  if (isLease && rule.isVoucher) return 'lease'
  if (!lines.some(line => isMeant(rule, line))) return 'no-goods'
  if (goods < rule.minimum) return 'minimum'
  return isKeptOut(rule, rules) ? 'not-combinable' : null
}

/** Whether another discount stands alone, or this one would have to. */
function isKeptOut(rule: DiscountRule, rules: readonly DiscountRule[]): boolean {
  const others = rules.filter(other => other !== rule && !other.fault)
  const added = rules.filter(({ isAutomatic, fault }) => !isAutomatic && !fault)
  const [first] = added
  if (rule.isAutomatic) {
    if (added.some(one => one === first && !one.isCombinable)) return true
    return rule.isCombinable ? false : others.length > 0
  }
  if (rule === first) return false
  return !rule.isCombinable || first?.isCombinable === false
}

/** Whether a discount is taken off a line: of goods alone, never of what goes with them. */
export const isMeant = (
  { goods }: Pick<DiscountRule, 'goods'>,
  { kind, code }: Pick<Line, 'kind' | 'code'>,
): boolean => kind === 'product' && (goods === null || goods.includes(code))

/** What is taken off which line. */
function takeOff(
  rule: DiscountRule,
  left: ReadonlyMap<Line, number>,
  { unit, goods, most }: { unit: number; goods: number; most: number },
): Map<Line, number> {
  const meant = [...left].filter(([line, rest]) => rest > 0 && isMeant(rule, line))
  const base = meant.reduce((sum, [, rest]) => sum + rest, 0)
  const wanted = computeAmount(rule, meant, { base, unit, goods })
  const amount = Math.max(0, Math.min(wanted, base, most))
  return share(meant, amount, base)
}

const HUNDRED_PERCENT = 10_000

function computeAmount(
  { kind, value, minimum, isCumulative }: DiscountRule,
  meant: readonly (readonly [Line, number])[],
  { base, unit, goods }: { base: number; unit: number; goods: number },
): number {
  if (kind === 'absolute') return isCumulative && minimum > 0 ? value * Math.floor(goods / minimum) : value
  if (kind === 'fixed')
    return meant.reduce((sum, [{ quantity }, rest]) => sum + Math.max(0, rest - value * quantity), 0)
  return Math.ceil((base * value) / HUNDRED_PERCENT / unit) * unit
}

/** Divides an amount among lines by what is left of each, to the last minor unit. */
function share(meant: readonly (readonly [Line, number])[], amount: number, base: number): Map<Line, number> {
  const parts = new Map<Line, number>()
  let rest = amount
  for (const [line, of] of meant) {
    // Their product may be too large to be exact.
    const part = Number((BigInt(amount) * BigInt(of)) / BigInt(base))
    parts.set(line, part)
    rest -= part
  }
  for (const [line, of] of meant) {
    const more = Math.min(rest, of - (parts.get(line) ?? 0))
    parts.set(line, (parts.get(line) ?? 0) + more)
    rest -= more
  }
  return parts
}
