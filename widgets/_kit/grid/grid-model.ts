import { batch, computed, signal } from '@preact/signals-core'
import type { ReactNode } from 'react'
import type { GridView } from '#core/api/grid/views.ts'
import type { CellEditModel } from '#core/grid/cell-edits.ts'
import { clampWidth, type GridLayout, makeLayout } from '#core/grid/layout.ts'
import type { CellPlace } from '#core/grid/move-cell.ts'
import type { ListModel } from '#core/state/list-model.ts'
import { createListNews } from '#core/state/list-news.ts'
import { createListSelection, type ListSelection } from '#core/state/list-selection.ts'
import { arrangeColumns } from './arrange-columns.ts'
import { type Column, checkColumns } from './column.ts'
import { goOn } from './go-on.ts'
import type { GridAction } from './grid-action.ts'
import { recallLayout, rememberLayout } from './keep-layout.ts'
import { createKeptRows } from './kept-rows.ts'
import { type Cell, type HeldKey, isSameCell, type MissedEdit, markMissed } from './missed-edits.ts'
import { retryOnline } from './retry-online.ts'
import { createTold } from './told.ts'

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
  /** What a row is called where its first column alone would be the name of several. */
  nameRow?: (row: Row) => string
  /** What can be done to the rows that are chosen. */
  actions?: readonly GridAction[]
  /** Of a widget that acts on the chosen rows by controls of its own. */
  selection?: ListSelection
  /** Says what can be looked for where that is not seen in the rows. */
  search?: string
  /** What can be done without rows, such as a new one; it stands before the search. */
  lead?: ReactNode
  /** What shows another list in its place; it stands before the views. */
  turn?: ReactNode
  /** What came of the widget's own actions; it stands below the rows, so that none of them moves. */
  outcome?: ReactNode
  /** The record that somebody comes back from: the keyboard goes on from its row. */
  opened?: string | null
  /** What stands where there are no rows at all. */
  empty?: string
  /** Filters that the widget sets by itself: nobody searched by them. */
  ownFilters?: readonly string[]
  /** A filter of no column, in words; null for one that is not told. */
  nameFilter?: (key: string, value: string) => string | null
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

export type Grid<Row> = ReturnType<typeof createGrid<Row>>

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
  const missed = signal<readonly MissedEdit[]>([])
  const exporting = signal(0)
  const told = createTold(() => edits.peek()?.last.peek() ?? null)
  /** Where the rows that are chosen by Shift and arrows begin. */
  let rowsFrom: number | null = null
  const shownView = signal<GridView | null>(null)
  const selection = options.selection ?? createListSelection(() => list.count.value)
  const news = createListNews(list, () => globalThis.document?.visibilityState !== 'hidden')
  /** As long as the focus stays in its cell. */
  let lastMissed: MissedEdit | null = null
  const ids = computed(() => list.rows.value?.map(getId) ?? [])
  const offset = (options.actions?.length ?? 0) > 0 || options.selection !== undefined ? 1 : 0

  const rows = createKeptRows(options)
  const listShown = (): Column<Row>[] => arrangeColumns(columns, layout.value).map(({ column }) => column)
  const nameCell = ({ row, column, typed }: Editing): MissedEdit | null => {
    const rowId = ids.peek()[row]
    const shown = listShown()[column - offset]
    if (rowId === undefined || !shown) return null
    return { rowId, columnId: shown.id, name: rows.nameRow(rowId), label: shown.label, typed }
  }
  /** Keys that come after the field did not are one word with those before, until the cell is left. */
  const typeOn = (former: MissedEdit, typed: string | null): string | null =>
    typed === null ? former.typed : (former === lastMissed ? (former.typed ?? '') : '') + typed
  const edit = (next: Editing | null): void => {
    const cell = next && nameCell(next)
    const former = cell && missed.peek().find(one => isSameCell(one, cell))
    if (former) missed.value = missed.peek().filter(one => one !== former)
    if (next && !editing.peek()) {
      told.pass()
      range.value = null
    }
    editing.value = next && former ? { ...next, typed: typeOn(former, next.typed) } : next
  }
  /** Where the cell of an edit that was missed or not saved is now, or null. */
  const findMissed = ({ rowId, columnId }: Cell): CellPlace | null => {
    const row = ids.value.indexOf(rowId)
    const column = listShown().findIndex(({ id }) => id === columnId)
    return row < 0 || column < 0 ? null : { row, column: column + offset }
  }

  /** Columns that were changed by hand are no view's any more. */
  const setLayout = (next: GridLayout): void => {
    layout.value = next
    rememberLayout(name, next)
    shownView.value = null
    list.setView('')
  }
  const changeLayout = (change: Partial<GridLayout>): void => setLayout({ ...layout.peek(), ...change })
  /** What is found by other filters is another choice. */
  const watchFilters = (): (() => void) => {
    let former = list.query.peek()
    return list.query.subscribe(({ filters, search }) => {
      const isOther = filters !== former.filters || search !== former.search
      if (former !== list.query.peek()) told.pass()
      former = list.query.peek()
      if (isOther) selection.clear()
    })
  }
  const due = { current: false }
  const lead = (row: number): void => {
    due.current = true
    active.value = { row, column: offset }
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
    /** The cell that has become the active one gets the focus once it is drawn. */
    due,
    /** Pressed after what was typed, and before the field of the cell was there. */
    held,
    missed,
    ...rows,
    /** Of the boxes of its rows, where their first column does not tell them. */
    nameOwn: options.nameRow,
    findMissed,
    marks: computed(() => markMissed(edits.value?.marks.value, missed.value)),
    panel,
    /** Counts the exports that were asked for; 0 while none is shown. */
    exporting,
    /** What has just been done, as long as that is told. */
    told,
    selection,
    news,
    ids,
    hasSelection: offset > 0,
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
      if (row === place.row && column === place.column) return
      active.value = place
      lastMissed = null
      rowsFrom = null
    },
    /** From this row on, arrows with Shift choose rows. */
    beginRows: (row: number): void => {
      rowsFrom = row
    },
    /** Chooses the rows up to this one, and gives up those beyond it; false where none was begun with. */
    extendRows(to: CellPlace): boolean {
      const { row: at } = active.peek()
      if (rowsFrom === null) return false
      const shown = ids.peek()
      const [from, until] = [Math.min(rowsFrom, to.row), Math.max(rowsFrom, to.row)]
      selection.set(shown.slice(Math.min(from, at), Math.max(until, at) + 1), false)
      selection.set(shown.slice(from, until + 1), true)
      active.value = to
      return true
    },
    extendRange: (to: CellPlace): void =>
      batch(() => {
        range.value = { from: range.peek()?.from ?? active.peek(), to }
        active.value = to
      }),
    edit,
    /** Keeps what was typed for a field that did not come, and lets the keyboard go on. */
    missEdit(): void {
      const at = editing.peek()
      const cell = at && nameCell(at)
      held.length = 0
      editing.value = null
      if (cell) missed.value = [...missed.peek(), cell]
      lastMissed = cell
    },
    /** Opens the field with what was typed. */
    retryEdit(cell: Cell): void {
      const place = findMissed(cell)
      if (!place) return
      active.value = place
      edit({ ...place, typed: null })
    },
    open: (next: OpenPanel | null): void => {
      panel.value = next
    },
    mount(): () => void {
      const stops = [
        retryOnline(edits),
        told.forget,
        list.mount(),
        news.mount(),
        watchFilters(),
        goOn(list.rows, () => ids.peek().indexOf(options.opened ?? ''), lead),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
