export type Density = 'compact' | 'normal' | 'roomy'
export const DENSITIES: readonly Density[] = ['compact', 'normal', 'roomy']

/** How the columns of a grid stand; what a view keeps. Columns by their ids. */
export interface GridLayout {
  order: readonly string[]
  hidden: readonly string[]
  pinned: readonly string[]
  /** In pixels. */
  widths: Readonly<Record<string, number>>
  density: Density
}

export const LEAST_WIDTH = 64
const MOST_WIDTH = 1200

export const clampWidth = (width: number): number =>
  Math.max(LEAST_WIDTH, Math.min(MOST_WIDTH, Math.round(width)))

export const makeLayout = (
  columns: readonly { id: string; isHidden?: boolean | undefined }[],
): GridLayout => ({
  order: columns.map(({ id }) => id),
  hidden: columns.filter(({ isHidden }) => isHidden).map(({ id }) => id),
  pinned: [],
  widths: {},
  density: 'normal',
})

/**
 * A layout that was kept, for the columns that there are now: what is gone is left out, what is new comes last. Storage
 * and colleagues can hold anything, so nothing of it is believed.
 */
export function cleanLayout(raw: unknown, first: GridLayout): GridLayout {
  if (typeof raw !== 'object' || raw === null) return first
  const { order, hidden, pinned, widths, density } = raw as Readonly<Record<string, unknown>>
  const ids = first.order
  const take = (list: unknown): string[] =>
    Array.isArray(list) ? ids.filter(id => list.includes(id)).sort(byPlace(list)) : []
  const known = take(order)
  const left = take(hidden)
  return {
    order: [...known, ...ids.filter(id => !known.includes(id))],
    // A grid without columns would have no heading by which to bring one back.
    hidden: !Array.isArray(hidden) || left.length === ids.length ? first.hidden : left,
    pinned: take(pinned),
    widths: cleanWidths(widths, ids),
    density: DENSITIES.find(one => one === density) ?? first.density,
  }
}

const byPlace =
  (list: readonly unknown[]) =>
  (a: string, b: string): number =>
    list.indexOf(a) - list.indexOf(b)

function cleanWidths(raw: unknown, ids: readonly string[]): Record<string, number> {
  const entries = typeof raw === 'object' && raw !== null ? Object.entries(raw) : []
  return Object.fromEntries(
    entries.flatMap(([id, width]) =>
      ids.includes(id) && typeof width === 'number' && Number.isFinite(width)
        ? [[id, clampWidth(width)]]
        : [],
    ),
  )
}

/** The layout with a column one place on or back among those that are shown. */
export function moveColumn(layout: GridLayout, id: string, by: 1 | -1): GridLayout {
  const isPinned = layout.pinned.includes(id)
  const list = isPinned ? layout.pinned : layout.order
  const shown = list.filter(one => !layout.hidden.includes(one) && (isPinned || !layout.pinned.includes(one)))
  const beside = shown[shown.indexOf(id) + by]
  if (beside === undefined) return layout
  const rest = list.filter(one => one !== id)
  const at = rest.indexOf(beside) + (by === 1 ? 1 : 0)
  const next = [...rest.slice(0, at), id, ...rest.slice(at)]
  return isPinned ? { ...layout, pinned: next } : { ...layout, order: next }
}

/** The layout with a column before another one, as it was dropped there. */
export function placeColumn(layout: GridLayout, id: string, before: string): GridLayout {
  if (id === before) return layout
  const isBack = layout.order.indexOf(id) > layout.order.indexOf(before)
  const rest = layout.order.filter(one => one !== id)
  const at = rest.indexOf(before) + (isBack ? 0 : 1)
  return { ...layout, order: [...rest.slice(0, at), id, ...rest.slice(at)] }
}

export const toggleIn = (list: readonly string[], id: string): string[] =>
  list.includes(id) ? list.filter(one => one !== id) : [...list, id]
