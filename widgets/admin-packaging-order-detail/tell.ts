import {
  GOOD_OUTCOMES,
  type PackedOrder,
  type ScanAnswer,
  type ScanOutcome,
} from '#core/api/picking/packing.ts'
import type { Values } from '#core/intl/translate.ts'
import { t } from './messages.ts'

const OF_PICKUP = [
  'step.done',
  'help.confirm',
  'help.done',
  'outcome.handed-over',
  'outcome.already-handed-over',
  'confirm',
] as const

/** As the texts say it; an order that is fetched in a shop goes to no carrier. */
export function tell(order: PackedOrder | null, key: Parameters<typeof t>[0], values?: Values): string {
  const pickup = order?.is_pickup ? OF_PICKUP.find(one => one === key) : undefined
  return t(pickup ? `pickup.${pickup}` : key, values)
}

/** What came of a scan; `refused` where the server did not take it. */
export const tellOutcome = (outcome: ScanOutcome | 'refused', order: PackedOrder | null): string =>
  tell(order, outcome === 'refused' ? 'refused' : `outcome.${outcome}`)

/** A parcel that is handed over already lacks nothing. */
export const isGoodOutcome = (outcome: ScanOutcome | 'refused'): boolean =>
  outcome === 'already-handed-over' || GOOD_OUTCOMES.some(one => one === outcome)

/** Why a scan does not count; null for one that does. */
export function tellRefusal(answer: ScanAnswer | null): string | null {
  const outcome = answer?.outcome ?? 'refused'
  return isGoodOutcome(outcome) ? null : tellOutcome(outcome, answer?.order ?? null)
}
