import * as v from 'valibot'
import { mutation, query } from '#core/http/endpoint.ts'
import { DISCOUNT_TYPES } from '#core/validation/discount/discount.ts'
import { LIST_KEYS, pageOf } from '../page-of.ts'
import { Amount, Id, listOf, optionalText, Price, sentText } from '../wire.ts'

/** A group of products that a discount may be for. */
const DiscountSet = v.object({ id: Id, name: v.string(), product_count: v.number() })
export type DiscountSet = v.InferOutput<typeof DiscountSet>

export const Discount = v.object({
  id: Id,
  /** Grows with each change; a save says which one it changes. */
  version: v.number(),
  /** Its marketing name, which customers read. */
  name: v.string(),
  type: v.picklist(DISCOUNT_TYPES),
  /** Per cent in hundredths, an amount to take off, or the price that each piece then has. */
  value: Amount,
  /** The goods have to come to so much; zero for any cart. */
  minimal_sum: Price,
  valid_from: optionalText,
  valid_to: optionalText,
  is_active: v.boolean(),
  is_public: v.boolean(),
  is_combinable: v.boolean(),
  /** Given to every cart that deserves it, without a code. */
  is_automatic: v.boolean(),
  /** Given once more for each whole minimal sum. */
  is_cumulative_bonus: v.boolean(),
  /** Of all products where there is none. */
  sets: listOf(DiscountSet),
  code_count: v.number(),
  used_code_count: v.number(),
  /** It can be restored. */
  is_deleted: v.optional(v.boolean(), false),
  deleted_at: optionalText,
  /** The name of who deleted it. */
  deleted_by: optionalText,
})
export type Discount = v.InferOutput<typeof Discount>

const FIELDS = {
  name: sentText(100),
  type: v.picklist(DISCOUNT_TYPES),
  /** Decimals, as Django writes them. */
  value: sentText(20),
  minimal_sum: sentText(20),
  valid_from: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  valid_to: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  is_active: v.boolean(),
  is_public: v.boolean(),
  is_combinable: v.boolean(),
  is_automatic: v.boolean(),
  is_cumulative_bonus: v.boolean(),
  /** Ids of sets. */
  sets: v.pipe(v.array(sentText(20)), v.maxLength(100)),
} as const

export const NewDiscount = v.strictObject(FIELDS)
export type NewDiscount = v.InferOutput<typeof NewDiscount>
export const ChangedDiscount = v.strictObject({ ...FIELDS, version: v.pipe(v.number(), v.safeInteger()) })
export const VersionedDiscount = v.strictObject({ version: v.pipe(v.number(), v.safeInteger()) })

/** Filters, orderings and pages as every list of the back office has them. */
export const discounts = query('discounts', {
  path: '/api/new/discounts/',
  doc: 'The discounts of the market, page by page; with `is_deleted=true` those that were deleted and can be restored. A `search` for a whole code finds the discount that has it, too.',
  query: {
    ...LIST_KEYS,
    state__in: {
      doc: 'states divided by commas, such as `valid,planned`: of one that has ended `over`, else of one that is off `off`, else `planned` before it begins, and `valid`',
    },
  },
  acceptsAnyQuery: true,
  response: pageOf(Discount),
  errors: [400, 403, 404],
  isPersonal: true,
  access: 'staff',
})

export const discount = query('discount', {
  path: '/api/new/discounts/{id}/',
  doc: 'One discount.',
  response: Discount,
  errors: [403, 404],
  isPersonal: true,
  access: 'staff',
})

export const createDiscount = mutation('create-discount', {
  path: '/api/new/discounts/',
  doc: 'Makes a discount.',
  request: NewDiscount,
  response: Discount,
  status: 201,
  errors: [400, 403],
  access: 'staff',
})

export const updateDiscount = mutation('update-discount', {
  method: 'PUT',
  path: '/api/new/discounts/{id}/',
  doc: 'Saves a discount of a version; 409 with the discount as it is now where somebody saved it meanwhile.',
  request: ChangedDiscount,
  response: Discount,
  errors: [400, 403, 404, 409],
  access: 'staff',
})

export const deleteDiscount = mutation('delete-discount', {
  path: '/api/new/discounts/{id}/delete/',
  doc: 'Deletes a discount of a version; carts that have it lose it. It can be restored. 409 with the discount as it is now.',
  request: VersionedDiscount,
  response: Discount,
  errors: [403, 404, 409],
  access: 'staff',
})

export const restoreDiscount = mutation('restore-discount', {
  path: '/api/new/discounts/{id}/restore/',
  doc: 'Brings a deleted discount back, with its codes.',
  request: v.strictObject({}),
  response: Discount,
  errors: [403, 404],
  access: 'staff',
})

export const DISCOUNT_ACTIONS = ['activate', 'deactivate', 'delete', 'restore'] as const
export const BulkDiscounts = v.strictObject({
  action: v.picklist(DISCOUNT_ACTIONS),
  ids: v.pipe(v.array(sentText(20)), v.minLength(1), v.maxLength(1000)),
})
export type BulkDiscounts = v.InferOutput<typeof BulkDiscounts>

export const changeDiscounts = mutation('change-discounts', {
  path: '/api/new/discounts-bulk/',
  doc: 'Does the same to many discounts; each answers for itself.',
  request: BulkDiscounts,
  response: v.object({
    results: v.array(
      v.object({
        id: Id,
        error: optionalText,
        /** False where it was so already, and there is nothing to take back. */
        is_changed: v.boolean(),
      }),
    ),
  }),
  errors: [400, 403],
  access: 'staff',
})

export const discountSets = query('discount-sets', {
  path: '/api/new/discount-sets/',
  doc: 'Groups of products that a discount may be for, by their names.',
  query: LIST_KEYS,
  response: pageOf(DiscountSet),
  errors: [400, 403, 404],
  isPersonal: true,
  access: 'staff',
})
