import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  constructTable,
  tableFeatures,
} from '@tanstack/react-table'
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

/** A value that changes only by who sets it: the table is made anew for each layout, so nothing has to listen. */
function makeAtom<T>(initial: T) {
  let value = initial
  return {
    get: () => value,
    set(next: T | ((former: T) => T)): void {
      value = next instanceof Function ? next(value) : next
    },
    subscribe: () => ({ unsubscribe() {} }),
  }
}

const FEATURES = tableFeatures({
  coreReactivityFeature: {
    createOptionsStore: false,
    wrapExternalAtoms: false,
    addSubscription() {},
    createWritableAtom: makeAtom,
    createReadonlyAtom: <T>(get: () => T) => ({ get, subscribe: () => ({ unsubscribe() {} }) }),
    untrack: <T>(run: () => T) => run(),
    batch: run => run(),
    schedule: run => run(),
  },
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
})

/** The columns that are shown, in their order; the pinned ones first, after what takes `offset` pixels. */
export function arrangeColumns<Row>(
  columns: readonly Column<Row>[],
  layout: GridLayout,
  offset = 0,
): readonly ShownColumn<Row>[] {
  const byId = new Map(columns.map(column => [column.id, column]))
  const table = constructTable({
    features: FEATURES,
    columns: columns.map(column => ({ id: column.id, size: getWidth(column), minSize: LEAST_WIDTH })),
    // Rows are virtual and the server's own; the table knows of columns alone.
    data: [],
    state: {
      columnOrder: [...layout.order],
      columnPinning: { start: [...layout.pinned], end: [] },
      columnSizing: { ...layout.widths },
      columnVisibility: Object.fromEntries(layout.hidden.map(id => [id, false])),
    },
  })
  const pinned = table.getStartVisibleLeafColumns()
  return [...pinned, ...table.getCenterVisibleLeafColumns()].flatMap((shown, at) => {
    const column = byId.get(shown.id)
    const pinnedAt = at < pinned.length ? offset + shown.getStart('start') : null
    return column ? [{ column, width: shown.getSize(), pinnedAt }] : []
  })
}
