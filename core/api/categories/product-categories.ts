import * as v from 'valibot'
import { mutation, query } from '#core/http/endpoint.ts'
import { LIST_KEYS, pageOf } from '../page-of.ts'
import { Id, listOf, SentId } from '../wire.ts'
import { Category } from './categories.ts'

/** `GET categories`: for searching them by name and by level. */
export const categories = query('categories', {
  path: '/core/api/admin/categories/list/',
  doc: 'Categories by name and by level, each with the names above it.',
  query: {
    ...LIST_KEYS,
    level: { doc: 'how deep it is; 1 is the top' },
  },
  response: pageOf(Category),
  errors: [403, 404],
  isPersonal: true,
  access: 'staff',
})

/** A product as the grid of categories shows it. */
export const CategoryProduct = v.object({
  id: Id,
  code: v.string(),
  name: v.string(),
  manufacturer: v.nullish(v.string(), null),
  type_device: v.nullish(v.string(), null),
  categories: listOf(v.object({ id: Id, name: v.string() })),
})
export type CategoryProduct = v.InferOutput<typeof CategoryProduct>

export const categoryProducts = query('category-products', {
  path: '/core/api/admin/categories/products/',
  doc: 'Products with their categories, by page; `category` takes those of its whole branch, too.',
  query: {
    ...LIST_KEYS,
    category: { doc: 'the id of a category: its products, and those of all below it' },
    level: { doc: 'products of any category of this level' },
  },
  acceptsAnyQuery: true,
  response: pageOf(CategoryProduct),
  errors: [403, 404],
  isPersonal: true,
  access: 'staff',
})

/** As many as can be sent at once. */
export const MOST_ASSIGNED = 5000

const Assignment = v.strictObject({
  masterProductIds: v.pipe(v.array(SentId), v.minLength(1), v.maxLength(MOST_ASSIGNED)),
  typeCategoryIds: v.pipe(v.array(SentId), v.minLength(1), v.maxLength(100)),
})

/** `changed` counts what was not so before; products that are gone are told one by one. */
export const AssignmentAnswer = v.object({
  /** Names the change, by which it is undone and done again. */
  change: Id,
  changed: v.number(),
  failed: v.optional(listOf(v.object({ id: Id, message: v.string() })), []),
})
export type AssignmentAnswer = v.InferOutput<typeof AssignmentAnswer>

export const addProductCategories = mutation('add-product-categories', {
  path: '/core/api/admin/categories/products/add/',
  doc: 'Assigns products to categories; what is assigned already stays.',
  request: Assignment,
  response: AssignmentAnswer,
  errors: [400, 403],
  access: 'staff',
})

export const removeProductCategories = mutation('remove-product-categories', {
  path: '/core/api/admin/categories/products/remove/',
  doc: 'Takes products out of categories.',
  request: Assignment,
  response: AssignmentAnswer,
  errors: [400, 403],
  access: 'staff',
})

export const turnProductCategories = mutation('turn-product-categories', {
  path: '/core/api/admin/categories/products/changes/{id}/',
  doc: 'Undoes a change of assignments, or does it again: exactly what it changed, nothing else.',
  request: v.strictObject({ isDone: v.boolean() }),
  response: AssignmentAnswer,
  errors: [400, 403, 404],
  access: 'staff',
})
