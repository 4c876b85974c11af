import * as v from 'valibot'
import { mutation, query } from '#core/http/endpoint.ts'
import { Id, listOf, sentText } from '../wire.ts'

/** A grid's own name, such as `discounts`. */
const GridName = v.pipe(v.string(), v.maxLength(60), v.regex(/^[a-z][a-z0-9-]*$/))
const Key = v.pipe(v.string(), v.maxLength(60), v.regex(/^-?[a-zA-Z]\w*$/))
const Keys = v.pipe(v.array(Key), v.maxLength(100))

/** How a grid stands: its columns, and what is asked of its list. */
export const GridState = v.object({
  order: Keys,
  hidden: Keys,
  pinned: Keys,
  /** In pixels. */
  widths: v.pipe(
    v.array(v.object({ id: Key, width: v.pipe(v.number(), v.minValue(1), v.maxValue(2000)) })),
    v.maxLength(100),
  ),
  density: v.picklist(['compact', 'normal', 'roomy']),
  ordering: Keys,
  filters: v.pipe(v.array(v.object({ key: Key, value: sentText(200) })), v.maxLength(30)),
  search: sentText(200),
  page_size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)),
})
export type GridState = v.InferOutput<typeof GridState>

const GridView = v.object({
  id: Id,
  name: v.string(),
  /** All staff see it, not only who made it. */
  is_shared: v.boolean(),
  /** Whoever asks made it, and may delete it. */
  is_own: v.boolean(),
  state: GridState,
})
export type GridView = v.InferOutput<typeof GridView>

export const gridViews = query('grid-views', {
  path: '/core/api/grid-views/',
  doc: 'The views of a grid that the member of staff has saved, and those that others share; by name.',
  query: { grid: { doc: 'name of the grid', isRequired: true } },
  response: listOf(GridView, 200),
  errors: [400, 403],
  isPersonal: true,
  access: 'staff',
})

export const GridViewRequest = v.strictObject({
  grid: GridName,
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
  is_shared: v.boolean(),
  state: GridState,
})

export const saveGridView = mutation('save-grid-view', {
  path: '/core/api/grid-views/save/',
  doc: 'Saves a view of a grid; one of the same name and the same person takes its place.',
  request: GridViewRequest,
  response: GridView,
  status: 201,
  errors: [400, 403],
  access: 'staff',
})

export const deleteGridView = mutation('delete-grid-view', {
  path: '/core/api/grid-views/{id}/',
  method: 'DELETE',
  doc: 'Deletes a view that the caller has saved.',
  request: v.strictObject({}),
  errors: [403, 404],
  access: 'staff',
})
