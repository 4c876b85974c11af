import { useSignals } from '@preact/signals-react/runtime'
import type { PointerEvent, ReactNode } from 'react'
import { findOrder, turnOrdering } from '#core/grid/turn-ordering.ts'
import { createTranslate } from '#core/intl/translate.ts'
import type { ShownColumn } from './arrange-columns.ts'
import { type Column, isNumeric } from './column.ts'
import { gridMessages } from './grid-messages.ts'
import type { Grid } from './grid-model.ts'

const t = createTranslate(gridMessages)

/** The row of the headings: press one to order by it, with Shift beside the others; drag its edge to resize. */
export function GridHead<Row>({
  grid,
  columns,
}: {
  grid: Grid<Row>
  columns: readonly ShownColumn<Row>[]
}): ReactNode {
  useSignals()
  const { row, column: activeColumn } = grid.active.value
  const readTabIndex = (place: number): number => (row === -1 && activeColumn === place ? 0 : -1)
  const first = grid.hasSelection ? 1 : 0
  return (
    <div role="rowgroup" className="ostrov-grid-head">
      <div role="row" aria-rowindex={1} className="ostrov-grid-row">
        {grid.hasSelection && <SelectPage grid={grid} tabIndex={readTabIndex(0)} />}
        {columns.map((shown, at) => (
          <Heading
            key={shown.column.id}
            grid={grid}
            shown={shown}
            place={at + first}
            tabIndex={readTabIndex(at + first)}
          />
        ))}
      </div>
    </div>
  )
}

function SelectPage<Row>({ grid, tabIndex }: { grid: Grid<Row>; tabIndex: number }): ReactNode {
  useSignals()
  const ids = grid.ids.value
  const isWhole = ids.length > 0 && ids.every(id => grid.selection.isChosen(id))
  return (
    <div role="columnheader" aria-colindex={1} className="ostrov-grid-select" data-cell="-1:0">
      <input
        type="checkbox"
        data-stop
        tabIndex={tabIndex}
        checked={isWhole}
        aria-label={t('selectPage')}
        onChange={() => grid.selection.set(ids, !isWhole)}
      />
    </div>
  )
}

const SORTS = { ascending: '↑', descending: '↓' } as const

function Heading<Row>({
  grid,
  shown: { column, width, pinnedAt },
  place,
  tabIndex,
}: {
  grid: Grid<Row>
  shown: ShownColumn<Row>
  place: number
  tabIndex: number
}): ReactNode {
  useSignals()
  const { list } = grid
  const { ordering } = list.query.value
  const order = findOrder(ordering, column.id)
  return (
    <div
      role="columnheader"
      aria-colindex={place + 1}
      aria-sort={column.isOrderable ? (order?.direction ?? 'none') : undefined}
      className="ostrov-grid-heading"
      data-cell={`-1:${place}`}
      data-column={column.id}
      data-kind={isNumeric(column) ? 'number' : column.kind}
      data-pinned={pinnedAt === null ? undefined : true}
      tabIndex={column.isOrderable ? undefined : tabIndex}
      style={pinnedAt === null ? undefined : { insetInlineStart: `${pinnedAt}px` }}
    >
      {column.isOrderable ? (
        <button
          type="button"
          data-stop
          tabIndex={tabIndex}
          className="ostrov-grid-order"
          onClick={event => list.setOrdering(turnOrdering(ordering, column.id, event.shiftKey))}
        >
          <span>{column.label}</span>
          <span aria-hidden="true" className="ostrov-grid-sort">
            {order && SORTS[order.direction]}
            {order && ordering.length > 1 && <sub>{order.rank}</sub>}
          </span>
        </button>
      ) : (
        <span>{column.label}</span>
      )}
      <Edge grid={grid} column={column} width={width} />
    </div>
  )
}

/** The edge that resizes its column; by the keyboard the column's menu does. */
function Edge<Row>({
  grid,
  column: { id },
  width,
}: {
  grid: Grid<Row>
  column: Column<Row>
  width: number
}): ReactNode {
  const follow = (event: PointerEvent<HTMLSpanElement>): void => {
    const { currentTarget: edge, clientX: from, pointerId } = event
    event.preventDefault()
    edge.setPointerCapture(pointerId)
    const move = ({ clientX }: globalThis.PointerEvent): void => grid.resize(id, width + clientX - from)
    const end = (): void => {
      edge.removeEventListener('pointermove', move)
      edge.removeEventListener('lostpointercapture', end)
    }
    edge.addEventListener('pointermove', move)
    edge.addEventListener('lostpointercapture', end)
  }
  return <span aria-hidden="true" className="ostrov-grid-edge" onPointerDown={follow} />
}
