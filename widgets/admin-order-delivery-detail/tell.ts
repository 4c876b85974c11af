import {
  type DeliveryItem,
  GOOD_PICKS,
  type OrderDelivery,
  type PickAnswer,
  type PickOutcome,
} from '#core/api/picking/deliveries.ts'
import type { Values } from '#core/intl/translate.ts'
import { t } from './messages.ts'
import { t as tScan } from './scan-messages.ts'

const OF_PICKUP = [
  'next.hand-over',
  'next.handed-over',
  'handOver',
  'notPicked',
  'notPacked',
  'did.handOver',
] as const

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
  undone,
}: {
  outcome: PickOutcome | 'refused'
  crate?: string | undefined
  /** The number of the order that a crate is taken by. */
  other?: string | null | undefined
  /** What an undo took back. */
  undone?: string | undefined
}): string {
  if (outcome === 'refused') return tScan('refused')
  if (undone) return tScan('undone', { what: undone })
  return other ? tScan('crateTakenBy', { number: other }) : tScan(`outcome.${outcome}`, { crate })
}

export const tellPiece = ({ name, picked, quantity }: DeliveryItem): string =>
  `${name}, ${t('picked', { picked, quantity })}`

/** What an undo took back, as the order was before it and is after it. */
export function tellUndone(before: OrderDelivery | null, after: OrderDelivery | null): string | undefined {
  if (before?.id !== after?.id) return undefined
  if (before?.crate && before.crate.id !== after?.crate?.id)
    return tScan('undoneCrate', { name: before.crate.name })
  const piece = after?.items.find(({ id, picked }) =>
    before?.items.some(item => item.id === id && item.picked > picked),
  )
  return piece && tellPiece(piece)
}

export const isGoodPick = (outcome: PickOutcome | 'refused'): boolean =>
  GOOD_PICKS.some(one => one === outcome)

/** Why a scan does not count; null for one that does. */
export function tellRefusal(answer: PickAnswer | null): string | null {
  const outcome = answer?.outcome ?? 'refused'
  return isGoodPick(outcome) ? null : tellScan({ outcome, other: answer?.other_order })
}
