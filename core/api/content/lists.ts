import * as v from 'valibot'
import { query } from '#core/http/endpoint.ts'
import { Id, listOf } from '../wire.ts'

/** One entry of a list: what is sent for it, and what it is called. */
export const ListEntry = v.object({ value: Id, label: v.string() })
export type ListEntry = v.InferOutput<typeof ListEntry>

/** `GET type-devices`: the kinds of devices that products and rules are sorted by. */
export const TypeDevices = listOf(ListEntry)

/** `GET units`: what quantities are counted in; the label is the unit as it stands behind a number. */
export const Units = listOf(ListEntry)

/** A category of products; its place in the tree is told by its parent alone. */
export const TypeCategory = v.object({
  id: Id,
  name: v.string(),
  /** The id of another category of the same list; null at the top. */
  parent: v.nullish(Id, null),
})
export type TypeCategory = v.InferOutput<typeof TypeCategory>

/** `GET type-categories`: the whole tree as one flat list, those of one parent in the order they are shown in. */
export const TypeCategories = listOf(TypeCategory)

export const typeDevices = query('type-devices', {
  path: '/core/api/lists/type-devices/',
  doc: 'The kinds of devices that products and rules are sorted by.',
  response: TypeDevices,
})

export const units = query('units', {
  path: '/core/api/lists/units/',
  doc: 'What quantities are counted in.',
  response: Units,
})

export const typeCategories = query('type-categories', {
  path: '/core/api/lists/type-categories/',
  doc: 'All categories of products, as a flat list; each names its parent.',
  response: TypeCategories,
})
