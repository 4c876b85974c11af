import type { Preorder, PreorderState } from '#core/api/preorders/orders.ts'
import { PREORDER_STATES } from '#core/api/preorders/orders.ts'
import type { Column, Tone } from '#kit/grid/column.ts'
import { describeOutcome, describeScore, describeStock } from './describe-why.ts'
import { t } from './messages.ts'
import { ORDER } from './open-order.ts'

/** Of this very page: whoever presses it stays there, and another tab opens with it. */
const linkToOrder = (number: string): string =>
  `${location.pathname}?${new URLSearchParams({ [ORDER]: number })}`

export const nameState = (state: PreorderState): string => t(`state.${state}`)

const STATES = PREORDER_STATES.map(value => ({ value, label: nameState(value) }))

const TONES: Readonly<Record<PreorderState, Tone>> = {
  interested: 'idle',
  interested_sent: 'wait',
  interested_confirmed: 'wait',
  waiting_for_response: 'wait',
  confirmed: 'good',
  rejected: 'bad',
  not_available: 'bad',
  allocated: 'good',
  not_allocated: 'bad',
  back_to_main_stock: 'idle',
}
const readTone = ({ state }: Preorder): Tone => TONES[state]

const COMMON = (): readonly Column<Preorder>[] => [
  {
    id: 'order_number',
    label: t('number'),
    kind: 'text',
    read: row => row.order_number,
    isOrderable: true,
    isFilterable: true,
    width: 130,
    href: row => linkToOrder(row.order_number),
  },
  {
    id: 'created_at',
    label: t('createdAt'),
    kind: 'moment',
    read: row => row.created_at,
    isOrderable: true,
    isFilterable: true,
  },
  {
    id: 'product',
    label: t('product'),
    kind: 'text',
    read: row => row.product.name,
    isOrderable: true,
    isFilterable: true,
    width: 220,
  },
  {
    id: 'quantity',
    label: t('quantity'),
    kind: 'number',
    read: row => row.quantity,
    isOrderable: true,
    isFilterable: true,
    hasTotal: true,
  },
  {
    id: 'score',
    label: t('score'),
    kind: 'number',
    read: row => row.score,
    isOrderable: true,
    isFilterable: true,
  },
]

const OTHERS = (): readonly Column<Preorder>[] => [
  { id: 'why', label: t('why'), kind: 'text', read: describeScore, width: 330 },
  {
    id: 'payment_type',
    label: t('payment'),
    kind: 'text',
    read: row => row.payment_type.name,
    isHidden: true,
  },
  {
    id: 'delivery_type',
    label: t('delivery'),
    kind: 'text',
    read: row => row.delivery_type.name,
    isHidden: true,
  },
]

/** Pre-orders without pieces: their state, and what they would be given. */
export const listAvailableColumns = (): readonly Column<Preorder>[] => [
  ...COMMON(),
  {
    id: 'state',
    label: t('state'),
    kind: 'choice',
    choices: STATES,
    tone: readTone,
    read: row => row.state,
    isOrderable: true,
    isFilterable: true,
    width: 170,
  },
  {
    id: 'interest',
    label: t('interest'),
    kind: 'text',
    read: row => t(row.is_interested ? 'interested' : 'notInterested'),
    width: 120,
  },
  {
    id: 'outcome',
    label: t('outcome'),
    kind: 'text',
    read: row => describeOutcome(row),
    width: 250,
  },
  ...OTHERS(),
]

/** Pre-orders with pieces: of which stock, and which rule gave them. */
export const listAllocatedColumns = (): readonly Column<Preorder>[] => [
  ...COMMON(),
  {
    id: 'state',
    label: t('state'),
    kind: 'choice',
    choices: STATES,
    tone: readTone,
    read: row => row.state,
    width: 140,
  },
  { id: 'given', label: t('given'), kind: 'text', read: describeStock },
  {
    id: 'allocated_at',
    label: t('allocatedAt'),
    kind: 'moment',
    read: row => row.allocated_at,
    isOrderable: true,
    isFilterable: true,
  },
  ...OTHERS(),
]
