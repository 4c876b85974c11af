import * as v from 'valibot'
import { mutation, query } from '#core/http/endpoint.ts'
import { LIST_KEYS, pageOf } from '../page-of.ts'
import { Id, listOf, optionalText, sentText } from '../wire.ts'

const MOST = 1000

const DiscountCode = v.object({
  id: Id,
  code: v.string(),
  is_single_use: v.boolean(),
  used_at: optionalText,
})
export type DiscountCode = v.InferOutput<typeof DiscountCode>

export const discountCodes = query('discount-codes', {
  path: '/api/new/discounts/{id}/codes/',
  doc: 'The codes of a discount, page by page, in the order of their making; `code__icontains` finds those that have a part in letters of either case.',
  query: LIST_KEYS,
  acceptsAnyQuery: true,
  response: pageOf(DiscountCode),
  errors: [400, 403, 404],
  isPersonal: true,
  access: 'staff',
})

export const CodesRequest = v.union([
  /** So many are generated, each for a single use. */
  v.strictObject({ count: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MOST)) }),
  /** These are taken, where no discount has them yet. */
  v.strictObject({
    codes: v.pipe(
      v.array(v.pipe(sentText(10), v.regex(/^[0-9A-Za-z]{10}$/))),
      v.minLength(1),
      v.maxLength(MOST),
    ),
    is_single_use: v.boolean(),
  }),
])
export type CodesRequest = v.InferOutput<typeof CodesRequest>

/** What became of codes: those that a discount had already were not assigned (ER-044). */
const AddedCodes = v.object({
  assigned: v.number(),
  duplicates: listOf(v.string()),
  code_count: v.number(),
  /** Of those that were assigned; what takes them back names them. */
  first_id: v.nullable(Id),
  last_id: v.nullable(Id),
})
export type AddedCodes = v.InferOutput<typeof AddedCodes>

export const addDiscountCodes = mutation('add-discount-codes', {
  path: '/api/new/discounts/{id}/codes/',
  doc: 'Generates codes of a discount, or takes some that were chosen; answers which were not assigned, because they are in use.',
  request: CodesRequest,
  response: AddedCodes,
  status: 201,
  errors: [400, 403, 404],
  access: 'staff',
})

export const CodesRange = v.strictObject({ first_id: sentText(20), last_id: sentText(20) })
export type CodesRange = v.InferOutput<typeof CodesRange>

export const removeDiscountCodes = mutation('remove-discount-codes', {
  path: '/api/new/discounts/{id}/codes/remove/',
  doc: 'Takes codes of a discount back, from one to another by their ids; those that are used or in a cart stay.',
  request: CodesRange,
  response: v.object({ removed: v.number(), code_count: v.number() }),
  errors: [400, 403, 404],
  access: 'staff',
})
