import { computed, signal } from '@preact/signals-core'
import type { CellPlace } from '#core/grid/move-cell.ts'
import type { ListModel } from '#core/state/list-model.ts'
import { createListSelection, type ListSelection } from '#core/state/list-selection.ts'
import { type Column, checkColumns } from './column.ts'

/** In pixels. */
export const LEAST_WIDTH = 64

export type Density = 'compact' | 'normal' | 'roomy'

/** How the columns stand; what a view keeps. */
export interface GridLayout {
  order: readonly string[]
  hidden: readonly string[]
  pinned: readonly string[]
  /** In pixels. */
  widths: Readonly<Record<string, number>>
  density: Density
}

export interface ActionResult {
  id: string
  failure: string | null
}

/** Something that is done to the rows that are chosen. */
export interface GridAction {
  id: string
  label: string
  /** Asked before it is done. */
  confirm?: (count: number) => string
  /** Says of each row what became of it; the same key has one effect. */
  run: (ids: readonly string[], idempotencyKey: string) => Promise<readonly ActionResult[]>
  /** Takes back what was done to these rows. */
  undo?: (ids: readonly string[], idempotencyKey: string) => Promise<readonly ActionResult[]>
}

export interface GridOptions<Row> {
  /** Of its keys in the address and of its saved views. */
  name: string
  label: string
  columns: readonly Column<Row>[]
  list: ListModel<Row>
  getId: (row: Row) => string
  actions?: readonly GridAction[]
  /** Of a widget that acts on the chosen rows by controls of its own. */
  selection?: ListSelection
  /** What stands where there are no rows at all. */
  empty?: string
}

export const makeLayout = <Row>(columns: readonly Column<Row>[]): GridLayout => ({
  order: columns.map(({ id }) => id),
  hidden: columns.filter(({ isHidden }) => isHidden).map(({ id }) => id),
  pinned: [],
  widths: {},
  density: 'normal',
})

export type Grid<Row> = ReturnType<typeof createGrid<Row>>

/** What a grid remembers of itself beside its list: its columns, the cell that has the focus, the rows chosen. */
export function createGrid<Row>(options: GridOptions<Row>) {
  const { columns, list, getId, actions = [] } = options
  checkColumns(columns)
  const layout = signal(makeLayout(columns))
  const active = signal<CellPlace>({ row: -1, column: 0 })
  const selection = options.selection ?? createListSelection(() => list.count.value)
  const ids = computed(() => list.rows.value?.map(getId) ?? [])
  return {
    ...options,
    actions,
    layout,
    active,
    selection,
    ids,
    hasSelection: actions.length > 0 || options.selection !== undefined,
    changeLayout: (change: Partial<GridLayout>): void => {
      layout.value = { ...layout.peek(), ...change }
    },
    resize: (id: string, width: number): void => {
      const { widths } = layout.peek()
      layout.value = {
        ...layout.peek(),
        widths: { ...widths, [id]: Math.max(LEAST_WIDTH, Math.round(width)) },
      }
    },
    activate: (place: CellPlace): void => {
      const { row, column } = active.peek()
      if (row !== place.row || column !== place.column) active.value = place
    },
    mount: list.mount,
  }
}
