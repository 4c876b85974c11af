export type Direction = 'ascending' | 'descending'

/** How a column is ordered: its direction, and its rank from 1 where several are. */
export function findOrder(
  ordering: readonly string[],
  id: string,
): { direction: Direction; rank: number } | null {
  const at = ordering.findIndex(key => key === id || key === `-${id}`)
  if (at < 0) return null
  return { direction: ordering[at] === id ? 'ascending' : 'descending', rank: at + 1 }
}

/** The ordering after a column's heading was pressed: ascending, descending, none; beside the others where it is added. */
export function turnOrdering(ordering: readonly string[], id: string, isAdded: boolean): string[] {
  const order = findOrder(ordering, id)
  const next = order ? (order.direction === 'ascending' ? [`-${id}`] : []) : [id]
  if (!isAdded) return next
  const others = ordering.filter(key => key !== id && key !== `-${id}`)
  // A column keeps its rank when it turns.
  return order ? others.toSpliced(order.rank - 1, 0, ...next) : [...others, ...next]
}
