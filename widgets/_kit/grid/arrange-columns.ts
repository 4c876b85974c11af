import { type GridLayout, LEAST_WIDTH } from '#core/grid/layout.ts'
import { type Column, getWidth } from './column.ts'

/** Of the column of checkboxes, in pixels. */
export const SELECT_WIDTH = 44

export interface ShownColumn<Row> {
  column: Column<Row>
  width: number
  /** Distance from the start's edge, where it stays when the others are scrolled. */
  pinnedAt: number | null
}

/** The columns that are shown, in their order; the pinned ones first, after what takes `offset` pixels. */
export function arrangeColumns<Row>(
  columns: readonly Column<Row>[],
  { order, hidden, pinned, widths }: GridLayout,
  offset = 0,
): readonly ShownColumn<Row>[] {
  const all = columns.map(({ id }) => id)
  // Each once, whatever the layout names; what it does not name comes last.
  const ids = [...new Set([...pinned, ...order, ...all])].filter(
    id => all.includes(id) && !hidden.includes(id),
  )
  let next = offset
  return ids.flatMap(id => {
    const column = columns.find(one => one.id === id)
    if (!column) return []
    const width = Math.max(LEAST_WIDTH, widths[id] ?? getWidth(column))
    const pinnedAt = pinned.includes(id) ? next : null
    if (pinnedAt !== null) next += width
    return [{ column, width, pinnedAt }]
  })
}

/** One column takes what is left; what has the focus comes into sight beside what stays, which ends at the edge. */
export function makeWidths<Row>(
  columns: readonly ShownColumn<Row>[],
  offset: number,
): Record<string, string> {
  const wide = columns.findIndex(({ column }) => column.isWide)
  const last = wide === -1 ? columns.length - 1 : wide
  const tracks = columns.map(({ width }, at) => (at === last ? `minmax(${width}px, 1fr)` : `${width}px`))
  const named = offset + (columns[0]?.width ?? 0)
  const ends = columns.map(({ pinnedAt, width }) => (pinnedAt === null ? 0 : pinnedAt + width))
  return {
    '--ostrov-grid-columns': [...(offset > 0 ? [`${offset}px`] : []), ...tracks].join(' '),
    '--ostrov-grid-edge': `${Math.max(named, ...ends)}px`,
  }
}
