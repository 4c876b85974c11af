import * as v from 'valibot'
import { mutation, query } from '#core/http/endpoint.ts'
import { Id, listOf, optionalText, SentId, sentText } from '../wire.ts'

/** A category of products, as staff see it. */
export const Category = v.object({
  id: Id,
  /** Null at the top. */
  parent: v.nullish(Id, null),
  name: v.string(),
  seo_name: v.string(),
  /** Whether other categories are below it. */
  children: v.optional(v.boolean(), false),
  for_display: v.optional(v.boolean(), true),
  filterable: v.optional(v.boolean(), false),
  for_buyout: v.optional(v.boolean(), false),
  for_service: v.optional(v.boolean(), false),
  manufacturers: v.optional(listOf(v.object({ id: Id, name: v.string() })), []),
  photo_id: v.nullish(Id, null),
  type_device: optionalText,
  meilisearch_boost: v.optional(v.string(), '1'),
  url_path: v.string(),
  /** 1 at the top. */
  level: v.optional(v.number(), 1),
  /** How many products are assigned to it. */
  products: v.optional(v.number(), 0),
  /** How many are assigned to it or to any category below it, each counted once; left out where it is not known. */
  branch_products: v.optional(v.number()),
  /** Names from the top down to its parent, where the call tells them. */
  way: v.optional(listOf(v.string()), []),
  /** Goes up with each change; a save names the one that it began with. */
  version: v.number(),
})
export type Category = v.InferOutput<typeof Category>

export const CategoryTree = v.object({ results: listOf(Category) })

/** What an editor may write of a category. */
const written = {
  name: sentText(100),
  seo_name: sentText(100),
  for_display: v.boolean(),
  filterable: v.boolean(),
  for_buyout: v.boolean(),
  for_service: v.boolean(),
  manufacturers: v.array(sentText(60)),
  photo_id: v.nullable(v.number()),
  type_device: v.nullable(sentText(60)),
  /** A decimal point, never a comma. */
  meilisearch_boost: v.pipe(sentText(12), v.regex(/^\d+(?:\.\d+)?$/)),
}

/** `GET categories-tree`: the children of one category, or all that match with those above them. */
export const categoriesTree = query('categories-tree', {
  path: '/core/api/admin/categories/tree/',
  doc: 'The categories below a parent, in their order; of a search what matches with all that is above it.',
  query: {
    parent: { doc: 'the id of the parent; left out for the top' },
    search: { doc: 'a part of the name' },
    reveal: { doc: 'the id of a category: it comes with all that is needed to show its place' },
  },
  response: CategoryTree,
  errors: [403],
  isPersonal: true,
  access: 'staff',
})

/** `GET category-manufacturers`: for the choice of manufacturers. */
export const categoryManufacturers = query('category-manufacturers', {
  path: '/core/api/admin/categories/manufacturers/',
  doc: 'Manufacturers that a category may name.',
  query: { search: { doc: 'a part of the name' } },
  response: v.object({ results: listOf(v.object({ id: Id, name: v.string() })) }),
  errors: [403],
  isPersonal: true,
  access: 'staff',
})

export const addCategory = mutation('add-category', {
  path: '/core/api/admin/categories/',
  doc: 'Makes a category, the last one below its parent.',
  request: v.strictObject({ ...written, parent: v.nullable(SentId) }),
  response: Category,
  status: 201,
  errors: [400, 403],
  access: 'staff',
})

export const updateCategory = mutation('update-category', {
  path: '/core/api/admin/categories/{id}/',
  method: 'PATCH',
  doc: 'Changes a category; 409 with `current` where somebody else saved it since that version.',
  request: v.partial(v.strictObject({ ...written, version: v.number() }), [
    'name',
    'seo_name',
    'for_display',
    'filterable',
    'for_buyout',
    'for_service',
    'manufacturers',
    'photo_id',
    'type_device',
    'meilisearch_boost',
  ]),
  response: Category,
  errors: [400, 403, 404, 409],
  access: 'staff',
})

export const MOVE_POSITIONS = ['left', 'right', 'first-child'] as const
export type MovePosition = (typeof MOVE_POSITIONS)[number]

export const moveCategory = mutation('move-category', {
  path: '/core/api/admin/categories/{id}/move/',
  method: 'PATCH',
  doc: 'Moves a category with all below it before, behind or into another; 409 where it is no longer where it was.',
  request: v.strictObject({
    target: SentId,
    position: v.picklist(MOVE_POSITIONS),
    /** The parent that it had when the move began. */
    from: v.exactOptional(v.nullable(SentId)),
  }),
  response: Category,
  errors: [400, 403, 404, 409],
  access: 'staff',
})

/** What goes with a category: itself, all below it, and the products of them all. */
export const CategoryImpact = v.object({ categories: v.number(), products: v.number() })
export type CategoryImpact = v.InferOutput<typeof CategoryImpact>

export const categoryImpact = query('category-impact', {
  path: '/core/api/admin/categories/{id}/impact/',
  doc: 'How many categories and products a deletion would touch.',
  response: CategoryImpact,
  errors: [403, 404],
  isPersonal: true,
  access: 'staff',
})

export const deleteCategory = mutation('delete-category', {
  path: '/core/api/admin/categories/{id}/',
  method: 'DELETE',
  doc: 'Takes a category away with all below it; the answer names the deletion, by which it can be brought back.',
  request: v.strictObject({}),
  response: v.object({ ...CategoryImpact.entries, deletion: Id }),
  errors: [403, 404],
  access: 'staff',
})

export const restoreCategory = mutation('restore-category', {
  path: '/core/api/admin/categories/deletions/{id}/restore/',
  doc: 'Brings a deleted branch back with its products; 409 where its parent is gone, too.',
  request: v.strictObject({}),
  response: Category,
  errors: [403, 404, 409],
  access: 'staff',
})
