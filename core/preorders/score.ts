import type { Explanation, ScorePart } from '#core/api/preorders/orders.ts'
import { RULE_SETS, type RuleSetName, type RuleSets } from '#core/api/preorders/rules.ts'
import type { Candidate, PreorderSetting, PriorityScore } from '#core/api/preorders/settings.ts'

/** What one step of priority is worth in points. */
export const PRIORITY_WEIGHT = 100

type Wish = Pick<Candidate, 'quantity' | 'payment_type' | 'delivery_type'>
type Place = Pick<Candidate, 'product' | 'master_product' | 'type_device'>

/** 3 for a setting of one product, down to 0 for one of everything. */
function rateReach({ product, master_product, type_device }: PreorderSetting): number {
  if (product) return 3
  if (master_product) return 2
  return type_device ? 1 : 0
}

function isReached(setting: PreorderSetting, place: Place): boolean {
  const { product, master_product, type_device } = setting
  return (
    setting.is_active &&
    (!product || product.id === place.product) &&
    (!master_product || master_product.id === place.master_product) &&
    (!type_device || type_device.id === place.type_device)
  )
}

/** Ids are numbers written as text, as a rule; the lower is the older. */
export const compareIds = (a: string, b: string): number =>
  a.length - b.length || (a < b ? -1 : a > b ? 1 : 0)

/** The setting that holds: of the highest priority, then the narrower one, then the older one. */
export function findSetting(settings: readonly PreorderSetting[], place: Place): PreorderSetting | null {
  const [first] = settings
    .filter(setting => isReached(setting, place))
    .sort((a, b) => b.priority - a.priority || rateReach(b) - rateReach(a) || compareIds(a.id, b.id))
  return first ?? null
}

interface Rule {
  id: string
  points: number
}

function listFitting(rules: RuleSets, set: RuleSetName, wish: Wish, stock: string | null): readonly Rule[] {
  switch (set) {
    case 'stock':
      return rules.stock.filter(rule => rule.stock.id === stock)
    case 'quantity':
      return rules.quantity.filter(
        rule =>
          rule.quantity_from <= wish.quantity &&
          wish.quantity <= (rule.quantity_to ?? Number.POSITIVE_INFINITY),
      )
    case 'payment':
      return rules.payment.filter(rule => rule.payment_type.id === wish.payment_type)
    case 'delivery':
      return rules.delivery.filter(rule => rule.delivery_type.id === wish.delivery_type)
  }
}

/** What one rule set gives: of the rules that fit the one with most points, the default rule where none does. */
export function scorePart(
  rules: RuleSets,
  set: RuleSetName,
  wish: Wish,
  stock: string | null = null,
): ScorePart {
  const [best] = listFitting(rules, set, wish, stock)
    .map(({ id, points }) => ({ id, points }))
    .sort((a, b) => b.points - a.points || compareIds(a.id, b.id))
  if (best) return { rule_set: set, rule: best.id, is_default: false, points: best.points }
  const isDefault = rules[set].length > 0
  return { rule_set: set, rule: null, is_default: isDefault, points: isDefault ? rules.default.points : 0 }
}

const OF_ORDER = RULE_SETS.filter(set => set !== 'stock')

/** What decides the order in which pieces are given out, with what it is made of. */
export function scoreOrder(
  setting: PreorderSetting,
  wish: Wish,
): Pick<Explanation, 'priority' | 'score' | 'parts'> {
  const parts = OF_ORDER.map(set => scorePart(setting.rules, set, wish))
  const score = parts.reduce((sum, { points }) => sum + points, setting.priority * PRIORITY_WEIGHT)
  return { priority: setting.priority, score, parts }
}

/** Whether a setting takes pieces of a stock at all. */
export const isStockAllowed = ({ stock, ...rules }: RuleSets, id: string): boolean =>
  stock.length === 0 || rules.default.allows_other_stocks || stock.some(rule => rule.stock.id === id)

type Bounds = Pick<PriorityScore, 'base' | 'lowest' | 'highest' | 'parts'>

/** The lowest and the highest score that a setting can give, set by set. */
export function boundScore({ priority, rules }: Pick<PreorderSetting, 'priority' | 'rules'>): Bounds {
  const base = priority * PRIORITY_WEIGHT
  const parts = RULE_SETS.map(set => {
    const points = rules[set].map(rule => rule.points)
    const all = points.length > 0 ? [...points, rules.default.points] : [0]
    return { rule_set: set, lowest: Math.min(...all), highest: Math.max(...all) }
  })
  const sum = (side: 'lowest' | 'highest'): number =>
    parts.filter(part => part.rule_set !== 'stock').reduce((total, part) => total + part[side], base)
  return { base, lowest: sum('lowest'), highest: sum('highest'), parts }
}
