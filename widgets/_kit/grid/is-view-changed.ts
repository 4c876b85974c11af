import type { GridView } from '#core/api/grid/views.ts'
import type { ListQuery } from '#core/state/list-query.ts'

/** Whether other rows are asked for than the view asks for, or in another order. */
export const isViewChanged = (
  { ordering, search, filters }: ListQuery,
  { state }: Pick<GridView, 'state'>,
): boolean =>
  search !== state.search ||
  `${ordering}` !== `${state.ordering}` ||
  Object.keys(filters).length !== state.filters.length ||
  state.filters.some(({ key, value }) => filters[key] !== value)
