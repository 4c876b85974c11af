import { useSignals } from '@preact/signals-react/runtime'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import type { ShownColumn } from './arrange-columns.ts'
import type { Density, Grid } from './grid-model.ts'
import { GridRow } from './grid-row.tsx'

/** In pixels, as the stylesheet has them. */
const HEIGHTS: Readonly<Record<Density, number>> = { compact: 32, normal: 40, roomy: 52 }
/** A card's, until it is measured. */
const CARD = 240

/** The rows that the screen shows, and the one that has the focus. */
export function GridRows<Row>({
  grid,
  columns,
  scroller,
  hasCards,
}: {
  grid: Grid<Row>
  columns: readonly ShownColumn<Row>[]
  scroller: RefObject<HTMLElement | null>
  hasCards: boolean
}): ReactNode {
  useSignals()
  const { list, getId, selection } = grid
  const rows = list.rows.value ?? []
  const { page, pageSize } = list.query.value
  const active = grid.active.value
  const height = hasCards ? CARD : HEIGHTS[grid.layout.value.density]
  const virtualizer = useRowWindow({ count: rows.length, height, activeRow: active.row, scroller })
  const before = list.isWhole ? 0 : (page - 1) * pageSize
  return (
    <div
      role="rowgroup"
      className="ostrov-grid-body"
      style={{ blockSize: `${virtualizer.getTotalSize()}px` }}
    >
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const row = rows[index]
        if (row === undefined) return null
        const id = getId(row)
        return (
          <GridRow
            key={id}
            row={row}
            id={id}
            index={index}
            ariaIndex={before + index + 2}
            start={start}
            columns={columns}
            activeColumn={active.row === index ? active.column : -1}
            hasSelection={grid.hasSelection}
            isChosen={selection.isChosen(id)}
            measure={hasCards ? virtualizer.measureElement : undefined}
          />
        )
      })}
    </div>
  )
}

/** The row that has the focus stays on the page, wherever it is scrolled to. */
function useRowWindow({
  count,
  height,
  activeRow,
  scroller,
}: {
  count: number
  height: number
  activeRow: number
  scroller: RefObject<HTMLElement | null>
}) {
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 6,
    // Until the box is measured: rows that come with the first paint, not after it.
    initialRect: { width: 1000, height: 800 },
    rangeExtractor: range => {
      const shown = defaultRangeExtractor(range)
      if (activeRow < 0 || activeRow >= count || shown.includes(activeRow)) return shown
      return [...shown, activeRow].sort((a, b) => a - b)
    },
  })
  const former = useRef({ height, activeRow })
  useLayoutEffect(() => {
    if (former.current.height !== height) virtualizer.measure()
    if (former.current.activeRow !== activeRow && activeRow >= 0) virtualizer.scrollToIndex(activeRow)
    former.current = { height, activeRow }
  }, [virtualizer, height, activeRow])
  return virtualizer
}
