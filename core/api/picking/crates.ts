import * as v from 'valibot'
import { query } from '#core/http/endpoint.ts'
import { Id, listOf } from '../wire.ts'
import { PickingState } from './picking-state.ts'

export const Crate = v.object({
  id: Id,
  name: v.string(),
  /** What stands on its label. */
  code: v.string(),
  /** Null while nothing lies in it. */
  picking_state: v.nullish(PickingState, null),
  order: v.nullish(
    v.object({
      id: Id,
      number: v.string(),
      item_count: v.nullish(v.number(), null),
      picked_count: v.nullish(v.number(), null),
    }),
    null,
  ),
  /** ISO; when something last happened to it. */
  changed_at: v.nullish(v.string(), null),
})
export type Crate = v.InferOutput<typeof Crate>

export const crates = query('crates', {
  path: '/api/new/orders/order-delivery/crates/',
  doc: 'All crates with what lies in them and how far it is picked, by name.',
  response: listOf(Crate, 1000),
  errors: [403],
  isPersonal: true,
  access: 'staff',
})
