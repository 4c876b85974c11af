import type { Explanation } from '#core/api/preorders/orders.ts'
import type { RuleSetName, RuleSets } from '#core/api/preorders/rules.ts'
import { MINUS } from '#core/intl/format-money.ts'
import { showNumber } from '#core/intl/show-number.ts'
import type { WhatIfChange } from '#core/preorders/what-if.ts'
import { t } from './messages.ts'

/** Points with their sign, as a sum is read. */
export const showPoints = (points: number): string =>
  points > 0 ? `+${showNumber(points)}` : showScore(points)
export const showScore = (score: number): string => showNumber(score).replace('-', MINUS)

export interface ShownRule {
  id: string
  name: string
  points: number
}

/** The rules of one set by their names. */
export function listRules(rules: RuleSets, set: RuleSetName): readonly ShownRule[] {
  switch (set) {
    case 'stock':
      return rules.stock.map(({ id, stock, points }) => ({ id, name: stock.name, points }))
    case 'payment':
      return rules.payment.map(({ id, payment_type, points }) => ({ id, name: payment_type.name, points }))
    case 'delivery':
      return rules.delivery.map(({ id, delivery_type, points }) => ({ id, name: delivery_type.name, points }))
    case 'quantity':
      return rules.quantity.map(({ id, quantity_from, quantity_to, points }) => ({
        id,
        name: nameQuantity(quantity_from, quantity_to),
        points,
      }))
  }
}

/** Those of the rules of a set that are named by their ids, with their points. */
export const nameRules = (rules: RuleSets, set: RuleSetName, ids: readonly string[]): string =>
  listRules(rules, set)
    .filter(({ id }) => ids.includes(id))
    .map(({ name, points }) => `${name} (${t('points', { points: showPoints(points) })})`)
    .join(', ')

function nameQuantity(from: number, to: number | null): string {
  if (to === null) return t('quantityMore', { from })
  return from === to ? t('quantityOne', { from }) : t('quantityRange', { from, to })
}

/** What would happen to one pre-order; no way leads from a score to the same one. */
export const describeChange = ({ kind, candidate, before, after }: WhatIfChange): string => {
  const tell = kind === 'moves' ? ({ stock }: Explanation) => stock?.name ?? '' : tellScore
  const [from, to] = [tell(before), tell(after)]
  return t(`change.${kind}`, { number: candidate.order_number, change: from === to ? to : `${from} → ${to}` })
}

const tellScore = ({ score }: Explanation): string => showNumber(score)
