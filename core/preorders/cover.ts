import type { RuleSetName, RuleSets } from '#core/api/preorders/rules.ts'
import { scorePart } from './score.ts'

/**
 * The ids of the rules that always score in the place of one of their set, which then can never apply; null where it
 * applies to something.
 */
export function findCover(rules: RuleSets, set: RuleSetName, id: string): readonly string[] | null {
  const cover = new Set<string>()
  for (const { quantity, kind } of listProbes(rules, set, id)) {
    const wish = { quantity, payment_type: kind, delivery_type: kind }
    const { rule } = scorePart(rules, set, wish, kind)
    if (rule === id) return null
    if (rule !== null) cover.add(rule)
  }
  return [...cover]
}

interface Probe {
  quantity: number
  /** Id of the stock, or of the way of paying or of delivery. */
  kind: string
}

/** Enough of what a rule fits: between two limits of its set, all quantities are scored alike. */
function listProbes(rules: RuleSets, set: RuleSetName, id: string): readonly Probe[] {
  const of = (kind: string | undefined): readonly Probe[] => (kind ? [{ quantity: 1, kind }] : [])
  switch (set) {
    case 'stock':
      return of(rules.stock.find(rule => rule.id === id)?.stock.id)
    case 'payment':
      return of(rules.payment.find(rule => rule.id === id)?.payment_type.id)
    case 'delivery':
      return of(rules.delivery.find(rule => rule.id === id)?.delivery_type.id)
    case 'quantity': {
      const own = rules.quantity.find(rule => rule.id === id)
      if (!own) return []
      const { quantity_from: from, quantity_to } = own
      const to = quantity_to ?? Number.POSITIVE_INFINITY
      return rules.quantity
        .flatMap(rule => [rule.quantity_from, (rule.quantity_to ?? 0) + 1])
        .concat(from)
        .filter(quantity => from <= quantity && quantity <= to)
        .map(quantity => ({ quantity, kind: '' }))
    }
  }
}
