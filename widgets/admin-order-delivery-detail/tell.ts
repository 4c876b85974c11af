import type { OrderDelivery } from '#core/api/picking/deliveries.ts'
import type { Values } from '#core/intl/translate.ts'
import { t } from './messages.ts'

const OF_PICKUP = ['next.hand-over', 'next.handed-over', 'handOver', 'notPicked', 'notPacked'] as const

/** As the texts say it; an order that is fetched in a shop goes to no carrier. */
export function tell(order: OrderDelivery, key: Parameters<typeof t>[0], values?: Values): string {
  const pickup = order.is_pickup ? OF_PICKUP.find(one => one === key) : undefined
  return t(pickup ? `pickup.${pickup}` : key, values)
}
