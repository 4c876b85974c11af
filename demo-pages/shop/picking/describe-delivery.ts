import { showPostcode } from '#core/intl/show-contact.ts'
import { listNextPickingStates } from '../contract.ts'
import type { Delivery, Desk, PickedItem } from './read-delivery.ts'
import { isPickable, mayGrow, mayHandOver } from './read-delivery.ts'

/** An order as the staff's calls answer it, with what may be done with it. */
export function describeDelivery(delivery: Delivery, { visitor }: Desk): Record<string, unknown> {
  const { order, row, crate, parcel, lockedBy } = delivery
  const { billing, deliveryAddress } = order
  const canPick = isPickable(delivery)
  return {
    id: order.id,
    number: order.number,
    created_at: order.createdAt.toISOString(),
    order_state: order.state,
    picking_state: row.pickingState,
    customer: `${billing.first_name} ${billing.last_name}`,
    delivery_name: order.deliveryName,
    payment_name: order.paymentName,
    address: order.placeLines.length > 0 ? order.placeLines : writeAddress(deliveryAddress ?? billing),
    delivery_from: row.deliveryFrom?.toISOString() ?? null,
    delivery_to: row.deliveryTo?.toISOString() ?? null,
    crate: crate && { id: crate.id, name: crate.name, code: crate.code },
    parcel: parcel && {
      width: parcel.widthCm,
      height: parcel.heightCm,
      depth: parcel.depthCm,
      weight: Number(parcel.weightKg),
      label: parcel.label,
    },
    items: delivery.items.map(item => describeItem(item, canPick)),
    locked_by: lockedBy?.name ?? null,
    is_locked_by_me: lockedBy?.id === visitor.id,
    can_pick: canPick,
    can_add_product: mayGrow(delivery),
    can_hand_over: mayHandOver(delivery),
    is_pickup: order.typeDeliveryCode === 'store',
    can_mail: Boolean(billing.email),
    version: row.version,
  }
}

const writeAddress = ({ address, postcode, city }: { address: string; postcode: string; city: string }) => [
  address,
  `${showPostcode(postcode)} ${city}`,
]

const describeItem = (item: PickedItem, canPick: boolean) => ({
  id: item.id,
  code: item.code,
  name: item.name,
  barcode: item.barcode,
  quantity: item.quantity,
  picked: item.picked,
  picking_state: item.state,
  unit_price: item.unitPrice,
  next_states: canPick ? listNextPickingStates(item.state) : [],
  can_replace: canPick && (item.state === 'not-found' || item.state === 'needs-replacement'),
})
