import * as v from 'valibot'
import { mutation, query } from '#core/http/endpoint.ts'
import { ORDER_STATES } from '../orders/orders.ts'
import { LIST_KEYS, pageOf } from '../page-of.ts'
import { Id, listOf, optionalText, sentText } from '../wire.ts'
import { PickingState } from './picking-state.ts'

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const DeliveryRow = v.object({
  id: Id,
  number: v.string(),
  created_at: v.string(),
  order_state: v.picklist(ORDER_STATES),
  picking_state: PickingState,
  customer: v.string(),
  delivery_name: v.string(),
  item_count: Count,
  crate: optionalText,
  locked_by: optionalText,
  /** ISO moments. */
  delivery_from: optionalText,
  delivery_to: optionalText,
})
export type DeliveryRow = v.InferOutput<typeof DeliveryRow>

export const orderDeliveries = query('order-delivery-grid', {
  path: '/api/new/orders/order-delivery/grid/',
  doc: 'Orders on their way from the shelf to the carrier. `older_than` keeps those that have waited longer, in minutes.',
  query: { ...LIST_KEYS, older_than: { doc: 'minutes, such as 30' } },
  acceptsAnyQuery: true,
  response: pageOf(DeliveryRow, 500),
  errors: [400, 403, 404],
  isPersonal: true,
  access: 'staff',
})

/** What is searched, or the id that the server gave a search, and the other keys and values of the list's query. */
export const SearchRequest = v.pipe(
  v.objectWithRest({ search: v.optional(sentText(200)), search_id: v.optional(sentText(50)) }, sentText(200)),
  v.check(query => 'search' in query || 'search_id' in query),
  v.check(query => Object.keys(query).length <= 40),
)

export const searchDeliveries = mutation('order-delivery-search', {
  path: '/api/new/orders/order-delivery/search/',
  doc: 'The same list where something is searched: the keys of its query stand in the body, as a search may name a customer and URLs are logged. The answer may name the search by a `search_id`, which the page keeps in its address in place of the text: asked for by that in place of `search`, the server answers its `search_text` as well, to whoever searched for it, or all rows and no text where it knows it no more.',
  request: SearchRequest,
  response: v.object({
    ...pageOf(DeliveryRow, 500).entries,
    search_id: v.nullish(v.pipe(v.string(), v.regex(/^[\w-]{1,50}$/)), null),
    search_text: v.nullish(v.pipe(v.string(), v.maxLength(200)), null),
  }),
  errors: [400, 403, 404],
  isIdempotent: false,
  access: 'staff',
})

export const BULK_ACTIONS = ['take', 'release', 'start', 'stop', 'hand-over'] as const
export type BulkAction = (typeof BULK_ACTIONS)[number]

export const BulkRequest = v.strictObject({
  action: v.picklist(BULK_ACTIONS),
  ids: v.pipe(v.array(sentText(20)), v.minLength(1), v.maxLength(500)),
})

export const BulkAnswer = v.object({
  results: listOf(v.object({ id: Id, detail: optionalText }), 500),
})

export const changeDeliveries = mutation('order-delivery-bulk', {
  path: '/api/new/orders/order-delivery/bulk/',
  doc: 'One action for several orders; `detail` says of each why it was not done, and is null where it was.',
  request: BulkRequest,
  response: BulkAnswer,
  errors: [400, 403],
  access: 'staff',
})
