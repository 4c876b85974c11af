import type { Preorder, ScorePart } from '#core/api/preorders/orders.ts'
import { MINUS } from '#core/intl/format-money.ts'
import { showNumber } from '#core/intl/show-number.ts'
import { PRIORITY_WEIGHT } from '#core/preorders/score.ts'
import { tellNotReady } from '#core/preorders/states.ts'
import { t } from './messages.ts'

const showPoints = (points: number): string => (points < 0 ? MINUS : '+') + showNumber(Math.abs(points))

/** Why a pre-order has the score it has: the setting, the priority, and each rule by what it looked at. */
export function describeScore(row: Preorder): string {
  const { setting, priority, score, parts } = row.explanation
  if (!setting) return t('noSetting')
  const addends = parts
    .filter(part => part.rule_set !== 'stock' && isTold(part))
    .map(part => describePart(row, part))
  const sum = [
    t('base', { priority: showNumber(priority), points: showNumber(priority * PRIORITY_WEIGHT) }),
    ...addends,
  ]
  return `${setting.name}: ${sum.join(', ')} = ${showNumber(score)}`
}

const isTold = ({ rule, is_default, points }: ScorePart): boolean =>
  rule !== null || (is_default && points !== 0)

function describePart(row: Preorder, part: ScorePart): string {
  const points = showPoints(part.points)
  const what = nameWhat(row, part)
  return part.rule === null
    ? t('byDefault', { what, points })
    : t('byRule', { what, points, rule: part.rule })
}

function nameWhat(
  { quantity, payment_type, delivery_type, explanation }: Preorder,
  { rule_set }: ScorePart,
): string {
  switch (rule_set) {
    case 'quantity':
      return t('pieces', { quantity })
    case 'payment':
      return payment_type.name
    case 'delivery':
      return delivery_type.name
    case 'stock':
      return explanation.stock?.name ?? ''
  }
}

/** What a pre-order that waits would be given now, or why nothing. */
export function describeOutcome({ state, explanation }: Preorder): string {
  const { outcome, stock, ahead } = explanation
  if (outcome === 'allocated') return t('outcome.allocated', { stock: stock?.name ?? '' })
  if (outcome === 'not-ready') return t(`notReady.${tellNotReady(state)}`)
  const reason = t(`outcome.${outcome}`)
  return ahead > 0 ? `${reason} ${t('ahead', { count: ahead })}` : reason
}

/** Which rule gave the pieces of that stock. */
export function describeStock(row: Preorder): string {
  const part = row.explanation.parts.find(one => one.rule_set === 'stock')
  const name = row.stock?.name ?? ''
  if (!part || !isTold(part)) return name
  return describePart({ ...row, explanation: { ...row.explanation, stock: row.stock } }, part)
}
