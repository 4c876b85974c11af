import { batch, computed, signal } from '@preact/signals-core'
import type { ReactNode } from 'react'
import type { RunAction } from '#core/grid/bulk.ts'
import type { CellEditModel, RowMarks } from '#core/grid/cell-edits.ts'
import { clampWidth, type GridLayout, makeLayout } from '#core/grid/layout.ts'
import type { CellPlace } from '#core/grid/move-cell.ts'
import type { ListModel } from '#core/state/list-model.ts'
import { createListNews } from '#core/state/list-news.ts'
import { createListSelection, type ListSelection } from '#core/state/list-selection.ts'
import { type Column, checkColumns } from './column.ts'
import { recallLayout, rememberLayout } from './keep-layout.ts'

/** Something that is done to the rows that are chosen. */
export interface GridAction {
  id: string
  label: string
  /** Of several that differ by one thing: they are in one menu of this name. */
  group?: string
  /** Asked before it is done. */
  confirm?: (count: number) => string
  /** Says of each row what became of it; the same key has one effect. */
  run: RunAction
  /** Takes back what was done to these rows. */
  undo?: RunAction
}

export interface GridOptions<Row> {
  /** Of its keys in the address and of its saved views. */
  name: string
  /** Its name, read out with what it comes to. */
  label: string
  /** In their order, until somebody arranges them otherwise. */
  columns: readonly Column<Row>[]
  /** Of `createListModel`: its rows, filtered, sorted and in pages. */
  list: ListModel<Row>
  /** What a row is known by on every page. */
  getId: (row: Row) => string
  /** What can be done to the rows that are chosen. */
  actions?: readonly GridAction[]
  /** Of a widget that acts on the chosen rows by controls of its own. */
  selection?: ListSelection
  /** What can be done without rows, such as a new one; it stands before the search. */
  lead?: ReactNode
  /** What stands where there are no rows at all. */
  empty?: string
}

/** What is open beside the grid, and what it was opened by. */
export interface OpenPanel {
  kind: 'filter' | 'columns' | 'views' | 'more' | 'column'
  anchor: HTMLElement
  /** The column it is about, or the key of the filter that is changed. */
  about?: string
}

/** The cell that is edited, and what was typed before its field was there. */
export interface Editing extends CellPlace {
  typed: string | null
}

/** A key that was pressed before there was anything to take it. */
export interface HeldKey {
  key: string
  shiftKey: boolean
}

export type Grid<Row> = ReturnType<typeof createGrid<Row>>

const NO_MARKS: ReadonlyMap<string, RowMarks> = new Map()

/** What a grid remembers of itself beside its list: its columns, the cell that has the focus, the rows chosen. */
export function createGrid<Row>(options: GridOptions<Row>) {
  const { name, columns, list, getId } = options
  const actions = signal(options.actions ?? [])
  checkColumns(columns)
  const first = makeLayout(columns)
  const layout = signal(recallLayout(name, first))
  const active = signal<CellPlace>({ row: -1, column: 0 })
  const range = signal<{ from: CellPlace; to: CellPlace } | null>(null)
  const editing = signal<Editing | null>(null)
  const edits = signal<CellEditModel | null>(null)
  const held: HeldKey[] = []
  const panel = signal<OpenPanel | null>(null)
  const isEditMissing = signal(false)
  const isExporting = signal(false)
  const shownView = signal('')
  const selection = options.selection ?? createListSelection(() => list.count.value)
  const news = createListNews(list, () => globalThis.document?.visibilityState !== 'hidden')
  const ids = computed(() => list.rows.value?.map(getId) ?? [])

  /** Columns that were changed by hand are no view's any more. */
  const setLayout = (next: GridLayout): void => {
    layout.value = next
    rememberLayout(name, next)
    shownView.value = ''
    list.setView('')
  }
  const changeLayout = (change: Partial<GridLayout>): void => setLayout({ ...layout.peek(), ...change })
  /** What is found by other filters is another choice. */
  const watchFilters = (): (() => void) => {
    let former = list.query.peek()
    return list.query.subscribe(({ filters, search }) => {
      const isOther = filters !== former.filters || search !== former.search
      former = list.query.peek()
      if (isOther) selection.clear()
    })
  }
  return {
    ...options,
    actions,
    first,
    layout,
    active,
    range,
    editing,
    edits,
    /** Pressed after what was typed, and before the field of the cell was there. */
    held,
    /** What edits a cell did not come. */
    isEditMissing,
    marks: computed(() => edits.value?.marks.value ?? NO_MARKS),
    panel,
    isExporting,
    selection,
    news,
    ids,
    hasSelection: (options.actions?.length ?? 0) > 0 || options.selection !== undefined,
    /** What they are called may come later than the rows. */
    setActions: (next: readonly GridAction[] = []): void => {
      actions.value = next
    },
    setLayout,
    /** As a saved view has them; what this browser remembers of its own stays. */
    showLayout: (next: GridLayout): void => {
      layout.value = next
    },
    /** The view whose columns are shown already. */
    shownView,
    changeLayout,
    resize: (id: string, width: number): void =>
      changeLayout({ widths: { ...layout.peek().widths, [id]: clampWidth(width) } }),
    activate: (place: CellPlace): void => {
      const { row, column } = active.peek()
      if (row !== place.row || column !== place.column) active.value = place
    },
    extendRange: (to: CellPlace): void =>
      batch(() => {
        range.value = { from: range.peek()?.from ?? active.peek(), to }
        active.value = to
      }),
    edit: (next: Editing | null): void => {
      editing.value = next
    },
    /** Lets go of what was typed for a field that will not be there. */
    giveUpEdit(): void {
      held.length = 0
      editing.value = null
      isEditMissing.value = true
    },
    open: (next: OpenPanel | null): void => {
      panel.value = next
    },
    mount(): () => void {
      const stops = [list.mount(), news.mount(), watchFilters()]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
