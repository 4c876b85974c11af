import { numberParcel } from '../orders/carriers.ts'
import type { Delivery } from './read-delivery.ts'

/** Stands for where no carrier goes, so that testers can see a refusal. */
const NOWHERE = '99999'

/** A double of the carriers: the number of the parcel, or null where they do not take it. What is picked up in a store has none and is always taken. */
export function askCarrier({ order, parcel }: Delivery): { label: string } | null {
  const { typeDeliveryCode, billing, deliveryAddress, market, id } = order
  if (order.state !== 'in-progress' || !parcel) return null
  const { postcode } = deliveryAddress ?? billing
  if (postcode.replaceAll(' ', '') === NOWHERE) return null
  const number = numberParcel(typeDeliveryCode, market === 'ro' ? 'ro' : 'cz', id)
  return { label: number ?? order.number }
}
