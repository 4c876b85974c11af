import * as v from 'valibot'
import { query } from '#core/http/endpoint.ts'
import { Change } from '../record-change.ts'
import { Id, listOf, optionalText } from '../wire.ts'

const Meeting = v.object({
  id: Id,
  name: v.string(),
  is_active: v.boolean(),
  /** When both hold. */
  valid_from: optionalText,
  valid_to: optionalText,
  /** What they share, some by name; null for all goods. */
  goods: v.nullable(v.object({ count: v.number(), names: listOf(v.string(), 10) })),
  /** What a cart with both of them gives; `first` is the one that was asked about. */
  combination: v.picklist(['both', 'first-added', 'first', 'second', 'none']),
})
export type Meeting = v.InferOutput<typeof Meeting>

export const discountIntersections = query('discount-intersections', {
  path: '/api/new/discount-intersections/',
  doc: 'Which discounts meet one that may not be saved yet: for which goods, when, and what a cart with both gives.',
  query: {
    id: { doc: 'The discount itself, which is left out; none while it is new.' },
    sets: { doc: 'Ids of its sets, divided by commas; empty for all goods.' },
    valid_from: { doc: 'ISO moment.' },
    valid_to: { doc: 'ISO moment.' },
    is_combinable: { doc: 'true or false.' },
    is_automatic: { doc: 'true or false.' },
  },
  response: v.object({ count: v.number(), results: listOf(Meeting, 50) }),
  errors: [400, 403],
  isPersonal: true,
  access: 'staff',
})

/** What a deletion of it would take away. */
const DiscountImpact = v.object({
  /** Codes that can still be used. */
  live_code_count: v.number(),
  /** Carts that have it now. */
  cart_count: v.number(),
})
export type DiscountImpact = v.InferOutput<typeof DiscountImpact>

export const discountImpact = query('discount-impact', {
  path: '/api/new/discounts/{id}/impact/',
  doc: 'What a deletion of a discount would take away, to be told before.',
  response: DiscountImpact,
  errors: [403, 404],
  isPersonal: true,
  access: 'staff',
})

export const discountHistory = query('discount-history', {
  path: '/api/new/discounts/{id}/history/',
  doc: 'Who changed what of a discount, the newest first.',
  response: listOf(Change, 100),
  errors: [403, 404],
  isPersonal: true,
  access: 'staff',
})
