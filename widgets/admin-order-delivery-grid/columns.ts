import { ORDER_STATES } from '#core/api/orders/orders.ts'
import type { DeliveryRow } from '#core/api/picking/delivery-list.ts'
import { PICKING_STATES } from '#core/api/picking/picking-state.ts'
import type { Column, Tone } from '#kit/grid/column.ts'
import { tOrder } from '#kit/order/order-state.tsx'
import { tPicking } from '#kit/scanner/picking-state.tsx'
import { linkToStaffPage } from '#kit/staff/staff-link.ts'
import { t } from './messages.ts'

const ORDER_TONES: Readonly<Record<DeliveryRow['order_state'], Tone>> = {
  new: 'idle',
  'waiting-for-payment': 'wait',
  'in-progress': 'wait',
  'ready-for-pickup': 'good',
  sent: 'good',
  delivered: 'good',
  cancelled: 'bad',
  returned: 'bad',
}
const PICKING_TONES: Readonly<Record<DeliveryRow['picking_state'], Tone>> = {
  waiting: 'idle',
  'in-progress': 'wait',
  picked: 'good',
  'not-found': 'bad',
  'needs-replacement': 'bad',
}

/**
 * What of an order the warehouse looks at; a customer's name is shown, and never part of the address. What is urgent and
 * who is at it come first; the order's state, the same on every row of what is usually asked for, comes last.
 */
export const describeColumns = (): readonly Column<DeliveryRow>[] => [
  {
    id: 'number',
    label: t('number'),
    kind: 'text',
    read: row => row.number,
    isOrderable: true,
    isFilterable: true,
    width: 116,
    href: row => linkToStaffPage('order-delivery-detail', row.id),
  },
  {
    id: 'created_at',
    label: t('created'),
    kind: 'moment',
    read: row => row.created_at,
    isOrderable: true,
    isFilterable: true,
    width: 152,
  },
  {
    id: 'delivery_from',
    label: t('from'),
    kind: 'moment',
    read: row => row.delivery_from,
    isOrderable: true,
    isFilterable: true,
    width: 152,
  },
  {
    id: 'picking_state',
    label: t('picking'),
    kind: 'choice',
    choices: PICKING_STATES.map(value => ({ value, label: tPicking(value) })),
    tone: row => PICKING_TONES[row.picking_state],
    read: row => row.picking_state,
    isOrderable: true,
    isFilterable: true,
    width: 168,
  },
  {
    id: 'locked_by',
    label: t('lockedBy'),
    kind: 'text',
    read: row => row.locked_by,
    isOrderable: true,
    width: 120,
  },
  {
    id: 'customer',
    label: t('customer'),
    kind: 'text',
    read: row => row.customer,
    isOrderable: true,
    width: 138,
  },
  {
    id: 'delivery_name',
    label: t('delivery'),
    kind: 'text',
    read: row => row.delivery_name,
    isOrderable: true,
    isFilterable: true,
    width: 166,
  },
  {
    id: 'item_count',
    label: t('pieces'),
    kind: 'number',
    read: row => row.item_count,
    isOrderable: true,
    isFilterable: true,
    width: 80,
  },
  {
    id: 'crate',
    label: t('crate'),
    kind: 'text',
    read: row => row.crate,
    isOrderable: true,
    isFilterable: true,
    width: 110,
  },
  {
    id: 'order_state',
    label: t('state'),
    kind: 'choice',
    choices: ORDER_STATES.map(value => ({ value, label: tOrder(value) })),
    tone: row => ORDER_TONES[row.order_state],
    read: row => row.order_state,
    isOrderable: true,
    isFilterable: true,
    width: 150,
  },
  {
    id: 'delivery_to',
    label: t('to'),
    kind: 'moment',
    read: row => row.delivery_to,
    isOrderable: true,
    isFilterable: true,
    isHidden: true,
  },
]
