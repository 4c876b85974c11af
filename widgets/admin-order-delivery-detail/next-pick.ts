import type { DeliveryItem, OrderDelivery, PickAnswer } from '#core/api/picking/deliveries.ts'

/** What an order waits for on its way to the carrier. */
type NextPick = 'locked' | 'crate' | 'item' | 'stopped' | 'pack' | 'hand-over' | 'handed-over' | 'over'

/** States of an order whose parcel the carrier has taken, or the customer may fetch. */
const HANDED_OVER: readonly string[] = ['ready-for-pickup', 'sent', 'delivered', 'returned']

export function findNextPick(order: OrderDelivery): NextPick {
  if (!order.can_pick) return HANDED_OVER.includes(order.order_state) ? 'handed-over' : 'over'
  const isWhole = order.picking_state === 'picked' && order.crate !== null && !findOpenItem(order)
  // Whoever picked it keeps it for a while; the packing table is anybody's.
  if (order.locked_by && !order.is_locked_by_me && !isWhole) return 'locked'
  if (!order.crate) return 'crate'
  if (findOpenItem(order)) return 'item'
  if (order.picking_state !== 'picked') return 'stopped'
  return order.can_hand_over && order.parcel ? 'hand-over' : 'pack'
}

/** What is taken from the shelf next. */
export const findOpenItem = ({ items }: OrderDelivery): DeliveryItem | undefined =>
  items.find(
    ({ picked, quantity, picking_state: state }) =>
      picked < quantity && (state === 'waiting' || state === 'in-progress'),
  )

/** Which item a scan was of. */
export function findPiece({ outcome, code, order }: PickAnswer, before: OrderDelivery | null) {
  if (outcome === 'enough-scanned') return order?.items.find(({ barcode }) => barcode === code)
  if (outcome !== 'piece-picked') return undefined
  const grown = order?.items.find(({ id, picked }) =>
    before?.items.some(item => item.id === id && item.picked < picked),
  )
  return grown ?? order?.items.find(({ barcode }) => barcode === code)
}
