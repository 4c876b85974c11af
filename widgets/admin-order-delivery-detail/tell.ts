import {
  GOOD_PICKS,
  type OrderDelivery,
  type PickAnswer,
  type PickOutcome,
} from '#core/api/picking/deliveries.ts'
import type { Values } from '#core/intl/translate.ts'
import { t } from './messages.ts'

const OF_PICKUP = ['next.hand-over', 'next.handed-over', 'handOver', 'notPicked', 'notPacked'] as const

/** As the texts say it; an order that is fetched in a shop goes to no carrier. */
export function tell(order: OrderDelivery, key: Parameters<typeof t>[0], values?: Values): string {
  const pickup = order.is_pickup ? OF_PICKUP.find(one => one === key) : undefined
  return t(pickup ? `pickup.${pickup}` : key, values)
}

/** What came of a scan; `refused` where the server did not take it. */
export function tellScan({
  outcome,
  crate = '',
  other,
}: {
  outcome: PickOutcome | 'refused'
  crate?: string | undefined
  /** The number of the order that a crate is taken by. */
  other?: string | null | undefined
}): string {
  if (outcome === 'refused') return t('refused')
  return other ? t('crateTakenBy', { number: other }) : t(`outcome.${outcome}`, { crate })
}

export const isGoodPick = (outcome: PickOutcome | 'refused'): boolean =>
  GOOD_PICKS.some(one => one === outcome)

/** Why a scan does not count; null for one that does. */
export function tellRefusal(answer: PickAnswer | null): string | null {
  const outcome = answer?.outcome ?? 'refused'
  return isGoodPick(outcome) ? null : tellScan({ outcome, other: answer?.other_order })
}
