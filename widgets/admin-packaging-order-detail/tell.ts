import {
  GOOD_OUTCOMES,
  type PackedItem,
  type PackedOrder,
  type ScanAnswer,
  type ScanOutcome,
} from '#core/api/picking/packing.ts'
import type { Values } from '#core/intl/translate.ts'
import { writeKilograms, writeSize } from '#kit/scanner/write-measures.ts'
import { t } from './messages.ts'
import { t as tScan } from './scan-messages.ts'

const OF_PICKUP = [
  'step.done',
  'help.confirm',
  'help.done',
  'outcome.handed-over',
  'outcome.already-handed-over',
  'confirm',
] as const
type OfPickup = (typeof OF_PICKUP)[number]

/** The key of a text; an order that is fetched in a shop goes to no carrier. */
function pickKey<K extends string>(order: PackedOrder | null, key: K): K | `pickup.${K & OfPickup}` {
  const pickup = order?.is_pickup ? OF_PICKUP.find((one): one is K & OfPickup => one === key) : undefined
  return pickup ? `pickup.${pickup}` : key
}

export const tell = (order: PackedOrder | null, key: Parameters<typeof t>[0], values?: Values): string =>
  t(pickKey(order, key), values)

/** What came of a scan; `refused` where the server did not take it. */
export const tellOutcome = (
  outcome: ScanOutcome | 'refused',
  order: PackedOrder | null,
  undone?: string,
): string =>
  undone
    ? tScan('undone', { what: undone })
    : tScan(outcome === 'refused' ? outcome : pickKey(order, `outcome.${outcome}`))

export const tellPiece = ({ name, scanned, quantity }: PackedItem): string =>
  `${name}, ${t('count', { scanned: scanned.length, quantity })}`

/** What an undo took back, as the order was before it and is after it. */
export function tellUndone(before: PackedOrder | null, after: PackedOrder | null): string | undefined {
  if (!before || before.id !== after?.id) return undefined
  const { size, weight } = before
  if (weight !== null && weight !== after.weight)
    return tScan('undoneWeight', { weight: writeKilograms(weight) })
  if (size && (!after.size || writeSize(size) !== writeSize(after.size)))
    return tScan('undoneSize', { size: writeSize(size) })
  for (const was of before.items) {
    const now = after.items.find(({ id }) => id === was.id)
    if (now && now.scanned.length < was.scanned.length)
      return [tellPiece(now), was.has_serials && `S/N ${was.scanned.at(-1)}`].filter(Boolean).join(', ')
  }
  // That a serial number was to come.
  return before.items.find(({ id }) => id === before.expected_item && id !== after.expected_item)?.name
}

/** A parcel that is handed over already lacks nothing. */
export const isGoodOutcome = (outcome: ScanOutcome | 'refused'): boolean =>
  outcome === 'already-handed-over' || GOOD_OUTCOMES.some(one => one === outcome)

/** Why a scan does not count; null for one that does. */
export function tellRefusal(answer: ScanAnswer | null): string | null {
  const outcome = answer?.outcome ?? 'refused'
  return isGoodOutcome(outcome) ? null : tellOutcome(outcome, answer?.order ?? null)
}
