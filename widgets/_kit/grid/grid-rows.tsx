import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, type RefObject, useCallback, useRef, useState } from 'react'
import type { Density } from '#core/grid/layout.ts'
import { useLazyModule } from '#kit/react/use-lazy-module.ts'
import type { ShownColumn } from './arrange-columns.ts'
import { fetchEdit } from './fetch-edit.ts'
import type { Grid } from './grid-model.ts'
import { GridRow } from './grid-row.tsx'
import { useDrawnRows } from './use-drawn-rows.ts'
import { useRowWindow } from './use-row-window.ts'
import { useTabStop } from './use-tab-stop.ts'

/** In rem, as the stylesheet has them. */
const HEIGHTS: Readonly<Record<Density, number>> = { compact: 2, normal: 2.5, roomy: 3.25 }
/** A card's, until it is measured. */
const CARD = 15
/** Between cards, in rem. */
const CARD_GAP = 0.5
/** Beyond these, paper is of no use. */
const MOST_PRINTED = 2000

async function loadEdit<Row>(grid: Grid<Row>) {
  try {
    return await fetchEdit(grid)
  } catch (thrown) {
    grid.missEdit()
    throw thrown
  }
}

const readRem = (): number =>
  Number.parseFloat(globalThis.document ? getComputedStyle(document.documentElement).fontSize : '') || 16

interface RowsOptions<Row> {
  grid: Grid<Row>
  columns: readonly ShownColumn<Row>[]
  scroller: RefObject<HTMLElement | null>
  hasCards: boolean
  isPrinting: boolean
}

/** The rows that the screen shows, and the one that has the focus; on paper all. */
export function GridRows<Row>({
  grid,
  columns,
  scroller,
  hasCards,
  isPrinting,
}: RowsOptions<Row>): ReactNode {
  useSignals()
  const { list } = grid
  const rows = list.rows.value ?? []
  const [rem] = useState(readRem)
  const height = (hasCards ? CARD : HEIGHTS[grid.layout.value.density]) * rem
  const active = grid.active.value
  const activeRow = active.row
  const body = useRef<HTMLDivElement>(null)
  const virtualizer = useRowWindow({
    count: rows.length,
    height,
    gap: hasCards ? CARD_GAP * rem : 0,
    activeRow,
    scroller,
  })
  const drawn = useDrawnRows(virtualizer, activeRow)
  useTabStop(body, active, grid.editing.value !== null)
  const makeRow = useRowMaker(grid, columns, rows, hasCards ? virtualizer.measureElement : undefined)
  // They can be read, but nobody acts on rows that are not what was asked for.
  const isOld = list.isOld?.value || undefined
  if (isPrinting)
    return (
      <div ref={body} role="rowgroup" className="ostrov-grid-body">
        {rows.slice(0, MOST_PRINTED).map((_, index) => makeRow(index, null))}
      </div>
    )
  return (
    <div
      ref={body}
      role="rowgroup"
      className="ostrov-grid-body"
      inert={isOld}
      style={{ blockSize: `${virtualizer.getTotalSize()}px` }}
    >
      {drawn.map(({ index, start }) => makeRow(index, start))}
    </div>
  )
}

function useRowMaker<Row>(
  grid: Grid<Row>,
  columns: readonly ShownColumn<Row>[],
  rows: readonly Row[],
  measure: ((row: HTMLElement | null) => void) | undefined,
) {
  useSignals()
  const { list, getId, selection, hasSelection } = grid
  const before = list.isWhole ? 0 : Math.max(0, list.range.value.from - 1)
  const range = grid.range.value
  const marks = grid.marks.value
  const editing = grid.editing.value
  const load = useCallback(() => loadEdit(grid), [grid])
  const { part } = useLazyModule(load, editing !== null)
  const [markedFrom, markedTo] = range
    ? [Math.min(range.from.column, range.to.column), Math.max(range.from.column, range.to.column)]
    : [-1, -2]
  const isInRange = (index: number): boolean =>
    range !== null &&
    index >= Math.min(range.from.row, range.to.row) &&
    index <= Math.max(range.from.row, range.to.row)

  return (index: number, start: number | null): ReactNode => {
    const row = rows[index]
    if (row === undefined) return null
    const id = getId(row)
    const isEdited = editing?.row === index && part !== null
    const shown = editing ? columns[editing.column - (hasSelection ? 1 : 0)] : undefined
    const isMarked = isInRange(index)
    return (
      <GridRow
        key={id}
        row={row}
        id={id}
        index={index}
        ariaIndex={before + index + 2}
        start={start}
        columns={columns}
        hasSelection={hasSelection}
        nameRow={grid.nameOwn}
        isChosen={selection.isChosen(id)}
        markedFrom={isMarked ? markedFrom : -1}
        markedTo={isMarked ? markedTo : -2}
        marks={marks.get(id)}
        editedColumn={isEdited ? editing.column : -1}
        editor={
          isEdited && shown ? (
            <part.CellEditor grid={grid} column={shown.column} row={row} isCard={measure !== undefined} />
          ) : null
        }
        measure={measure}
      />
    )
  }
}
